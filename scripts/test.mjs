// Every check, from a bare clone: one line a stage, the output of what failed, and a closing count.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { failuresOfJest } from './lib/failures.mjs';
import { git } from './lib/git.mjs';
import { install } from './lib/install.mjs';
import { failuresOnly, run, tail } from './lib/run.mjs';
import { stageTable } from './lib/stage-table.mjs';

const CORES = availableParallelism();
const say = (text) => process.stdout.write(`${text}\n`);
const work = mkdtempSync(join(tmpdir(), 'peanut-tests-'));
const children = new Set();
const cleanups = [];

const onChild = (child) => {
  children.add(child);
  child.once('close', () => children.delete(child));
};
/** Room for what lives shortly: with Node's own 16 MB a tenth of the time goes into clearing it. */
const ROOM = '--max-semi-space-size=64';

const npx = (args, env = {}) =>
  run('npx', ['--no-install', ...args], { env: { FORCE_COLOR: '0', NODE_OPTIONS: ROOM, ...env }, onChild });

const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
/** What helps the next run of the same checks. */
const CACHE = '.peanut/cache';
const KEPT = ['--cache', '--cache-location', `${CACHE}/prettier`, '--cache-strategy', 'content'];

/** A stage that is one check. */
async function check(command, args) {
  const { code, output } = await run(command, args, { env: { FORCE_COLOR: '0' }, onChild });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

let building;

/** Builds once, whoever asks first. */
function buildAll() {
  building ??= build(() => {}, { onChild }).then(
    () => ({ passed: 1, failed: 0 }),
    (error) => ({ passed: 0, failed: 1, output: error.message }),
  );
  return building;
}

/** A stage that runs the built product. */
const onBuild = (work) => async () =>
  (await buildAll()).failed === 0
    ? work()
    : { passed: 0, failed: 1, output: 'Not run, because the build failed.' };

function sum(results) {
  const add = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: add('passed'),
    failed: add('failed'),
    output: results.map(({ output }) => output ?? '').join(''),
  };
}

