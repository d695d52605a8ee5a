import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/parts.mjs';
import { CONTROLS } from './controls.mjs';
import { without } from './removal.mjs';
import { sampleOf } from './sample.mjs';
import { outcomeOf } from './suites.mjs';

describe('the list of controls', () => {
  it.each(CONTROLS.map((control) => [control.name, control]))('%s can be removed', (_, control) => {
    const text = readFileSync(join(ROOT, control.file), 'utf8');
    expect(without(control, text)).not.toBe(text);
    expect(existsSync(join(ROOT, control.suite.file))).toBe(true);
    expect(() => new RegExp(control.suite.test)).not.toThrow();
  });

  it('names each once', () => {
    const names = CONTROLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

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

describe('sampleOf', () => {
  it('comes to each control once in as many commits as it takes', () => {
    const all = Array.from({ length: 23 }, (_, index) => index);
    const samples = [7, 8, 9, 10, 11].map((commits) => sampleOf(all, commits));
    expect(samples.flat().sort((one, other) => one - other)).toEqual(all);
    expect(samples.every(({ length }) => length <= 5)).toBe(true);
  });
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
