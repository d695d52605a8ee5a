// Made-up requests against both gateways, 100,000 or FUZZ_REQUESTS.  FUZZ_SEED=7 node proof/run.mjs fuzzing [--keep]
// One task again, for a fault that was found:  FUZZ_TASK=123 FUZZ_TARGET=nginx FUZZ_SEED=… node proof/run.mjs fuzzing
import { Memory } from '../lib/memory.js';
import { COLLECTS, startEmbedded, startNginx, type Product } from '../lib/products.js';
import { commandLine, numberFrom, say, sayCount, using } from '../lib/program.js';
import { taskRandom } from '../lib/random.js';
import { faultsOfResources, readResources } from '../lib/resources.js';
import { keepResults } from '../results/results.mjs';
import { Attack, Line, type Target } from './attack.js';
import { HeldConnections } from './held.js';
import { KINDS } from './kinds/index.js';
import { Report } from './report.js';
import {
  anonymous,
  isStillOwner,
  owner,
  prepareWorld,
  publicLists,
  type Sender,
  type World,
} from './world.js';

const STARTS = { nginx: startNginx, embedded: startEmbedded };
const GATEWAYS = ['nginx', 'embedded'] as const;
const AT_ONCE = 24;
/** MB on the disk: what the owner's requests add (drinks, pictures, answers stored for repeats), and logs. */
const mayGrow = (requests: number): number => 30 + requests * 0.0005;
/** Bytes of each request and answer that are shown of a task that is repeated. */
const TRACED = 2_000;

const isRandom = process.env['FUZZ_SEED'] === 'random';
const seed = isRandom ? Math.floor(Math.random() * 1e9) : numberFrom('FUZZ_SEED', 1);
const count = numberFrom('FUZZ_REQUESTS', 100_000) / GATEWAYS.length;
const task = process.env['FUZZ_TASK'] ? numberFrom('FUZZ_TASK', 0) : undefined;
const only = process.env['FUZZ_TARGET'];

interface Run {
  target: Target;
  world: World;
  who: Sender;
  report: Report;
}

async function runTask(run: Run, number: number, line: Line): Promise<void> {
  const random = taskRandom(seed, number);
  // Each kind once, then by chance.
  const kind = KINDS[number] ?? random.weighted(KINDS);
  await kind.run(new Attack({ ...run, random, line, number, kind: kind.name }));
}

/** Sends about `most` requests. `onProgress(sent)` is awaited after each task. */
async function attack(run: Run, most: number, onProgress: (sent: number) => Promise<void>): Promise<void> {
  let next = 0;
  const { report, target } = run;
  const started = performance.now();
  const work = async (): Promise<void> => {
    const line = new Line(target.endpoint);
    while (report.sent < most) {
      await runTask(run, next++, line);
      await onProgress(report.sent);
    }
    line.drop();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - started) / 1_000;
  const rate = Math.round(report.sent / seconds);
  say(`${report.name}: ${report.sent} requests in ${seconds.toFixed(1)} s, ${rate}/s`);
}

function targetOf(product: Product): Target {
  const { hostname, port, host } = new URL(product.baseUrl);
  const endpoint = { host: hostname, port: Number(port) };
  const held = new HeldConnections({ ...endpoint, name: host });
  return { product, endpoint, host, held, password: product.adminPassword };
}

/** Attacks the product without and then with the owner's session. What is not as before afterwards is a fault too. */
async function fuzz(product: Product): Promise<Report[]> {
  const target = targetOf(product);
  const bartender = await owner(product);
  const world = await prepareWorld(product, bartender);
  const [resources, lists] = [await readResources(product), await publicLists(product)];
  const memory = await Memory.of(product, count);
  const reports: Report[] = [];
  let before = await memory.total();
  let sentBefore = 0;
  for (const who of [anonymous, bartender]) {
    const report = new Report(product.kind, who.name);
    const base = sentBefore;
    await attack({ target, world, who, report }, count / 2, (sent) => memory.sample(base + sent));
    sentBefore += report.sent;
    report.memory = [before, await memory.total()];
    [, before] = report.memory;
    report.checkCoverage(KINDS);
    if (who === anonymous && (await publicLists(product)) !== lists)
      report.failure('somebody without a session changed what guests read');
    reports.push(report);
  }
  const fail = (fault: string): void => reports.at(-1)?.failure(fault);
  if (!(await isStillOwner(product, bartender))) fail('the owner lost the session');
  const health = await fetch(`${product.baseUrl}/health`);
  if (health.status !== 200) fail(`/health answers ${health.status} afterwards`);
  target.held.faults().forEach(fail);
  target.held.close();
  (await memory.faultsAfter()).forEach(fail);
  const { faults, after } = await faultsOfResources(product, resources, mayGrow(count));
  faults.forEach(fail);
  memory.lines().forEach(say);
  say(`  ${JSON.stringify(resources)} → ${JSON.stringify(after)}`);
  return reports;
}

async function repeatTask(product: Product, number: number): Promise<Report[]> {
  const target = targetOf(product);
  const bartender = await owner(product);
  const world = await prepareWorld(product, bartender);
  const trace = (sign: string, bytes: Buffer): void =>
    say(`${sign} ${bytes.toString('latin1').slice(0, TRACED)}`);
  const reports: Report[] = [];
  for (const who of [anonymous, bartender]) {
    const report = new Report(product.kind, who.name, trace);
    await runTask({ target, world, who, report }, number, new Line(target.endpoint));
    reports.push(report);
  }
  target.held.close();
  return reports;
}

say(`FUZZ_REQUESTS=${count * GATEWAYS.length} FUZZ_SEED=${seed}`);
const gateways = GATEWAYS.filter((name) => !only || name === only);
if (gateways.length === 0) throw new Error(`There is no target "${only}".`);
const reports: Report[] = [];
for (const gateway of gateways) {
  const work = (product: Product): Promise<Report[]> =>
    task === undefined ? fuzz(product) : repeatTask(product, task);
  reports.push(...(await using(await STARTS[gateway](COLLECTS), work)));
}
for (const report of reports) report.describe().forEach(say);
const rows = reports.map((report) => report.row(seed));
const names = ['nginx', '`npm start`'].flatMap((one) => [`${one}, without session`, `${one}, owner`]);
if (commandLine().keeps) await keepResults('requests', { columns: Object.keys(rows[0] ?? {}), rows, names });
const failed = reports.filter(({ faults }) => faults.size > 0).length;
sayCount(reports.length - failed, failed);
