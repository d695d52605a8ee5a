import { spawn } from 'node:child_process';
import { ROOT } from '../launch/parts.mjs';

/** Runs a command to its end and collects what it says. `detached`: in a process group of its own. */
export function run(command, args, { env = {}, cwd = ROOT, uid, gid, timeout, detached, onChild } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const options = { cwd, env: { ...process.env, ...env }, stdio, uid, gid, timeout, detached };
    const child = spawn(command, args, options);
    onChild?.(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Has the system write what it holds in memory, where it has a command for that: so that a mark which says that
 * thousands of files are there does not outlive them in a power cut.
 */
export const syncAll = () => run('sync', []);

/** The last lines of an output. */
export const tail = (output, lines = 30) => output.trimEnd().split('\n').slice(-lines).join('\n');

/** The first lines of an output: npm explains first and repeats its usage last. */
export const head = (output, lines = 15) => output.trim().split('\n').slice(0, lines).join('\n');

/** Without a test runner's machine-readable report, and without a line for each test that began. */
export const failuresOnly = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !/^\[\d+\/\d+\]/.test(line))
    .join('\n');
