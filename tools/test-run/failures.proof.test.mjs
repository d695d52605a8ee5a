import { join } from 'node:path';
import { failuresOfJest } from './failures.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';

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
