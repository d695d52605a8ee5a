// Plain JavaScript: the candidate check of a deploy uses it too, before anything is built.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';

const PROGRAM = readFileSync(new URL('./drawing-program.js', import.meta.url), 'utf8');
/** Megabytes; a page takes a tenth of it. */
const MEMORY = 64;

/** As this version of Node calls it. */
const PERMISSION = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);
/** No files, no programs, no threads; later versions also know no network without leave. */
export const LOCKED_IN = [PERMISSION ?? '--permission'];
const FLAGS = [
  ...LOCKED_IN,
  // Lets the program decide what an import() in a script gives.
  '--experimental-vm-modules',
  '--no-warnings',
  `--max-old-space-size=${MEMORY}`,
  '--max-semi-space-size=1',
  '--v8-pool-size=1',
];
/** Without it Windows starts no program. */
const { SYSTEMROOT } = process.env;

/**
 * Starts a process that draws pages with these scripts, the shell's first: whatever they do, who started it goes on, and
 * nothing of this machine can be reached. It has no variables, and its program comes as its input: it need read no file.
 * Asked `{ id, question }` it answers `{ id, text }` or `{ id, problem }`; `{ problem }` tells of a script that cannot be loaded.
 * @param {readonly string[]} scripts
 */
export function startDrawing(scripts) {
  const child = spawn(process.execPath, [...FLAGS, '--input-type=module', '-'], {
    env: SYSTEMROOT ? { SYSTEMROOT } : {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    windowsHide: true,
  });
  // That the process is gone already its own events tell.
  child.stdin?.on('error', () => undefined).end(PROGRAM);
  tell(child, { scripts });
  return child;
}

/**
 * Sends a message, which a process that is gone already does not get.
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:child_process').Serializable} message
 */
export function tell(child, message) {
  if (child.connected) child.send(message, () => undefined);
}
