import { Script, createContext } from 'node:vm';
import { Logger, UnprocessableEntityException } from '@nestjs/common';

/** A hundred times what a long text takes, and long enough for a machine that is ten times as busy. */
export const TIME_LIMIT_MS = 2_000;

const logger = new Logger('Bartender');
const bench: { work?: () => unknown } = {};
const context = createContext(bench);
const script = new Script('work()');

/** A text over which reading takes without end. 422. */
export class TakesTooLongException extends UnprocessableEntityException {
  constructor() {
    super('This text takes too long to read. Please shorten it, or say it in other words.');
  }
}

const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Does the work at once, and stops it where it takes too long, within a pattern too. Only a script of its own has a time
 * limit; what it calls is ours and keeps its rights.
 * @throws TakesTooLongException when it was stopped
 */
export function withinTime<T>(work: () => T, milliseconds = TIME_LIMIT_MS): T {
  bench.work = work;
  try {
    return script.runInContext(context, { timeout: milliseconds }) as T;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    logger.warn(`Stopped reading a text after ${milliseconds / 1_000} s`);
    throw new TakesTooLongException();
  } finally {
    bench.work = undefined;
  }
}
