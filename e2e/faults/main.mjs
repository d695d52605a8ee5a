// Each fault of the table, injected while guests read and an owner saves.
//   node e2e/faults/main.mjs                    the short form of npm test, which takes FAULTS_SHARE=1/2 or 2/2 of it in turn
//   npm run test:faults [-- --keep] [NAME …]    as often as promised; --keep writes the table of docs/reliability.md
//   FAULTS_SEED=7 …                             the same moments again
import { keepEvidence } from '../../scripts/lib/evidence.mjs';
import { partOf } from '../../scripts/lib/share.mjs';
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

/** Each fault on each bar and how often it happens there; those without rounds in this form are left out. */
function planned({ names, isLong }) {
  return Object.keys(BARS).flatMap((kind) =>
    FAULTS.flatMap((fault) => {
      const rounds = fault.on[kind]?.[isLong ? 'long' : 'short'] ?? 0;
      const name = `${fault.name} (${kind})`;
      return rounds > 0 && isNamed(name, names) ? [{ kind, name, fault, rounds }] : [];
    }),
  );
}

/** Those that are tried now. */
function chosenOf(settings) {
  const share = process.env['FAULTS_SHARE'];
  if (!share || settings.isLong) return planned(settings);
  const part = partOf(planned(settings), share);
  say(`FAULTS_SHARE ${share}: ${part.map(({ name }) => name).join('; ')}`);
  return part;
}

async function tryAll(kind, faults, { seed, isLong }) {
  const bar = await BARS[kind]({ say });
  try {
    const owner = new Owner(bar);
    await owner.logIn();
    const random = new Random(seed);
    const results = [];
    for (const { fault, rounds } of faults) {
      const started = performance.now();
      const { faults: wrong, row } = await tryFault(fault, { bar, owner, random, rounds, isTimed: isLong });
      const { fault: name, test: _test, ...cells } = row;
      const took = ((performance.now() - started) / 1_000).toFixed(0);
      say(`${wrong.length ? 'FAILED' : 'ok    '}  ${name}, ${took} s: ${Object.values(cells).join(' · ')}`);
      for (const line of wrong) say(`        ${line}`);
      results.push({ row, isOk: wrong.length === 0 });
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
  const now = chosenOf(chosen);
  for (const kind of Object.keys(BARS)) {
    const faults = now.filter((one) => one.kind === kind);
    if (faults.length > 0) results.push(...(await tryAll(kind, faults, chosen)));
  }
  if (chosen.isLong) results.push(...(await elsewhere(chosen)));
  const passed = results.filter(({ isOk }) => isOk);
  if (chosen.keeps) {
    const names = planned({ names: [], isLong: true }).map(({ name }) => name);
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
