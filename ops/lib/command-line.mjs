import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { runningChildren } from '../process/run.mjs';

/** Something that a person asked for and does not get, with all the reasons. Guests have met nothing of it. */
export class UserError extends Error {}

/** What a command says on the way; its result, if it prints one, goes to standard output. */
export const say = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);

/** The path as its user means it: npm starts every command in the repository's root. */
export const pathFromUser = (/** @type {string} */ path) =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

/** The first signal ends what is run just now, so that the command fails in order; the next ends the command. */
function endInOrder() {
  let wasTold = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (wasTold || runningChildren.size === 0) process.exit(130);
      wasTold = true;
      for (const child of runningChildren) child.kill('SIGTERM');
    });
}

/** What a person is told of an error. */
export function sentenceOf(/** @type {unknown} */ thrown) {
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (thrown);
  if (code === 'ENOSPC') return 'The disk is full. Free some space and try again.';
  if (code && ['EACCES', 'EPERM', 'EROFS'].includes(code) && path)
    return `${path} cannot be used: ${message}. Choose another folder, or run this as its owner.`;
  return message;
}

/**
 * Runs an operator's command: `flags` are the options it knows, all of them switches, and `most` the number of arguments.
 * What it throws is one sentence for a person, and exit code 1.
 * @template {string} [Flag=never]
 * @param {{ usage: string, flags?: readonly Flag[], most?: number }} options
 * @param {(flags: Record<Flag, boolean>, args: string[]) => Promise<unknown>} command
 */
export async function runCommand({ usage, flags = [], most = 0 }, command) {
  // Whatever it writes is its user's alone.
  process.umask(0o077);
  endInOrder();
  try {
    const { values, positionals } = parse(flags, usage);
    if (positionals.length > most) throw new Error(usage);
    const given = Object.fromEntries(flags.map((name) => [name, values[name] === true]));
    await command(/** @type {Record<Flag, boolean>} */ (given), positionals);
  } catch (error) {
    say(sentenceOf(error));
    process.exitCode = 1;
  }
}

/**
 * @param {readonly string[]} flags
 * @param {string} usage
 */
function parse(flags, usage) {
  const options = Object.fromEntries(flags.map((name) => [name, { type: /** @type {const} */ ('boolean') }]));
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${sentenceOf(error).split('. ')[0]}. ${usage}`);
  }
}

/** Whether the person at the terminal says yes. Without a terminal nobody can. */
export async function confirm(/** @type {string} */ question) {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [yes/no] `)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * A new password: asked twice at a terminal, which shows nothing of it, else all of the input but its last line end.
 * @param {NodeJS.ReadableStream & { isTTY?: boolean }} input
 * @param {NodeJS.WritableStream} output
 */
export async function askPassword(input = process.stdin, output = process.stderr) {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  const password = await askHidden(input, output, 'New admin password: ');
  const again = await askHidden(input, output, 'The same again: ');
  if (password !== again) throw new Error("Passwords don't match. Nothing was changed.");
  return password;
}

/**
 * @param {NodeJS.ReadableStream} input
 * @param {NodeJS.WritableStream} output
 * @param {string} question
 */
async function askHidden(input, output, question) {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: nowhere, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    output.write('\n');
  }
}
