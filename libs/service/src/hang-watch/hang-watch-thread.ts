// Runs in a second thread, next to the one that answers requests.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { HangJudge, type Watched } from './hang-judge.js';

const EVERY_MS = 1_000;
const STANDARD_ERROR = 2;

const { name, beats } = workerData as Watched;
const judge = new HangJudge();

function look(): void {
  const { user, system } = process.cpuUsage();
  if (!judge.hangs(Atomics.load(beats, 0), (user + system) / 1_000)) return;
  const message = `${name} hangs: it is busy and answers nobody. It ends itself, to be started again.`;
  const line = { level: 'fatal', pid: process.pid, timestamp: Date.now(), message, context: 'HangWatch' };
  // The hanging thread would write nothing any more, and handle no signal.
  writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}

setInterval(look, EVERY_MS);
