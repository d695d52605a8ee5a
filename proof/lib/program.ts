// What the programs of `npm run proof` share: numbers from the environment, an end in order, and the closing count.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

type Say = (text: string) => void;
export const say: Say = (text) => void process.stdout.write(`${text}\n`);

const running = new Set<() => unknown>();
const children = new Set<ChildProcess>();

/** Ends what this program has started, when somebody ends the program. */
export async function endInOrder(): Promise<void> {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all([...children].map((child) => once(child, 'close')));
  for (const stop of [...running].reverse()) await stop();
  process.exit(130);
}

/** For `run`: a child that ends with this program. */
export function onChild(child: ChildProcess): void {
  children.add(child);
  child.once('close', () => children.delete(child));
}

/** Has it stopped when somebody ends this program. */
export const stopAtEnd = (started: { stop(): unknown }): void => void running.add(() => started.stop());

/** Works with what was started and stops it afterwards, whatever happens. */
export async function using<T extends { stop(): unknown }, R>(
  started: T,
  work: (started: T) => Promise<R>,
): Promise<R> {
  const stop = (): unknown => started.stop();
  running.add(stop);
  try {
    return await work(started);
  } finally {
    running.delete(stop);
    await stop();
  }
}

/** A number of the environment, from 0 on. Throws on anything else. */
export function numberFrom(name: string, fallback: number): number {
  const number = Number(process.env[name] || fallback);
  if (!(number >= 0)) throw new Error(`${name} must be a number (it is "${process.env[name]}").`);
  return number;
}

/** The words of the command line, and whether the results are to be written into docs/reliability.md. */
export function commandLine(): { words: string[]; keeps: boolean } {
  const args = process.argv.slice(2);
  return { words: args.filter((arg) => !arg.startsWith('--')), keeps: args.includes('--keep') };
}

/** The line that a stage reads (tools/test-run/stage-work.mjs), and the exit code. */
export function sayCount(passed: number, failed: number): void {
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
}
