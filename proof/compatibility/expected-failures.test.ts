import { withoutExpected } from './expected-failures.js';

const EXPECTED = {
  'owner/staging.spec.ts: What is staged stands in the grid': 'The button says what it drops.',
  'visitor/landing.spec.ts: The landing page': 'Another subtitle.',
};
const STAGING = 'owner/staging.spec.ts: What is staged stands in the grid: Error: no such button';
const LANDING = 'visitor/landing.spec.ts: The landing page: Error: no such text';
const OTHER = 'owner/staging.spec.ts: What is staged: Error: not saved';

it('leaves out what is changed on purpose, on a phone and on a desktop, and nothing else', () => {
  const result = { passed: 7, failed: 4, failures: [STAGING, STAGING, LANDING, OTHER] };
  expect(withoutExpected(result, EXPECTED, { whole: true })).toEqual({
    ...{ passed: 7, failed: 1, failures: [OTHER] },
  });
});

it('fails for an entry that does not fail, where all specs ran', () => {
  const result = { passed: 7, failed: 1, failures: [STAGING] };
  const needless = expect.stringMatching(/^visitor\/landing\.spec\.ts: The landing page: did not fail/);
  expect(withoutExpected(result, EXPECTED, { whole: true })).toMatchObject({
    failed: 1,
    failures: [needless],
  });
  expect(withoutExpected(result, EXPECTED, { whole: false })).toMatchObject({ failed: 0, failures: [] });
});

it('leaves the failure of a run that did not get as far as its tests', () => {
  const result = { passed: 0, failed: 1, output: 'No product started.' };
  expect(withoutExpected(result, {}, { whole: true })).toMatchObject(result);
});
