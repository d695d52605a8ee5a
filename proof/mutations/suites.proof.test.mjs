import { without } from './removal.mjs';
import { outcomeOf } from './suites.mjs';

describe('without', () => {
  const control = { name: 'a guard', file: 'a.ts', from: 'b', to: '' };
  it.each([
    ['ac', 0],
    ['abcb', 2],
  ])('refuses %s, where the text stands %d times', (text, times) =>
    expect(() => without(control, text)).toThrow(`"a guard": a.ts has ${times} times: b`),
  );
  it('replaces it', () => expect(without(control, 'abc')).toBe('ac'));
});

describe('outcomeOf', () => {
  const suite = { file: 'x/a.test.ts', test: 'refuses' };
  const report = (message, ...assertionResults) => ({
    testResults: [{ name: '/tree/x/a.test.ts', message, assertionResults }],
  });
  const test = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

  it('looks at the tests of the pattern alone', () => {
    const tests = [test('it refuses a', 'passed'), test('it refuses b', 'failed', 'no'), test('c', 'failed')];
    expect(outcomeOf(report('', ...tests), suite)).toEqual({
      passed: 1,
      failed: ['it refuses b'],
      problem: 'no',
    });
  });

  it('tells a suite that could not be run from one that failed', () => {
    expect(outcomeOf(report('Cannot find module'), suite)).toEqual({
      passed: 0,
      failed: [],
      problem: 'Cannot find module',
    });
    expect(outcomeOf({ testResults: [] }, suite)).toMatchObject({ passed: 0, failed: [] });
  });
});
