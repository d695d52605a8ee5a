// npm run bench [p1 p9 house …]: each figure beside a baseline measured in the same run; exit code 1 when a goal is missed.
// npm run bench -- --keep p1 …: writes what was measured into bench/README.md as well.
import { basename } from 'node:path';
import { build } from '../ops/launch/build.mjs';
import { install, needBinaries } from '../ops/process/run.mjs';
import { isSmoke } from './lib/effort.mjs';
import { loadText, machineFacts, needQuietMachine } from './lib/machine.mjs';
import { table } from './lib/table.mjs';

const KEEP = '--keep';

const say = (text) => process.stdout.write(`${text}\n`);

/** In the order of their run: those that share a product stand together. */
const PROGRAMS = [
  'promises/pages/p01-visitor-script',
  'promises/pages/p01b-kept-script',
  'promises/pages/p02-first-paint',
  'promises/pages/p04-layout-shift',
  'promises/services/p10-cache-refresh',
  'promises/services/p09-list-through-gateway',
  'promises/services/p11-service-alone',
  'promises/services/p13-rate-limit',
  'promises/pages/p15-remote-down',
  'promises/operations/p16-deploy',
  'promises/pages/p17-offline',
  'promises/pages/p06-flip',
  'promises/pages/p07-drag',
  'promises/pages/p08-long-lists',
  'promises/pages/p21-real-list',
  'promises/services/p12-reorder',
  'promises/services/p18-service-memory',
  // Leaves its address with no more logins in the smoke, where the next would share the product.
  'promises/services/p22-hostile-bodies',
  'promises/services/p14-first-token',
  'promises/operations/p19-p20-npm-start',
  'promises/services/p23-large-menu',
  'promises/operations/p24-recovery',
  'promises/operations/p25-replacement',
  'house-bartender',
];

/** Loaded late: they need the packages and the builds. One that cannot be loaded fails alone, when its turn comes. */
async function loadFigures() {
  const idOf = (name) => basename(name).replace(/^p0*/, 'P').split('-')[0];
  const cannotRun = (name) => (error) => [
    { id: idOf(name), title: name, measure: () => Promise.reject(error) },
  ];
  const load = (name) => import(`./${name}.mjs`).then(Object.values, cannotRun(name));
  return (await Promise.all(PROGRAMS.map(load))).flat();
}

/** The figures named on the command line, or all that bring their product along. Throws on a name that there is not. */
function choose(figures, names) {
  const wanted = names.map((name) => name.toUpperCase().replace(/^P0+/, 'P'));
  const isOf = ({ id }) => wanted.includes(id.toUpperCase());
  const unknown = wanted.filter((name) => !figures.some(({ id }) => id.toUpperCase() === name));
  if (unknown.length > 0)
    throw new Error(`No figure ${unknown.join(', ')}. There are: ${figures.map(({ id }) => id).join(', ')}`);
  if (wanted.length > 0) return figures.filter(isOf);
  return figures.filter(({ needsContainers }) => !needsContainers);
}

const notMeasured = (title, error) => [
  { what: title, here: 'not measured', result: error.message.split('\n')[0], isMet: false, error },
];

async function measureAll(figures) {
  const done = [];
  for (const figure of figures) {
    const { id, title, measure } = figure;
    say(`${id}  ${title} … (${loadText()})`);
    const started = performance.now();
    const rows = await measure(say).catch((error) => notMeasured(title, error));
    if (rows[0].error) process.stderr.write(`${rows[0].error.stack}\n`);
    say(`    ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    done.push({ id, figure, rows });
  }
  return done;
}

/** The smoke asks whether each program still runs, not how fast. */
function sayCount(done) {
  const failed = done.filter(({ rows }) => rows.some(({ error }) => error));
  for (const { id, rows } of failed) say(`FAILED  ${id}: ${rows[0].result}`);
  say(`${done.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

async function sayFigures(done, keep) {
  say(`\n${table(done)}\n\n${loadText()}`);
  if (done.some(({ rows }) => rows.some(({ isMet }) => isMet === false))) process.exitCode = 1;
  if (!keep) return;
  const { keepResults } = await import('./lib/report.mjs');
  const measured = done.filter(({ rows }) => !rows[0].error);
  await keepResults(measured, await machineFacts());
}

async function main() {
  if (!isSmoke) needQuietMachine();
  await install(say);
  await build(say);
  const [{ BROWSER }, { endProduct }] = await Promise.all([
    import('./lib/browser/browser.mjs'),
    import('./lib/product.mjs'),
  ]);
  await needBinaries(['wrk', BROWSER], say);
  const args = process.argv.slice(2);
  const figures = choose(
    await loadFigures(),
    args.filter((name) => name !== KEEP),
  );
  say(await machineFacts());
  try {
    const done = await measureAll(figures);
    if (isSmoke) sayCount(done);
    else await sayFigures(done, args.includes(KEEP));
  } finally {
    await endProduct();
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
