import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counter, Counters, Taken } from './counters.js';

/** Counters of this process alone: for a bar without Redis, and while Redis is away. */
export class MemoryCounters implements Counters {
  private readonly limiters = new Map<number, RateLimiterMemory>();
  private last: Promise<unknown> = Promise.resolve();

  /** One after the other: between looking and taking nobody else may take. */
  take(counters: readonly Counter[]): Promise<Taken> {
    const taken = this.last.then(() => this.takeAlone(counters));
    this.last = taken;
    return taken;
  }

  private async takeAlone(counters: readonly Counter[]): Promise<Taken> {
    for (const counter of counters) {
      const state = await this.limiterOf(counter).get(counter.key);
      if (state && state.consumedPoints >= counter.limit)
        return { refusedBy: counter, waitSeconds: Math.ceil(state.msBeforeNext / 1000) };
    }
    for (const counter of counters) await this.limiterOf(counter).penalty(counter.key);
    return {};
  }

  /** One for each length of window; the limits are the callers'. */
  private limiterOf({ window }: Counter): RateLimiterMemory {
    const known = this.limiters.get(window);
    if (known) return known;
    const made = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: window });
    this.limiters.set(window, made);
    return made;
  }
}
