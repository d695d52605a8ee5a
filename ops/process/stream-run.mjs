import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ROOT } from '../launch/parts.mjs';
import { tail } from './run.mjs';

/** What runs just now, so that a signal can end it. */
export const runningChildren = new Set();

const NOT_FOUND = (command) =>
  new Error(`The program "${command}" was not found. Install it, or put its folder on the PATH.`);

function ended(child, command) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(error.code === 'ENOENT' ? NOT_FOUND(command) : error));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
}

/**
 * Runs a program in the repository's root to its end, with streams for its input and its output.
 * Resolves with what it printed, unless `output` takes that. Throws an Error with its last lines of complaint.
 * @param {string} command
 * @param {string[]} args
 * @param {{ input?: import('node:stream').Readable, output?: import('node:stream').Writable | undefined, env?: NodeJS.ProcessEnv }} [streams]
 * @returns {Promise<string>}
 */
export async function runStreaming(command, args, { input, output, env = process.env } = {}) {
  const stdio = [input ? 'pipe' : 'ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd: ROOT, env, stdio });
  runningChildren.add(child);
  // A program that ends before it has read everything says itself why.
  const fed = input ? pipeline(input, child.stdin).catch(() => {}) : undefined;
  const printed = output ? pipeline(child.stdout, output) : text(child.stdout);
  const complaints = text(child.stderr);
  try {
    const [code, result, said] = await Promise.all([ended(child, command), printed, complaints, fed]);
    if (code === 'SIGTERM' || code === 'SIGINT') throw new Error('Broken off.');
    if (code !== 0) throw new Error(tail(said, 5).trim() || `${command} ended with ${code}.`);
    return result;
  } finally {
    runningChildren.delete(child);
  }
}
