// npm run bench [p1 p9 house …]: each figure beside a baseline measured in the same run; exit code 1 when a goal is missed.
import { build } from '../scripts/lib/build.mjs';
import { install } from '../scripts/lib/install.mjs';
import { needBinaries } from '../scripts/lib/stack/binaries.mjs';
import { loadText, machineFacts, needQuietMachine } from './lib/machine.mjs';
import { table } from './lib/table.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** Loaded late: they need the packages and the builds. */
async function loadFigures() {
  const modules = await Promise.all([
    import('./p01-visitor-script.mjs'),
    import('./p02-first-paint.mjs'),
    import('./p04-layout-shift.mjs'),
    import('./p06-flip.mjs'),
    import('./p07-drag.mjs'),
    import('./p08-long-lists.mjs'),
    import('./p09-list-through-gateway.mjs'),
    import('./p11-service-alone.mjs'),
    import('./p12-reorder.mjs'),
    import('./p13-rate-limit.mjs'),
    import('./p14-first-token.mjs'),
    import('./p19-start.mjs'),
    import('./p20-memory.mjs'),
    import('./p21-real-list.mjs'),
    import('./p22-hostile-bodies.mjs'),
    import('./p23-large-menu.mjs'),
    import('./p24-recovery.mjs'),
    import('./house-bartender.mjs'),
  ]);
  return modules.flatMap((module) => Object.values(module));
}

/** The figures named on the command line, or all. Throws on a name that there is not. */
function choose(figures, names) {
  const wanted = names.map((name) => name.toUpperCase().replace(/^P0+/, 'P'));
  const unknown = wanted.filter((name) => !figures.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Error(`No figure ${unknown.join(', ')}. There are: ${figures.map(({ id }) => id).join(', ')}`);
  return wanted.length === 0 ? figures : figures.filter(({ id }) => wanted.includes(id));
}

async function measureAll(figures) {
  const done = [];
  for (const { id, title, measure } of figures) {
    say(`${id}  ${title} … (${loadText()})`);
    const rows = await measure(say).catch((error) => [
      {
        what: title,
        here: 'not measured',
        result: error.message.split('\n')[0],
        isMet: false,
        error,
      },
    ]);
    if (rows[0].error) process.stderr.write(`${rows[0].error.stack}\n`);
    done.push({ id, rows });
  }
  return done;
}

async function main() {
  needQuietMachine();
  await install(say);
  await build(say);
  await needBinaries(['wrk', 'chromium'], say);
  const figures = choose(await loadFigures(), process.argv.slice(2));
  say(await machineFacts());
  const done = await measureAll(figures);
  say(`\n${table(done)}\n\n${loadText()}`);
  if (done.some(({ rows }) => rows.some(({ isMet }) => isMet === false))) process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
