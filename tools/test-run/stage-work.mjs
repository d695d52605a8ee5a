// What the stages of `npm test` and `npm run proof` do: run a check, Jest, Playwright, or a program that counts.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../ops/launch/build.mjs';
import { failuresOfJest } from './failures.mjs';
import { failuresOnly, install, run } from '../../ops/process/run.mjs';
import { chosenStages, failure, runStages } from './stages.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** Young generation of 64 MB: with Node's own 16 MB a tenth of the time goes into garbage collection. */
const ROOM = '--max-semi-space-size=64';

const folder = mkdtempSync(join(tmpdir(), 'peanut-tests-'));
const children = new Set();
const cleanups = [];

const onChild = (child) => {
  children.add(child);
  child.once('close', () => children.delete(child));
};

/**
 * Installs what is missing and runs the stages that the command line names; `groupsFor` makes them of its other words.
 * Whatever they started is ended with them, also by a signal. The exit code says whether all passed.
 */
export async function runFromCommandLine(groupsFor) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void endEverything().then(() => process.exit(130)));
  try {
    const groups = chosenStages(groupsFor, process.argv.slice(2));
    await install(say);
    process.exitCode = (await runStages(groups)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function endEverything() {
  for (const child of children) child.kill('SIGTERM');
  for (const cleanup of cleanups) await cleanup();
  rmSync(folder, { recursive: true, force: true });
}

const node = (args, env = {}) =>
  run(process.execPath, [ROOM, ...args], { env: { FORCE_COLOR: '0', ...env }, onChild });

const npx = (args, env = {}) =>
  run('npx', ['--no-install', ...args], { env: { FORCE_COLOR: '0', NODE_OPTIONS: ROOM, ...env }, onChild });

/** A stage that is one check: it passes when the program ends well. */
export const check = (args) => async () => {
  const { code, output } = await node(args);
  return code === 0 ? { passed: 1, failed: 0 } : failure(output);
};

let building;

/** Builds once, whoever asks first. */
export function buildAll() {
  building ??= build(() => {}, { onChild }).then(
    () => ({ passed: 1, failed: 0 }),
    (error) => failure(error.message),
  );
  return building;
}

/** A stage that runs the built product. */
export const onBuild = (work) => async () =>
  (await buildAll()).failed === 0 ? work() : failure('Not run, because the build failed.');

/** Runs projects of jest.config.mjs with a worker a core: more only get in each other's way. */
export async function jest(projects, { env = {}, args = [] } = {}) {
  const file = join(folder, `jest-${projects[0]}.json`);
  const workers = `--maxWorkers=${availableParallelism()}`;
  const { code, output } = await npx(
    ['jest', workers, '--json', `--outputFile=${file}`, ...args, '--selectProjects', ...projects],
    { NODE_OPTIONS: `--experimental-vm-modules --no-warnings ${ROOM}`, ...env },
  );
  if (!existsSync(file)) return failure(output);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    // Jest may fail for another reason than a test, such as no tests at all.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: failuresOnly(output),
    failures: failuresOfJest(report),
  };
}

/** Tests of services, with the Postgres and the Redis that they need. */
export async function serviceTests({ projects = ['service'], env = {}, args } = {}) {
  const { startTestServers } = await import('../../proof/stack/servers.mjs');
  const servers = await startTestServers(say);
  cleanups.push(servers.stop);
  try {
    return await jest(projects, { env: { ...servers.env, ...env }, args });
  } finally {
    await servers.stop();
  }
}

/** Specs with Chromium on whole products; the options are those of testOnProducts. */
export async function systemTests({ env = {}, ...options } = {}) {
  const { testOnProducts } = await import('./system-tests.mjs');
  const withEnv = (args, own) => npx(args, { ...env, ...own });
  const onStart = ({ stop }) => cleanups.push(stop);
  const own = mkdtempSync(join(folder, 'system-'));
  return testOnProducts({ folder: own, npx: withEnv, say, onStart, ...options });
}

/** A stage that is a program whose last line is a count: `N passed, N failed`; a line `FAILED  …` names what failed. */
export const program = (args, env) => async () => {
  const { code, output } = await node(args, env);
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (passed === undefined) return failure(output);
  const failures = [...output.matchAll(/^FAILED {2}(.+)$/gm)].map(([, line]) => line.trim());
  return {
    passed: Number(passed),
    failed: code !== 0 ? Math.max(1, Number(failed)) : 0,
    output,
    failures,
  };
};
