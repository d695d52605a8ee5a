import type { BartenderWait } from '@peanut/contracts';
import { waitText } from './wait-text';

it.each([
  [{ reason: 'queue', before: 0 }, 'The bartender is busy, you are next'],
  [{ reason: 'queue', before: 1 }, 'The bartender is busy, you are next but one'],
  [{ reason: 'queue', before: 2 }, 'The bartender is busy, 2 are before you'],
  [{ reason: 'queue', before: 11 }, 'The bartender is busy, 11 are before you'],
  [{ reason: 'loading' }, 'The bartender is getting ready, one moment'],
  [{ reason: 'of a later version' }, ''],
])('says of %j: %s', (wait, text) => {
  expect(waitText(wait as BartenderWait)).toBe(text);
});
