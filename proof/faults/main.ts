// Each fault of the table, injected while guests read and an owner saves.
//   node proof/run.mjs faults [--keep] [NAME …]   as often as promised; --keep writes the table of docs/reliability.md
//   FAULTS_SEED=7 …                               the same moments again
//   FAULTS_ROUNDS=2 …                             each so often at most, while one looks for a fault
import { needBinaries } from '../../ops/process/run.mjs';
import { STARTS, type Kind } from '../lib/products.js';
import { commandLine, numberFrom, say, sayCount, using } from '../lib/program.js';
import { Random } from '../lib/random.js';
import { SavingOwner } from '../lib/saving-owner.js';
import { keepResults } from '../results/results.mjs';
import { ELSEWHERE, tryElsewhere } from './elsewhere.js';
import { COLUMNS, tryFault, type Fault } from './scenario.js';
import { FAULTS as BACKUP } from './scenarios/backup.js';
import { FAULTS as BOOT } from './scenarios/boot.js';
import { FAULTS as CLIENTS } from './scenarios/clients.js';
import { FAULTS as CLOCK } from './scenarios/clock.js';
import { FAULTS as DEPENDENCIES } from './scenarios/dependencies.js';
import { FAULTS as SERVICES } from './scenarios/services.js';

/** By the name of their file. */
const FAULTS = {
  services: SERVICES,
  dependencies: DEPENDENCIES,
  clients: CLIENTS,
  boot: BOOT,
  clock: CLOCK,
  backup: BACKUP,
};
const KINDS = Object.keys(STARTS) as Kind[];

interface Planned {
  kind: Kind;
  /** As its row of the table is named. */
  name: string;
  fault: Fault;
  rounds: number;
  test: string;
}
interface Result {
  row: Record<string, string>;
  isOk: boolean;
}

const { words, keeps } = commandLine();
const seed = numberFrom('FAULTS_SEED', Math.floor(Math.random() * 1e9));
const most = numberFrom('FAULTS_ROUNDS', Infinity);
const isNamed = (fault: string): boolean => words.length === 0 || words.some((word) => fault.includes(word));

/** Each fault on each product, and how often it happens there. */
const ALL: Planned[] = KINDS.flatMap((kind) =>
  Object.entries(FAULTS).flatMap(([file, faults]) =>
    faults.flatMap((fault) => {
      const rounds = Math.min(fault.on[kind] ?? 0, most);
      const name = `${fault.name} (${kind})`;
      return rounds > 0 ? [{ kind, name, fault, rounds, test: `proof/faults/scenarios/${file}.ts` }] : [];
    }),
  ),
);

async function tryAll(kind: Kind, planned: Planned[]): Promise<Result[]> {
  return using(await STARTS[kind](), async (product) => {
    const owner = new SavingOwner(product);
    await owner.logIn();
    const random = new Random(seed);
    const results: Result[] = [];
    for (const { fault, rounds, test } of planned) {
      const started = performance.now();
      const { faults: wrong, row } = await tryFault(fault, { product, owner, random, rounds });
      const { fault: name, ...cells } = row;
      const took = ((performance.now() - started) / 1_000).toFixed(0);
      say(`${wrong.length ? 'FAILED' : 'ok    '}  ${name}, ${took} s: ${Object.values(cells).join(' · ')}`);
      for (const line of wrong) say(`        ${line}`);
      results.push({ row: { ...row, test }, isOk: wrong.length === 0 });
    }
    return results;
  });
}

/** What browsers and single services prove, in their own tests. */
async function elsewhere(): Promise<Result[]> {
  const results = await tryElsewhere(ELSEWHERE.filter(({ fault }) => isNamed(fault)));
  for (const { row, isOk, why } of results) {
    say(`${isOk ? 'ok    ' : 'FAILED'}  ${row['fault']}: ${row['times']} (${row['test']})`);
    if (!isOk) say(`        ${why}`);
  }
  return results;
}

await needBinaries(['initdb', 'postgres', 'redis-server', 'nginx', 'openssl'], say);
say(`FAULTS_SEED ${seed}`);
const results: Result[] = [];
for (const kind of KINDS) {
  const planned = ALL.filter((one) => one.kind === kind && isNamed(one.name));
  if (planned.length > 0) results.push(...(await tryAll(kind, planned)));
}
results.push(...(await elsewhere()));
const passed = results.filter(({ isOk }) => isOk);
if (keeps) {
  const names = [...ALL.map(({ name }) => name), ...ELSEWHERE.map(({ fault }) => fault)];
  await keepResults('faults', { columns: COLUMNS, rows: passed.map(({ row }) => row), names });
}
sayCount(passed.length, results.length - passed.length);
