import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../ops/launch/parts.mjs';
import { freePorts, portProblem } from '../../../ops/launch/ports.mjs';
import { tail } from '../../../ops/process/run.mjs';
import { answersAt, waitUntil } from '../../../ops/lib/wait.mjs';
import { cloneTo } from '../../lib/clone.js';
import { effort, isSmoke } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { memoryOf } from '../../lib/memory.js';
import { startEnvironment } from '../../lib/npm-start.js';
import { median, ratioText, seconds, spreadText } from '../../../proof/results/numbers.mjs';

const GOALS = { cold: 120, warm: 5, megabytes: 500 };
const LIMITS = { cold: 400_000, warm: 90_000 };
const WARM_STARTS = effort(3, 0);
/** Milliseconds until memory that only the start needed has been given back. */
const SETTLES = effort(15_000, 100);
interface Start {
  /** Seconds from `npm start` until /health is 200. */
  taken: number;
  /** Memory of all its processes then. */
  megabytes: number;
}

/** The end of each part's log: the clone, and the logs in it, are removed afterwards. */
function lastLogLines(folder: string): string {
  const logs = join(folder, '.data/logs');
  const names = existsSync(logs) ? readdirSync(logs) : [];
  return names.map((name) => `${name}:\n${tail(readFileSync(join(logs, name), 'utf8'), 5)}`).join('\n');
}

/** Starts the product in `project` and stops it again. When this returns, everything it started is gone. */
async function startOnce(
  { project, folder }: { project: string; folder: string },
  limit: number,
): Promise<Start> {
  const [port = 0] = await freePorts(1);
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: startEnvironment(folder, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let ended = false;
  const exited = new Promise((resolve) => child.once('close', resolve)).then(() => (ended = true));
  const options = { timeout: limit, gaveUp: () => ended };
  const isReady = await waitUntil(() => answersAt(`http://127.0.0.1:${port}/health`), options);
  const taken = (performance.now() - started) / 1000;
  const megabytes = isReady ? await idleMemory(folder) : NaN;
  if (!ended) child.kill('SIGTERM');
  await exited;
  if (!isReady)
    throw new Error(
      `npm start was not ready after ${seconds(taken)}:\n${tail(said)}\n${lastLogLines(folder)}`,
    );
  if (await portProblem(port, '127.0.0.1')) throw new Error('npm start left its port taken.');
  if (existsSync(join(folder, '.data/launcher.pid'))) throw new Error('npm start left its lock behind.');
  return { taken, megabytes };
}

/** Without npm, which only waits for it. */
async function idleMemory(folder: string): Promise<number> {
  await sleep(SETTLES);
  return memoryOf(Number(readFileSync(join(folder, '.data/launcher.pid'), 'utf8').split('\n')[0]));
}

async function measureStarts(say: Say): Promise<{ cold: Start; warm: Start[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-clone-'));
  try {
    // The smoke starts what is built already: it has no minute for packages.
    const clone = { project: isSmoke ? ROOT : await cloneTo(folder), folder };
    const cold = await startOnce(clone, LIMITS.cold);
    const warm: Start[] = [];
    while (warm.length < WARM_STARTS) warm.push(await startOnce(clone, LIMITS.warm));
    say(`     cold ${seconds(cold.taken)}, warm ${warm.map(({ taken }) => seconds(taken)).join(', ')}`);
    return { cold, warm };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

let starts: ReturnType<typeof measureStarts> | undefined;

/** One after the other, once for both figures. */
const startsOnce = (say: Say): ReturnType<typeof measureStarts> => (starts ??= measureStarts(say));

const timeRow = (what: string, taken: number, goal: number): Row => ({
  what,
  here: seconds(taken),
  goal: `≤ ${goal} s`,
  isMet: taken <= goal,
});

async function measureTime(say: Say): Promise<Row[]> {
  const { cold, warm } = await startsOnce(say);
  const first = timeRow('cold: a fresh clone, packages in npm’s cache', cold.taken, GOALS.cold);
  // None in the smoke, where one start shows that it still goes.
  if (warm.length === 0) return [first];
  const times = warm.map(({ taken }) => taken);
  const again = timeRow(`warm, median of ${warm.length}`, median(times), GOALS.warm);
  const result = `${ratioText(median(times) / cold.taken)} of cold`;
  return [first, { ...again, spread: spreadText(times, seconds), result }];
}

const memoryRow = (what: string, { megabytes }: Start): Row => ({
  what,
  here: `${Math.round(megabytes)} MB`,
  goal: `≤ ${GOALS.megabytes} MB`,
  isMet: megabytes <= GOALS.megabytes,
});

async function measureMemory(say: Say): Promise<Row[]> {
  const { cold, warm } = await startsOnce(say);
  return [
    memoryRow('after the very first start', cold),
    ...warm.slice(0, 1).map((start) => memoryRow('after a warm start', start)),
  ];
}

/** `npm start` until everything is ready, in a clone of its own. */
export const npmStart: Figure = { id: 'P19', title: 'npm start until ready', measure: measureTime };

/** What it takes of the machine while nobody uses it. */
export const npmStartMemory: Figure = {
  id: 'P20',
  title: 'npm start: memory of all processes, idle',
  measure: measureMemory,
};
