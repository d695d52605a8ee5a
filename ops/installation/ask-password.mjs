import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** One line from the terminal, of which nothing is shown. */
async function askHidden(input, output, question) {
  output.write(question);
  const terminal = createInterface({ input, output: nowhere(), terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    output.write('\n');
  }
}

/**
 * A new password: asked twice at a terminal, else all of the input but its last line end.
 * Throws a sentence when the two are not the same.
 */
export async function askPassword(input = process.stdin, output = process.stderr) {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  const password = await askHidden(input, output, 'New admin password: ');
  const again = await askHidden(input, output, 'The same again: ');
  if (password !== again) throw new Error("Passwords don't match. Nothing was changed.");
  return password;
}
