// Each fault of the table, injected while guests read and an owner saves.
//   node proof/faults/main.mjs [--keep] [NAME …]    as often as promised; --keep writes the table of docs/reliability.md
//   FAULTS_SEED=7 …                               the same moments again
//   FAULTS_ROUNDS=2 …                             each so often at most, while one looks for a fault
import { keepEvidence } from '../evidence/evidence.mjs';
import { needBinaries } from '../../ops/process/run.mjs';
import { Random } from '../lib/random.mjs';
import { openClockBar, openEmbeddedBar, openNginxBar } from './bars.mjs';
import { ELSEWHERE, tryElsewhere } from './elsewhere.mjs';
import { FAULTS } from './faults/index.mjs';
import { Owner } from './owner.mjs';
import { tryFault } from './trial.mjs';

const KEEP = '--keep';
const COLUMNS = ['fault', 'times', 'saves', 'lost / twice', 'guests', 'slowest', 'back', 'test'];
const BARS = { nginx: openNginxBar, 'nginx, own clock': openClockBar, 'npm start': openEmbeddedBar };

const say = (text) => process.stdout.write(`${text}\n`);

function wholeNumber(name, fallback) {
  const number = Number(process.env[name] || fallback);
  if (!Number.isInteger(number))
    throw new Error(`${name} must be a whole number (it is "${process.env[name]}").`);
  return number;
}

function settings() {
  const args = process.argv.slice(2);
  return {
    names: args.filter((arg) => arg !== KEEP),
    keeps: args.includes(KEEP),
    seed: wholeNumber('FAULTS_SEED', Math.floor(Math.random() * 1e9)),
    most: process.env['FAULTS_ROUNDS'] ? wholeNumber('FAULTS_ROUNDS') : Infinity,
  };
}

const isNamed = (fault, names) => names.length === 0 || names.some((name) => fault.includes(name));

/** Each fault on each bar, and how often it happens there. */
function planned({ names, most }) {
  return Object.keys(BARS).flatMap((kind) =>
    FAULTS.flatMap((fault) => {
      const rounds = Math.min(fault.on[kind] ?? 0, most);
      const name = `${fault.name} (${kind})`;
      return rounds > 0 && isNamed(name, names) ? [{ kind, name, fault, rounds }] : [];
    }),
  );
}

async function tryAll(kind, faults, { seed }) {
  const bar = await BARS[kind]({ say });
  try {
    const owner = new Owner(bar);
    await owner.logIn();
    const random = new Random(seed);
    const results = [];
    for (const { fault, rounds } of faults) {
      const started = performance.now();
      const { faults: wrong, row } = await tryFault(fault, { bar, owner, random, rounds });
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
  const now = planned(chosen);
  for (const kind of Object.keys(BARS)) {
    const faults = now.filter((one) => one.kind === kind);
    if (faults.length > 0) results.push(...(await tryAll(kind, faults, chosen)));
  }
  results.push(...(await elsewhere(chosen)));
  const passed = results.filter(({ isOk }) => isOk);
  if (chosen.keeps) {
    const names = planned({ names: [], most: Infinity }).map(({ name }) => name);
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
