import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runningChildren } from '../process/stream-run.mjs';

/** What a command says on the way; its result, if it prints one, goes to standard output. */
export const say = (text) => process.stderr.write(`${text}\n`);

/** The path as its user means it: npm starts every command in the repository's root. */
export const pathFromUser = (path) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

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
export const sentenceOf = (error) => {
  if (error.code === 'ENOSPC') return 'The disk is full. Free some space and try again.';
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code) && error.path)
    return `${error.path} cannot be used: ${error.message}. Choose another folder, or run this as its owner.`;
  return error.message;
};

/**
 * Runs an operator's command: `flags` are the options it knows, all of them switches, and `most` the number of arguments.
 * What it throws is one sentence for a person, and exit code 1.
 */
export async function runCommand({ usage, flags, most = 0 }, command) {
  // Whatever it writes is its user's alone.
  process.umask(0o077);
  endInOrder();
  try {
    const options = Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false }]));
    const { values, positionals } = parse(options, usage);
    if (positionals.length > most) throw new Error(usage);
    await command(values, positionals);
  } catch (error) {
    say(sentenceOf(error));
    process.exitCode = 1;
  }
}

function parse(options, usage) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. ${usage}`);
  }
}

/** Whether the person at the terminal says yes. Without a terminal nobody can. */
export async function confirm(question) {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [yes/no] `)).trim());
  } finally {
    terminal.close();
  }
}
