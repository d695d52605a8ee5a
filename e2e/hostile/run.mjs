import { attack } from './attack.mjs';
import { checkCoverage } from './coverage.mjs';
import { faultsAfter, Memory } from './memory.mjs';
import { partsBelow } from './processes.mjs';
import { Report } from './report.mjs';
import { startEmbeddedTarget, startNginxTarget } from './targets.mjs';
import { anonymous, isStillOwner, owner, prepareWorld, publicLists } from './world.mjs';

const TARGETS = [
  ['nginx', startNginxTarget],
  ['embedded', startEmbeddedTarget],
];

/** Bytes of each request and answer that are shown of a task that is repeated. */
const TRACED = 2_000;

/**
 * Sends `count` hostile requests, half through nginx and half through the product of `npm start`, each half without and
 * then with the owner's session. Returns one report a run; a run whose report holds faults has failed.
 * @param options.task only this task of each run, to look at a fault again
 */
export async function runHostile({ count, seed, say, task, only, onTarget = () => {} }) {
  const reports = [];
  for (const [name, start] of TARGETS.filter(([name]) => !only || name === only)) {
    const target = await start();
    onTarget(target);
    try {
      reports.push(...(await attackTarget({ name, target, count: count / TARGETS.length, seed, say, task })));
    } finally {
      await target.stop();
    }
  }
  return reports;
}

async function attackTarget({ name, target, count, seed, say, task }) {
  const bartender = await owner(target);
  const world = await prepareWorld(target, bartender);
  const before = partsBelow(target.pid);
  const listsBefore = await publicLists(target);
  const memory = new Memory(target.pid, count);
  await memory.look();
  const reports = [];
  for (const who of [anonymous, bartender]) {
    const trace = (sign, bytes) => say(`${sign} ${bytes.toString('latin1').slice(0, TRACED)}`);
    const report = new Report(`${name}, ${who.name}`, task === undefined ? undefined : trace);
    reports.push(report);
    const sentBefore = reports[0] === report ? 0 : reports[0].sent;
    const started = performance.now();
    const onProgress = (sent) => memory.sample(sentBefore + sent);
    await attack({ target, world, who, count: count / 2, seed, report, task, onProgress });
    const seconds = (performance.now() - started) / 1_000;
    say(
      `${report.name}: ${report.sent} requests in ${seconds.toFixed(1)} s, ${Math.round(report.sent / seconds)}/s`,
    );
    if (task !== undefined) continue;
    checkCoverage(report, who);
    if (who === anonymous && JSON.stringify(await publicLists(target)) !== JSON.stringify(listsBefore))
      report.failure('somebody without a session changed what guests read');
  }
  const last = reports.at(-1);
  if (!(await isStillOwner(target, bartender))) last.failure('the owner lost the session');
  const health = await fetch(`${target.baseUrl}/health`);
  if (health.status !== 200) last.failure(`/health answers ${health.status} afterwards`);
  if (task === undefined) for (const fault of await faultsAfter(before, memory)) last.failure(fault);
  memory.lines().forEach(say);
  return reports;
}
