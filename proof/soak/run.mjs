import { setTimeout as sleep } from 'node:timers/promises';
import { faultsAfter, Memory } from '../lib/memory.mjs';
import { missingParts, partsBelow } from '../lib/processes.mjs';
import { faultsOfResources, settledResources } from '../lib/resources.mjs';
import { startNginxTarget } from '../fuzzing/targets.mjs';
import { owner as logIn } from '../fuzzing/world.mjs';
import { Calls } from './calls.mjs';
import { GUESTS_PER_MINUTE, visit } from './guests.mjs';
import { Owner, OWNER_PER_MINUTE } from './owner.mjs';
import { Samples } from './samples.mjs';

/** Samples of a whole run, and ms between two at least. */
const SAMPLES = 240;
const SHORTEST_PAUSE = 2_000;

/** Fewer calls than this share of what the pauses allow are no load; a machine may be as slow as that. */
const LEAST_LOAD = 0.1;

/** MB on the disk: the logs end at 10 a part; a change and a picture in all its widths take their room. */
const mayGrow = ({ writes, uploads }) => 60 + writes * 0.02 + uploads * 1.5;

/**
 * Guests, talks and an owner for so many minutes, on the product behind nginx with Postgres and Redis. Returns the samples
 * and what each check found: `{ minutes, calls, owner, memory, samples, checks: [{ name, faults }] }`.
 */
export async function soak({ minutes, say }) {
  const target = await startNginxTarget({ LOG_LEVEL: 'info' });
  const stop = () => void target.stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    return await soakTarget(target, minutes, say);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
    await target.stop();
  }
}

async function soakTarget(target, minutes, say) {
  const calls = new Calls(target);
  const bar = {};
  const owner = new Owner(calls, bar, (await logIn(target)).cookie);
  const before = partsBelow(target.pid);
  const missing = missingParts(before, target.parts);
  if (missing.length > 0) throw new Error(`No process of the product is ${missing.join(' or ')}.`);
  const duration = minutes * 60_000;
  const memory = new Memory(target.pid, duration);
  await memory.look();
  const samples = new Samples(target, calls);
  await samples.take();
  const isOver = () => performance.now() - samples.started > duration;
  await Promise.all([
    visit(calls, bar, isOver),
    owner.work(isOver),
    watch({ samples, memory, isOver, pause: Math.max(SHORTEST_PAUSE, duration / SAMPLES) }),
  ]);
  const checks = [
    { name: 'every answer is as it should be', faults: calls.errors },
    { name: 'the load was enough', faults: tooFewCalls(calls, minutes) },
    { name: 'what was acknowledged is there, and once', faults: await owner.lostOrDoubled() },
    { name: 'no part was started again or grew', faults: await faultsAfter(before, memory) },
    { name: 'connections and disk are within bounds', faults: await faultsOfRest(target, samples, owner) },
  ];
  const counts = [...calls.counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  say(`${counts}; busy ${calls.busy} times; ${owner.writes} changes and ${owner.uploads} pictures`);
  memory.lines().forEach(say);
  return { minutes, calls, owner, memory, samples: samples.all, checks };
}

async function watch({ samples, memory, isOver, pause }) {
  while (!isOver()) {
    await sleep(pause);
    await samples.take();
    await memory.sample(performance.now() - samples.started);
  }
}

export function tooFewCalls({ counts }, minutes) {
  return Object.entries({ ...GUESTS_PER_MINUTE, ...OWNER_PER_MINUTE }).flatMap(([kind, perMinute]) => {
    const least = Math.max(1, Math.floor(perMinute * minutes * LEAST_LOAD));
    const count = counts.get(kind) ?? 0;
    return count < least ? [`only ${count} calls of the kind "${kind}", expected ${least} at least`] : [];
  });
}

/** The first sample is of a product that has done nothing yet: its pools are still empty. */
async function faultsOfRest(target, samples, owner) {
  const [{ resources: before }] = samples.all;
  const allowed = mayGrow(owner);
  const after = await settledResources(target, before, allowed);
  return faultsOfResources(before, after, allowed);
}