async function jest(projects, workers, env = {}) {
  const file = join(work, `jest-${projects[0]}.json`);
  const args = [
    'jest',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${file}`,
    '--selectProjects',
    ...projects,
  ];
  const { code, output } = await npx(args, {
    NODE_OPTIONS: `--experimental-vm-modules --no-warnings ${ROOM}`,
    ...env,
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!report) return { passed: 0, failed: 1, output };
  for (const [line] of output.matchAll(/^INTERLEAVINGS .+$/gm)) say(`        ${line}`);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  // Jest may fail for another reason than a test, such as no tests at all.
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: failuresOnly(output),
    failures: failuresOfJest(report),
  };
}

async function service() {
  const { startTestServers } = await import('./lib/stack/servers.mjs');
  const { env, stop } = await startTestServers(say);
  cleanups.push(stop);
  try {
    return await jest(['service'], CORES, env);
  } finally {
    await stop();
  }
}

async function system() {
  const { testOnProducts } = await import('./lib/system-tests.mjs');
  const onStart = ({ stop }) => cleanups.push(stop);
  return testOnProducts({ only: specs, folder: work, npx, say, onStart });
}

/** A program of the tests that ends with a line of counts. */
async function countedProgram(args, env = {}) {
  const { code, output } = await run(process.execPath, args, { env, onChild });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1, output };
  return { passed: Number(passed), failed: code !== 0 ? Math.max(1, Number(failed)) : 0, output };
}

/** A stage that is such a program; of what it says, the lines that `told` finds are shown. */
const program = (args, told) => async (env) => {
  const result = await countedProgram(args, env);
  for (const [line] of result.output.matchAll(told)) say(`        ${line}`);
  return result;
};

/**
 * What takes long and looks for what is rare is taken in turns: a run of everything takes one of the parts, that of the
 * next commit the next one. `3/8` when it is the third's turn, `1/1` where stages are named: these run whole.
 */
async function shareOf(parts) {
  if (only.length > 0) return '1/1';
  const commits = await git('rev-list', '--count', 'HEAD').catch(() => 0);
  return `${(Number(commits) % parts) + 1}/${parts}`;
}

/** Benchmarks once through all their steps: whether they still run, not how fast. */
const benchmarks = async () => program(['bench/run.mjs'], /^SHARE .+$/gm)({ BENCH_SMOKE: await shareOf(12) });

const faults = async () =>
  program(['e2e/faults/main.mjs'], /^FAULTS_(?:SEED|SHARE) .+$/gm)({ FAULTS_SHARE: await shareOf(2) });

const hostile = async () =>
  program(
    ['e2e/hostile/main.mjs'],
    /^HOSTILE_.+$|^.+ requests in .+$/gm,
  )({ HOSTILE_SHARE: await shareOf(2) });

/** How the tree reads, in figures; it fails where a document names files that are gone. */
async function figures() {
  const { code, output } = await run(process.execPath, ['scripts/figures.mjs'], { onChild });
  say(output.trimEnd().replace(/^/gm, '        '));
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** Two lanes take one after the other, the long ones first. Then comes what needs the whole machine for itself. */
const SIDE_BY_SIDE = [
  ['build', buildAll],
  ['lint', () => check(process.execPath, [ROOM, 'scripts/lib/check-projects.mjs'])],
  ['service', onBuild(service)],
  ['bench', onBuild(benchmarks)],
  ['unit', () => jest(['unit', 'browser'], CORES)],
  ['hostile', onBuild(hostile)],
  ['faults', onBuild(faults)],
  ['controls', onBuild(program(['e2e/controls/main.mjs', '--sample'], /^SAMPLE .+$/gm))],
  ['format', () => check(process.execPath, [ROOM, PRETTIER, '--check', '--log-level=warn', ...KEPT, '.'])],
  ['figures', figures],
];
/** Mostly waits: a lane of its own costs the others little. */
const BESIDE = [['soak', onBuild(program(['e2e/soak/main.mjs'], /^\d+ × .+$/gm))]];
const AFTERWARDS = [['system', onBuild(system)]];

const STAGES = [...SIDE_BY_SIDE, ...BESIDE, ...AFTERWARDS].map(([name]) => name);
const words = process.argv.slice(2);
/** The stages that are asked for, all when none is; any other word is a spec of the system tests. */
const only = words.filter((word) => STAGES.includes(word));
const specs = words.filter((word) => !STAGES.includes(word));

const secondsSince = (started) => (performance.now() - started) / 1_000;

async function runStage([name, work]) {
  const started = performance.now();
  const result = await work().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack ?? error.message,
  }));
  const seconds = secondsSince(started);
  const { passed, failed } = result;
  say(
    `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed`,
  );
  if (failed) say(`\n${tail(result.output ?? '', 200)}\n`);
  return { name, seconds, passed, failed, failures: result.failures ?? [] };
}

async function interrupted() {
  for (const child of children) child.kill('SIGTERM');
  for (const cleanup of cleanups) await cleanup();
  rmSync(work, { recursive: true, force: true });
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void interrupted());

try {
  if (specs.length > 0 && !only.includes('system'))
    throw new Error(`There is no stage ${specs[0]}, but ${STAGES.join(', ')}. Specs stand behind "system".`);
  await install(say);
  const isWanted = ([name]) => only.length === 0 || only.includes(name);
  const started = performance.now();
  const results = [];
  const runLane = async (waiting) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runStage(next));
  };
  const waiting = SIDE_BY_SIDE.filter(isWanted);
  await Promise.all([runLane(waiting), runLane(waiting), runLane(BESIDE.filter(isWanted))]);
  await runLane(AFTERWARDS.filter(isWanted));
  const { passed, failed } = sum(results);
  say(`\n${stageTable(results, secondsSince(started))}\n`);
  for (const { name, failures } of results)
    for (const failure of failures) say(`failed: ${name}: ${failure}`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
