import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../scripts/lib/parts.mjs';
import { freePorts } from '../scripts/lib/ports.mjs';
import { tail } from '../scripts/lib/run.mjs';
import { answersAt, waitUntil } from '../scripts/lib/wait.mjs';
import { effort } from './lib/effort.mjs';
import { memoryOf } from './lib/memory.mjs';

const GOAL = 500;
const READY_WITHIN = 120_000;
/** Milliseconds until memory that only the start needed has been given back. */
const SETTLES = effort(15_000, 100);
const STARTS = effort(['after the very first start', 'after a warm start'], ['after the very first start']);

async function idleMemory(dataDir) {
  const [port] = await freePorts(1);
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  let ended = false;
  const exited = new Promise((resolve) => child.once('close', resolve)).then(() => (ended = true));
  try {
    const options = { timeout: READY_WITHIN, gaveUp: () => ended };
    if (!(await waitUntil(() => answersAt(`http://127.0.0.1:${port}/health`), options)))
      throw new Error(`npm start was not ready:\n${tail(said)}`);
    await sleep(SETTLES);
    return memoryOf(child.pid);
  } finally {
    if (!ended) child.kill('SIGTERM');
    await exited;
  }
}

const row = (what, megabytes) => ({
  what,
  here: `${Math.round(megabytes)} MB`,
  goal: `≤ ${GOAL} MB`,
  isMet: megabytes <= GOAL,
});

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-memory-'));
  try {
    const rows = [];
    for (const what of STARTS) rows.push(row(what, await idleMemory(join(folder, 'data'))));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What `npm start` takes of the machine while nobody uses it. */
export const memory = { id: 'P20', title: 'npm start: memory of all processes, idle', measure };
