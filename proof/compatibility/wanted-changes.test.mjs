import { withoutWanted } from './wanted-changes.mjs';

const WANTED = {
  'owner/staging.spec.ts: What is staged stands in the grid': 'The button says what it drops.',
  'visitor/landing.spec.ts: The landing page': 'Another subtitle.',
};
const STAGING = 'owner/staging.spec.ts: What is staged stands in the grid: Error: no such button';
const LANDING = 'visitor/landing.spec.ts: The landing page: Error: no such text';
const OTHER = 'owner/staging.spec.ts: What is staged: Error: not saved';

it('leaves out what is changed on purpose, on a phone and on a desktop, and nothing else', () => {
  const result = { passed: 7, failed: 4, failures: [STAGING, STAGING, LANDING, OTHER] };
  expect(withoutWanted(result, WANTED, { whole: true })).toEqual({ passed: 7, failed: 1, failures: [OTHER] });
});

it('fails for an entry that fails no more, where all specs ran', () => {
  const result = { passed: 7, failed: 1, failures: [STAGING] };
  const needless = expect.stringMatching(/^visitor\/landing\.spec\.ts: The landing page: is no failure/);
  expect(withoutWanted(result, WANTED, { whole: true })).toMatchObject({ failed: 1, failures: [needless] });
  expect(withoutWanted(result, WANTED, { whole: false })).toMatchObject({ failed: 0, failures: [] });
});

it('keeps the failure of a run that did not get as far as its tests', () => {
  const result = { passed: 0, failed: 1, output: 'No product started.' };
  expect(withoutWanted(result, {}, { whole: true })).toMatchObject({
    failed: 1,
    output: 'No product started.',
  });
});
