import type { Counter, Counters, Taken } from './counters.js';

/** How long a request waits for the shared counters, in milliseconds. */
const PATIENCE_MS = 250;
/** After a failure this long they are not asked, so that a frozen Redis costs one request a moment, not all. */
const PAUSE_MS = 500;

/**
 * Calls back in three turns of the event loop. A busy process may notice the end of a time before it has read an
 * answer that lies there already: what was received is read first.
 */
function afterReading(callback: () => void): void {
  setImmediate(() => setImmediate(() => setImmediate(callback)));
}

/** The work's outcome, or an error when it takes longer than a request waits. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = (): void => reject(new Error('The shared counters do not answer'));
    const timer = setTimeout(() => afterReading(tooLate), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Shared counters, and others that stand in for them whenever they cannot be asked. */
export class InsuredCounters implements Counters {
  private pausedUntil = 0;

  constructor(
    private readonly shared: Counters,
    private readonly insurance: Counters,
  ) {}

  async take(counters: readonly Counter[]): Promise<Taken> {
    if (Date.now() < this.pausedUntil) return this.insurance.take(counters);
    try {
      return await inTime(this.shared.take(counters));
    } catch {
      // The connection's own listener logs why.
      this.pausedUntil = Date.now() + PAUSE_MS;
      return this.insurance.take(counters);
    }
  }
}
