import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './parts.mjs';

const NAME = 10;
const NUMBER = 9;

const line = ([name, ...cells]) =>
  name.padEnd(NAME) + cells.map((cell) => String(cell).padStart(NUMBER)).join('');

/**
 * What each stage took and found, one line a stage, and all of them together. Stages may have run side by side: `seconds`
 * of the whole is the time on the clock.
 */
export function stageTable(stages, seconds) {
  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0);
  const rows = [
    ...stages.map((stage) => [stage.name, stage.seconds.toFixed(1), stage.passed, stage.failed]),
    ['total', seconds.toFixed(1), sum('passed'), sum('failed')],
  ];
  return [line(['stage', 'seconds', 'passed', 'failed']), ...rows.map(line)].join('\n');
}

/** The first lines of a test's error, in one. */
export const reasonIn = (message = 'for no reason given') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .join(' | ');

/** What failed in a report of Jest, one line each: the file, the test and why. */
export const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const lines = failed.map((test) => `${file}: ${test.fullName}: ${reasonIn(test.failureMessages[0])}`);
    // A file that could not be run has a message and no tests.
    return assertionResults.length === 0 && message ? [`${file}: ${reasonIn(message)}`] : lines;
  });
