import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../ops/launch/parts.mjs';

/** The first lines of a test's error, in one. */
export const reasonIn = (message = 'for no reason given') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .join(' | ');

/**
 * What failed in a report of Jest, one line each: the file, the test and why. A file that could not be run has a message
 * and no tests.
 * @param {import('@jest/test-result').FormattedTestResults} report
 */
export const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults: tests }) => {
    const failed = tests.filter(({ status }) => status === 'failed');
    const lines = failed.map((test) => `${test.fullName}: ${reasonIn(test.failureMessages?.[0])}`);
    const all = tests.length === 0 && message ? [reasonIn(message)] : lines;
    return all.map((line) => `${relative(ROOT, name)}: ${line}`);
  });
