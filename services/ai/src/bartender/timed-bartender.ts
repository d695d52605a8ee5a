import { Script, createContext } from 'node:vm';
import { Logger, UnprocessableEntityException } from '@nestjs/common';
import type { BartenderProvider, ChatReply } from '@peanut/bartender';

/** A hundred times what a long text takes, and long enough for a machine that is ten times as busy. */
const TIME_LIMIT_MS = 2_000;

const logger = new Logger('Bartender');
const bench: { work?: () => unknown } = {};
const context = createContext(bench);
const script = new Script('work()');

/** A text that takes too long to read. 422. */
export class TakesTooLongException extends UnprocessableEntityException {
  constructor() {
    super('This text takes too long to read. Please shorten it, or say it in other words.');
  }
}

const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs the work synchronously and stops it after the time limit, even inside a regular expression. Node limits the time
 * of a `vm` script only, so a script calls the work.
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

type Args<Call extends keyof BartenderProvider> = BartenderProvider[Call] extends (
  ...args: infer A
) => unknown
  ? A
  : never;

/** Limits the time of a bartender that reads texts in this process. */
export class TimedBartender implements BartenderProvider {
  readonly name: string;

  /** @param bartender does all of its work within the call */
  constructor(
    private readonly bartender: BartenderProvider,
    private readonly milliseconds = TIME_LIMIT_MS,
  ) {
    this.name = bartender.name;
  }

  async recommend(...args: Args<'recommend'>) {
    return withinTime(() => this.bartender.recommend(...args), this.milliseconds);
  }

  chat(...args: Args<'chat'>): ChatReply {
    return withinTime(() => this.bartender.chat(...args), this.milliseconds);
  }

  async parseCocktail(...args: Args<'parseCocktail'>) {
    return withinTime(() => this.bartender.parseCocktail(...args), this.milliseconds);
  }

  async parseWhiskey(...args: Args<'parseWhiskey'>) {
    return withinTime(() => this.bartender.parseWhiskey(...args), this.milliseconds);
  }

  async suggestOrder(...args: Args<'suggestOrder'>) {
    return withinTime(() => this.bartender.suggestOrder(...args), this.milliseconds);
  }
}
