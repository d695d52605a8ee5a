import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reasonIn } from '../../tools/test-run/failures.mjs';
import { run, tail } from '../../ops/process/run.mjs';

/**
 * What a report of Jest says of one suite.
 * @returns {{ passed: number, failed: string[], problem: string }} `failed`: the tests' full names; `problem`: why the
 *   first one failed, or why none was run
 */
export function outcomeOf({ testResults }, { file, test }) {
  const found = testResults.find(({ name }) => name.endsWith(`/${file}`));
  if (!found) return { passed: 0, failed: [], problem: 'There is no such suite.' };
  const own = found.assertionResults.filter(({ fullName }) => new RegExp(test, 'i').test(fullName));
  const withStatus = (wanted) => own.filter(({ status }) => status === wanted);
  const failed = withStatus('failed');
  return {
    passed: withStatus('passed').length,
    failed: failed.map(({ fullName }) => fullName),
    problem: reasonIn(failed[0]?.failureMessages[0] ?? (found.message || 'No test has such a name.')),
  };
}

/** Ends what a suite that failed left running. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs the suites' tests in a copy of the tree and returns Jest's report.
 * @param suites as in a control; of each the tests whose names match the `test` of any of them
 */
export async function runSuites(folder, suites, { env = {}, onChild, patience } = {}) {
  const only = (values) => [...new Set(values)];
  const report = join(folder, 'jest-report.json');
  rmSync(report, { force: true });
  const args = [
    join(folder, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--forceExit',
    '--watchman=false',
    `--cacheDirectory=${join(folder, '.jest')}`,
    '--json',
    `--outputFile=${report}`,
    `--testNamePattern=${only(suites.map(({ test }) => `(?:${test})`)).join('|')}`,
    ...(patience ? [`--testTimeout=${patience}`] : []),
    '--selectProjects',
    ...only(suites.map(({ project }) => project)),
    '--runTestsByPath',
    ...only(suites.map(({ file }) => file)),
  ];
  const { output } = await run(process.execPath, args, {
    cwd: folder,
    env: {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64',
      FORCE_COLOR: '0',
      ...env,
    },
    detached: true,
    onChild: (child) => {
      onChild?.(child);
      child.once('exit', () => endGroup(child.pid));
    },
  });
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    throw new Error(`Jest made no report:\n${tail(output)}`, { cause: error });
  }
}
