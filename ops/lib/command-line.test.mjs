import { PassThrough, Readable } from 'node:stream';
import { askPassword } from './command-line.mjs';

/** A person at a terminal, who types each line when asked. */
function terminal(/** @type {string[]} */ ...lines) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  let shown = '';
  const output = new PassThrough();
  output.on('data', (chunk) => {
    shown += chunk;
    if (String(chunk).endsWith(': ')) setImmediate(() => input.write(`${lines.shift()}\r`));
  });
  return { input, output, shown: () => shown };
}

it('asks twice at a terminal and shows nothing of it', async () => {
  const { input, output, shown } = terminal('a new secret', 'a new secret');
  expect(await askPassword(input, output)).toBe('a new secret');
  expect(shown()).toBe('New admin password: \nThe same again: \n');
});

it('takes two that differ for a slip', async () => {
  const { input, output } = terminal('a new secret', 'a new sercet');
  await expect(askPassword(input, output)).rejects.toThrow("Passwords don't match. Nothing was changed.");
});

it.each(['spaces at its end  \n', 'spaces at its end  \r\n', 'spaces at its end  '])(
  'takes %j from a pipe',
  async (given) => {
    expect(await askPassword(Readable.from([given]))).toBe('spaces at its end  ');
  },
);
