import { join } from 'node:path';
import { ROOT } from './parts.mjs';
import { failuresOfJest, stageTable } from './stage-table.mjs';

describe('the table of the stages', () => {
  it('has a line for each stage and one for the whole, whose time is that on the clock', () => {
    const stages = [
      { name: 'unit', seconds: 61.25, passed: 1372, failed: 0 },
      { name: 'hostile', seconds: 70, passed: 3, failed: 1 },
    ];
    expect(stageTable(stages, 75.04).split('\n')).toEqual([
      'stage       seconds   passed   failed',
      'unit           61.3     1372        0',
      'hostile        70.0        3        1',
      'total          75.0     1375        1',
    ]);
  });
});

describe('what failed in a report of Jest', () => {
  const name = join(ROOT, 'libs/a.test.ts');
  const test = (status, fullName, ...failureMessages) => ({ status, fullName, failureMessages });

  it('is named with its file and the reason, without colours', () => {
    const assertionResults = [
      test('passed', 'a card turns'),
      test('failed', 'a card opens', '\u001b[31mError: shut\u001b[39m\n\n    at its hinge'),
    ];
    expect(failuresOfJest({ testResults: [{ name, message: 'all of it', assertionResults }] })).toEqual([
      'libs/a.test.ts: a card opens: Error: shut |     at its hinge',
    ]);
  });

  it('is a whole file where it could not be run', () => {
    const testResults = [{ name, message: 'Cannot find module', assertionResults: [] }];
    expect(failuresOfJest({ testResults })).toEqual(['libs/a.test.ts: Cannot find module']);
  });
});
