// Runs a program that knows nothing of its launcher (Postgres, Redis, nginx), stops it when the launcher is gone, and
// removes the folder it worked in.  node guard.mjs TASK, as JSON
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** @typedef {{ command: string, args: string[], uid?: number, gid?: number, folder?: string, signal?: NodeJS.Signals }} Task */

/** @type {Task} */
const { command, args, uid, gid, folder, signal = 'SIGTERM' } = JSON.parse(process.argv[2] ?? '');
const child = spawn(command, args, { uid, gid, stdio: ['ignore', 'inherit', 'inherit'], detached: true });

/** To the whole group: nginx's workers and Postgres' backends would outlive a killed master. */
const signalAll = (/** @type {NodeJS.Signals} */ name) => child.pid && process.kill(-child.pid, name);

function stop() {
  child.kill(signal);
  setTimeout(() => signalAll('SIGKILL'), 5_000).unref();
}

let orphaned = false;
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code) => {
  try {
    if (orphaned && folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } finally {
    process.exit(code ?? 1);
  }
});
process.on('message', signalAll);
function outlived() {
  orphaned = true;
  stop();
}
process.on('disconnect', outlived);
// It went while this was being loaded: nobody will tell.
if (!process.connected) outlived();
for (const name of ['SIGTERM', 'SIGINT']) process.on(name, stop);
