// P19: npm start until /health is 200: from a fresh clone with npm's cache filled, and once more with everything there.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../scripts/lib/parts.mjs';
import { freePorts } from '../scripts/lib/ports.mjs';
import { run, tail } from '../scripts/lib/run.mjs';
import { answersAt, waitUntil } from '../scripts/lib/wait.mjs';
import { report } from './lib/report.mjs';

/** What a clone of the working tree would hold. */
async function cloneTo(folder) {
  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const name of output.split('\0').filter((file) => file && existsSync(join(ROOT, file)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name));
  }
}

async function secondsUntilReady(folder, limit) {
  const [port] = await freePorts(1);
  const started = Date.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.data') };
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  let ended = false;
  const exited = new Promise((resolve) => child.once('exit', resolve)).then(() => (ended = true));
  const options = { timeout: limit, gaveUp: () => ended };
  const ready = await waitUntil(() => answersAt(`http://127.0.0.1:${port}/health`), options);
  const seconds = (Date.now() - started) / 1000;
  child.kill('SIGTERM');
  await exited;
  // npm ends at once; the launcher behind it stops its parts first.
  await waitUntil(() => !existsSync(join(folder, '.data/launcher.pid')), { timeout: 20_000 });
  if (!ready) throw new Error(`npm start was not ready after ${seconds} s:\n${tail(said)}`);
  return seconds;
}

export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-clone-'));
  try {
    await cloneTo(folder);
    const cold = await secondsUntilReady(folder, 400_000);
    const warm = await secondsUntilReady(folder, 60_000);
    report('P19', 'npm start until ready', 'cold ≤ 120 s, warm ≤ 15 s', [
      ['cold: fresh clone, npm cache filled', `${cold.toFixed(1)} s`],
      ['warm', `${warm.toFixed(1)} s, ${(warm / cold).toFixed(2)} of cold`],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
