// Each fault of the table, injected while guests read and an owner saves.
//   node e2e/faults/main.mjs                    the short form of npm test
//   npm run test:faults [-- --keep] [NAME …]    as often as promised; --keep writes the table of docs/reliability.md
//   FAULTS_SEED=7 …                             the same moments again
import { keepEvidence } from '../../scripts/lib/evidence.mjs';
import { needBinaries } from '../../scripts/lib/stack/binaries.mjs';
import { Random } from '../hostile/random.mjs';
import { openClockBar, openEmbeddedBar, openNginxBar } from './bars.mjs';
import { ELSEWHERE, tryElsewhere } from './elsewhere.mjs';
import { FAULTS } from './faults/index.mjs';
import { Owner } from './owner.mjs';
import { tryFault } from './trial.mjs';

const FLAGS = ['--long', '--keep'];
const COLUMNS = ['fault', 'times', 'saves', 'lost / twice', 'guests', 'slowest', 'back', 'test'];
const BARS = { nginx: openNginxBar, 'nginx, own clock': openClockBar, 'npm start': openEmbeddedBar };

const say = (text) => process.stdout.write(`${text}\n`);

function settings() {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !FLAGS.includes(arg));
  const given = process.env['FAULTS_SEED'];
  const seed = given ? Number(given) : Math.floor(Math.random() * 1e9);
  if (!Number.isInteger(seed)) throw new Error(`FAULTS_SEED must be a whole number (it is "${given}").`);
  const isLong = args.includes('--long');
  return { names, seed, isLong, keeps: args.includes('--keep') };
}

const isNamed = (fault, names) => names.length === 0 || names.some((name) => fault.includes(name));

/** The faults of one bar and how often each happens; those without rounds in this form are left out. */
function plan(kind, { names, isLong }) {
  return FAULTS.flatMap((fault) => {
    const rounds = fault.on[kind]?.[isLong ? 'long' : 'short'] ?? 0;
    return rounds > 0 && isNamed(`${fault.name} (${kind})`, names) ? [{ fault, rounds }] : [];
  });
}

async function tryAll(kind, planned, { seed, isLong }) {
  const bar = await BARS[kind]({ say });
  try {
    const owner = new Owner(bar);
    await owner.logIn();
    const random = new Random(seed);
    const results = [];
    for (const { fault, rounds } of planned) {
      const started = performance.now();
      const { faults, row } = await tryFault(fault, { bar, owner, random, rounds, isTimed: isLong });
      const { fault: name, test: _test, ...cells } = row;
      const took = ((performance.now() - started) / 1_000).toFixed(0);
      say(`${faults.length ? 'FAILED' : 'ok    '}  ${name}, ${took} s: ${Object.values(cells).join(' · ')}`);
      for (const line of faults) say(`        ${line}`);
      results.push({ row, isOk: faults.length === 0 });
    }
    return results;
  } finally {
    await bar.close();
  }
}

/** What browsers and single services prove, in their own tests. */
async function elsewhere({ names }) {
  const results = await tryElsewhere(
    ELSEWHERE.filter(({ fault }) => isNamed(fault, names)),
    say,
  );
  for (const { row, isOk, why } of results) {
    say(`${isOk ? 'ok    ' : 'FAILED'}  ${row.fault}: ${row.times} (${row.test})`);
    if (!isOk) say(`        ${why}`);
  }
  return results;
}

async function main() {
  const chosen = settings();
  await needBinaries(['initdb', 'postgres', 'redis-server', 'nginx', 'openssl'], say);
  say(`FAULTS_SEED ${chosen.seed}`);
  const results = [];
  for (const kind of Object.keys(BARS)) {
    const planned = plan(kind, chosen);
    if (planned.length > 0) results.push(...(await tryAll(kind, planned, chosen)));
  }
  if (chosen.isLong) results.push(...(await elsewhere(chosen)));
  const passed = results.filter(({ isOk }) => isOk);
  if (chosen.keeps) {
    const names = Object.keys(BARS).flatMap((kind) =>
      plan(kind, { names: [], isLong: true }).map(({ fault }) => `${fault.name} (${kind})`),
    );
    const all = [...names, ...ELSEWHERE.map(({ fault }) => fault)];
    await keepEvidence('faults', { columns: COLUMNS, rows: passed.map(({ row }) => row), names: all });
  }
  say(`${passed.length} passed, ${results.length - passed.length} failed`);
  process.exitCode = results.length > 0 && passed.length === results.length ? 0 : 1;
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
