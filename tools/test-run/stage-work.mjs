// What `npm test` and `npm run proof` are made of: stages that run a check, Jest, Playwright or a program that counts. One
// line a stage, the output of what failed, and a closing count.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../ops/launch/build.mjs';
import { failuresOnly, install, run, tail } from '../../ops/process/run.mjs';
import { failuresOfJest } from './failures.mjs';

/**
 * What a stage found: `output` is shown when something failed, `failures` and `secondTries` name tests, one line each.
 * @typedef {{ passed: number, failed: number, output?: string, failures?: string[], secondTries?: string[] }} Result
 * @typedef {{ name: string, work: () => Promise<Result> }} Stage
 * @typedef {{ atOnce: number, stages: Stage[] }} Group stages of which so many run at once
 * @typedef {Record<string, string>} Env
 */

/** Young generation of 64 MB: with Node's own 16 MB a tenth of the time goes into garbage collection. */
const ROOM = '--max-semi-space-size=64';
const folder = mkdtempSync(join(tmpdir(), 'peanut-tests-'));
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {(() => unknown)[]} */
const cleanups = [];

const say = (/** @type {string} */ text) => void process.stdout.write(`${text}\n`);

/** @param {import('node:child_process').ChildProcess} child */
function onChild(child) {
  children.add(child);
  child.once('close', () => children.delete(child));
}

async function endEverything() {
  for (const child of children) child.kill('SIGTERM');
  for (const cleanup of cleanups) await cleanup();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Installs what is missing and runs the stages that the command line names, all when none is; `groupsFor` makes them of its
 * other words, which follow a single stage. What they started is ended with them, also by a signal. The exit code says
 * whether all passed.
 * @param {(words: string[]) => Group[]} groupsFor
 */
export async function runFromCommandLine(groupsFor) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void endEverything().then(() => process.exit(130)));
  try {
    const groups = chosenStages(groupsFor, process.argv.slice(2));
    await install(say);
    process.exitCode = (await runStages(groups)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {(words: string[]) => Group[]} groupsFor @param {string[]} args */
function chosenStages(groupsFor, args) {
  const names = groupsFor([]).flatMap(({ stages }) => stages.map(({ name }) => name));
  const chosen = args.filter((word) => names.includes(word));
  const words = args.filter((word) => !names.includes(word));
  if (words.length > 0 && chosen.length !== 1)
    throw new Error(
      `There is no stage "${words[0]}". Name one of ${names.join(', ')}, then words for that stage.`,
    );
  const isChosen = (/** @type {Stage} */ { name }) => chosen.length === 0 || chosen.includes(name);
  return groupsFor(words).map((group) => ({ ...group, stages: group.stages.filter(isChosen) }));
}

/** Runs the groups one after the other. A stage that fails hides no other. @param {Group[]} groups */
async function runStages(groups) {
  /** @type {(Result & { name: string })[]} */
  const results = [];
  for (const { atOnce, stages } of groups) {
    const waiting = [...stages];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runStage(next));
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  const named = (/** @type {'failures' | 'secondTries'} */ key, label = '') =>
    results.flatMap((result) => (result[key] ?? []).map((test) => `${label}: ${result.name}: ${test}`));
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((all, each) => all + each[key], 0);
  const secondTries = named('secondTries', 'second try');
  const count = secondTries.length > 0 ? [`${secondTries.length} needed a second try`] : [];
  ['', ...named('failures', 'failed'), ...secondTries, ...count].forEach(say);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

/** @param {Stage} stage */
async function runStage({ name, work }) {
  const started = performance.now();
  const result = await work().catch((error) => failure(error.stack ?? error.message));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const { passed, failed, output = '' } = result;
  const word = failed > 0 ? 'FAILED' : 'ok    ';
  say(`${word}  ${name.padEnd(13)} ${seconds.padStart(7)} s   ${passed} passed, ${failed} failed`);
  if (failed > 0) say(`\n${tail(output, 200)}\n`);
  return { name, ...result };
}

/** A stage that could not do its work. @param {string} output @returns {Result} */
const failure = (output) => ({ passed: 0, failed: 1, output });

/** @param {string[]} args @param {Env} [env] */
const node = (args, env) =>
  run(process.execPath, [ROOM, ...args], { env: { FORCE_COLOR: '0', ...env }, onChild });

/** @param {string[]} args @param {Env} [env] */
const npx = (args, env) =>
  run('npx', ['--no-install', ...args], { env: { FORCE_COLOR: '0', NODE_OPTIONS: ROOM, ...env }, onChild });

/** A stage that is one check: it passes when the program ends well. @param {string[]} args */
export const check = (args) => async () => {
  const { code, output } = await node(args);
  return code === 0 ? { passed: 1, failed: 0 } : failure(output);
};

/** @type {Promise<Result> | undefined} */
let building;

/** Builds once, whoever asks first. */
export function buildAll() {
  building ??= build(() => {}, { onChild }).then(
    () => ({ passed: 1, failed: 0 }),
    (/** @type {Error} */ error) => failure(error.message),
  );
  return building;
}

/** A stage that runs the built product. @param {Stage['work']} work @returns {Stage['work']} */
export const onBuild = (work) => async () =>
  (await buildAll()).failed === 0 ? work() : failure('Not run, because the build failed.');

/**
 * Runs projects of jest.config.mjs with a worker a core: more only get in each other's way.
 * @param {string[]} projects @param {{ env?: Env, args?: string[] }} [options] @returns {Promise<Result>}
 */
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

/**
 * Tests of services, with the Postgres and the Redis that they need.
 * @param {{ projects?: string[], env?: Env, args?: string[] }} [options]
 */
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

/**
 * Specs with Chromium on whole products; the options are those of testOnProducts.
 * @param {Partial<import('./system-tests.mjs').OnProducts> & { env?: Env }} [options]
 */
export async function systemTests({ env = {}, ...options } = {}) {
  const { testOnProducts } = await import('./system-tests.mjs');
  return testOnProducts({
    folder: mkdtempSync(join(folder, 'system-')),
    npx: (args, own) => npx(args, { ...env, ...own }),
    say,
    onStart: ({ stop }) => cleanups.push(stop),
    ...options,
  });
}

/**
 * A stage that is a program whose last line is a count, `N passed, N failed`; a line `FAILED  …` names what
 * failed, and a line `not run  …` what the machine lacks.
 * @param {string[]} args @param {Env} [env] @returns {Stage['work']}
 */
export const program = (args, env) => async () => {
  const { code, output } = await node(args, env);
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (passed === undefined) return failure(output);
  for (const [line] of output.matchAll(/^not run {2}.+$/gm)) say(`        ${line}`);
  const failures = [...output.matchAll(/^FAILED {2}(.+)$/gm)].map(([, line = '']) => line.trim());
  return { passed: Number(passed), failed: code !== 0 ? Math.max(1, Number(failed)) : 0, output, failures };
};
