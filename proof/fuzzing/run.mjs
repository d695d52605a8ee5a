import { attack } from './attack.mjs';
import { checkCoverage } from './coverage.mjs';
import { faultsAfter, Memory } from '../lib/memory.mjs';
import { missingParts, partsBelow } from '../lib/processes.mjs';
import { Report } from './report.mjs';
import { faultsOfResources, readResources, settledResources } from '../lib/resources.mjs';
import { startEmbeddedTarget, startNginxTarget } from './targets.mjs';
import { anonymous, isStillOwner, owner, prepareWorld, publicLists } from './world.mjs';

const TARGETS = [
  ['nginx', startNginxTarget],
  ['embedded', startEmbeddedTarget],
];

/** MB on the disk: what the owner's requests add (drinks, pictures, answers kept for repeats), and logs. */
const mayGrow = (requests) => 30 + requests * 0.0005;

/** Bytes of each request and answer that are shown of a task that is repeated. */
const TRACED = 2_000;

/**
 * Sends `count` hostile requests, half through nginx and half through the product of `npm start`, each half without and
 * then with the owner's session. Returns one report a run; a run whose report holds faults has failed.
 * @param options.task only this task of each run, to look at a fault again
 * @param options.onTarget is given each product once it runs
 */
export async function runHostile({ count, seed, say, task, only, onTarget = () => {} }) {
  const targets = TARGETS.filter(([name]) => !only || name === only);
  if (targets.length === 0) throw new Error(`There is no target "${only}".`);
  const reports = [];
  for (const [name, start] of targets) {
    const target = { name, ...(await start()) };
    onTarget(target);
    const run = { target, count: count / TARGETS.length, seed, say };
    try {
      reports.push(...(task === undefined ? await attackTarget(run) : await repeatTask({ ...run, task })));
    } finally {
      await target.stop();
    }
  }
  return reports;
}

async function repeatTask({ target, seed, say, task }) {
  const bartender = await owner(target);
  const world = await prepareWorld(target, bartender);
  const reports = [];
  for (const who of [anonymous, bartender]) {
    const trace = (sign, bytes) => say(`${sign} ${bytes.toString('latin1').slice(0, TRACED)}`);
    const report = new Report(`${target.name}, ${who.name}`, trace);
    await attack({ target, world, who, count: 1, seed, report, task });
    reports.push(report);
  }
  return reports;
}

async function attackTarget({ target, count, seed, say }) {
  const bartender = await owner(target);
  const world = await prepareWorld(target, bartender);
  const before = await stateOf(target);
  const memory = new Memory(target.pid, count);
  await memory.look();
  const reports = [];
  for (const who of [anonymous, bartender]) {
    const report = new Report(`${target.name}, ${who.name}`);
    const sentBefore = reports[0]?.sent ?? 0;
    const onProgress = (sent) => memory.sample(sentBefore + sent);
    await timed(report, say, () =>
      attack({ target, world, who, count: count / 2, seed, report, onProgress }),
    );
    report.memory = await memory.sinceLastTime();
    checkCoverage(report, who);
    if (who === anonymous && (await publicLists(target)) !== before.lists)
      report.failure('somebody without a session changed what guests read');
    reports.push(report);
  }
  const resources = await settledAfter(target, { before, memory, bartender, report: reports.at(-1), count });
  memory.lines().forEach(say);
  say(`  ${JSON.stringify(before.resources)} → ${JSON.stringify(resources)}`);
  return reports;
}

/** What must be as it was afterwards. */
async function stateOf(target) {
  const parts = partsBelow(target.pid);
  const missing = missingParts(parts, target.parts);
  if (missing.length > 0) throw new Error(`No process of ${target.name} is ${missing.join(' or ')}.`);
  return { parts, resources: await readResources(target), lists: await publicLists(target) };
}

async function timed(report, say, work) {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  const rate = Math.round(report.sent / seconds);
  say(`${report.name}: ${report.sent} requests in ${seconds.toFixed(1)} s, ${rate}/s`);
}

/** Puts into the report what is not as before once the attack is over. */
async function settledAfter(target, { before, memory, bartender, report, count }) {
  if (!(await isStillOwner(target, bartender))) report.failure('the owner lost the session');
  const health = await fetch(`${target.baseUrl}/health`);
  if (health.status !== 200) report.failure(`/health answers ${health.status} afterwards`);
  for (const fault of target.held.faults()) report.failure(fault);
  target.held.close();
  for (const fault of await faultsAfter(before.parts, memory)) report.failure(fault);
  const resources = await settledResources(target, before.resources, mayGrow(count));
  for (const fault of faultsOfResources(before.resources, resources, mayGrow(count))) report.failure(fault);
  return resources;
}
