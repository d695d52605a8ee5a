import type { Counter, Counters, Taken } from './counters.js';
import type { LocalCounters } from './local-counters.js';

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

/**
 * Shared counters, and local ones that stand in for them whenever they cannot be asked. Each learns from the other: while
 * the shared ones are away the counting goes on from what they said last, and when they come back, even with nothing in
 * them, from what was counted here.
 */
export class InsuredCounters implements Counters {
  private pausedUntil = 0;

  constructor(
    private readonly shared: Counters,
    private readonly local: LocalCounters,
    /** Counted by this process beside the others as long as it counts alone. */
    private readonly whileAlone: readonly Counter[] = [],
  ) {}

  async take(counters: readonly Counter[]): Promise<Taken> {
    if (Date.now() < this.pausedUntil) return this.takeAlone(counters);
    const known = counters.map((counter) => ({ ...counter, known: this.local.countOf(counter.key) }));
    try {
      const taken = await inTime(this.shared.take(known));
      this.local.learn(taken.counts.map((count, place) => [known[place]?.key ?? '', count] as const));
      return taken;
    } catch {
      this.pause();
      return this.takeAlone(counters);
    }
  }

  /** Here too, so that the next take knows no more than is counted. */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    await this.local.giveBack(counters);
    if (Date.now() < this.pausedUntil) return;
    await inTime(this.shared.giveBack(counters)).catch(() => this.pause());
  }

  /** The connection's own listener logs why. */
  private pause(): void {
    this.pausedUntil = Date.now() + PAUSE_MS;
  }

  private takeAlone(counters: readonly Counter[]): Promise<Taken> {
    return this.local.take([...counters, ...this.whileAlone]);
  }
}
