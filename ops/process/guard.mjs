// Runs a program that knows nothing of its launcher (Postgres, Redis, nginx), stops it when the launcher is gone, and
// removes the folder it worked in.  node guard.mjs '{"command","args","uid","gid","folder","signal"}'
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { command, args, uid, gid, folder, signal } = JSON.parse(process.argv[2]);
const child = spawn(command, args, { uid, gid, stdio: ['ignore', 'inherit', 'inherit'], detached: true });

function stop() {
  child.kill(signal ?? 'SIGTERM');
  setTimeout(() => process.kill(-child.pid, 'SIGKILL'), 5_000).unref();
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
// To the whole group: nginx's workers and Postgres' backends would outlive a killed master.
process.on('message', (name) => process.kill(-child.pid, name));
function outlived() {
  orphaned = true;
  stop();
}
process.on('disconnect', outlived);
// It went while this was being loaded: nobody will tell.
if (!process.connected) outlived();
for (const name of ['SIGTERM', 'SIGINT']) process.on(name, stop);
