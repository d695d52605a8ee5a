import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonIn } from '../../tools/test-run/failures.mjs';
import { run, tail } from '../../ops/process/run.mjs';
import { onChild } from '../lib/program.js';
import { runJest, type Suite as Ran } from '../lib/suites.js';
import { copyBuilds } from './copy.js';

/** What keeps the product safe, taken out, and the suite that must notice. */
export interface Mutation {
  name: string;
  /** From the root. */
  file: string;
  /** What is there exactly once, and what is there instead without the safeguard. */
  from: string;
  to: string;
  /** Folders whose build must be renewed for the suite to see it. */
  builds?: string[];
  suite: Suite;
}

export interface Suite {
  /** Of Jest. */
  project: 'unit' | 'service' | 'browser';
  /** From the root. */
  file: string;
  /** Pattern of the full names of the tests that are run. */
  test: string;
  /** Whether they need Postgres and Redis. */
  servers?: boolean;
  /** Milliseconds for a test without the safeguard, where it would wait for ever. */
  patience?: number;
}

export interface Verdict {
  mutation: Mutation;
  isRed: boolean;
  /** The first test that failed, or what went wrong. */
  says: string;
  /** Why that test failed. */
  problem: string;
}

interface Outcome {
  passed: number;
  /** The first test that failed. */
  failed?: string;
  /** Why it did, or why none was run. */
  problem: string;
}

/** The file's text without the safeguard. Throws unless what is replaced is there exactly once. */
export function without({ name, file, from, to }: Mutation, text: string): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${name}": ${file} does not have this exactly once: ${from}`);
  return before + to + after;
}

function outcomeOf(suites: Ran[], { file, test }: Suite): Outcome {
  const found = suites.find(({ name }) => name.endsWith(`/${file}`));
  const own = found?.assertionResults.filter(({ fullName }) => new RegExp(test, 'i').test(fullName)) ?? [];
  const failed = own.find(({ status }) => status === 'failed');
  const whyNone = found ? found.message || 'No test has such a name.' : 'There is no such suite.';
  return {
    passed: own.filter(({ status }) => status === 'passed').length,
    failed: failed?.fullName,
    problem: reasonIn(failed?.failureMessages[0] ?? whyNone),
  };
}

const once = <T>(values: T[]): T[] => [...new Set(values)];

/** Runs the suites' tests in a copy of the tree: of each file those whose names match the `test` of any. */
function runSuites(folder: string, suites: Suite[], env: object, patience?: number): Promise<Ran[]> {
  const args = [
    ...['--runInBand', '--forceExit', '--watchman=false', `--cacheDirectory=${join(folder, '.jest')}`],
    `--testNamePattern=${once(suites.map(({ test }) => `(?:${test})`)).join('|')}`,
    ...(patience ? [`--testTimeout=${patience}`] : []),
    ...['--selectProjects', ...once(suites.map(({ project }) => project))],
  ];
  return runJest(once(suites.map(({ file }) => file)), { folder, cwd: folder, args, env });
}

/** Those whose suite is red, or not run, before anything is taken out. */
export async function faultsBefore(folder: string, mutations: Mutation[], env: object): Promise<Verdict[]> {
  const suites = mutations.map(({ suite }) => suite);
  const report = await runSuites(folder, suites, env);
  return mutations.flatMap((mutation) => {
    const { passed, failed, problem } = outcomeOf(report, mutation.suite);
    const says = `Not green before: ${problem}`;
    return passed > 0 && failed === undefined ? [] : [{ mutation, isRed: false, says, problem }];
  });
}

async function build(folder: string, part: string): Promise<void> {
  const { code, output } = await run('npm', ['run', 'build'], { cwd: join(folder, part), onChild });
  if (code !== 0) throw new Error(`The build of ${part} failed:\n${tail(output)}`);
}

/**
 * Takes a safeguard out of the copy, runs its suite and puts it back. Only a test that failed counts: a suite that could
 * not be run says nothing.
 */
export async function tryMutation(folder: string, mutation: Mutation, env: object): Promise<Verdict> {
  const { suite, builds = [] } = mutation;
  const file = join(folder, mutation.file);
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, without(mutation, text));
    for (const part of builds) await build(folder, part);
    const { passed, failed, problem } = outcomeOf(
      await runSuites(folder, [suite], env, suite.patience),
      suite,
    );
    if (failed !== undefined) return { mutation, isRed: true, says: failed, problem };
    const says = passed > 0 ? 'The suite stayed green.' : `The suite was not run: ${problem}`;
    return { mutation, isRed: false, says, problem };
  } finally {
    writeFileSync(file, text);
    for (const part of builds) copyBuilds(folder, part);
  }
}
