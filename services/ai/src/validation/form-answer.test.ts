import { activeSpirit } from './form-answer.js';

describe('activeSpirit', () => {
  const spirits = ['bourbon', 'gin', 'Rum', 'whiskey'];
  it.each([
    ['GIN', 'gin'],
    ['Dark rum', 'Rum'],
    ['ginger beer', undefined],
    ['rye whiskey', 'whiskey'],
    ['', undefined],
    [7, undefined],
  ])('%j: %s', (given, expected) => expect(activeSpirit(given, spirits)).toBe(expected));
});
