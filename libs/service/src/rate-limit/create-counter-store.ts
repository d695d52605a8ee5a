import type { Redis } from 'ioredis';
import { withDeadline } from '../deadline.js';
import type { Counter, CounterStore, TakeResult } from './counter-store.js';
import type { LocalCounterStore } from './local-counter-store.js';
import { RedisCounterStore } from './redis-counter-store.js';

/** Of a request for the shared counters. */
const TIMEOUT_MS = 250;
/** After a failure this long they are not asked, so that a frozen Redis costs one request a moment, not all. */
const PAUSE_MS = 500;

const tooLate = (): Error => new Error('The shared counters do not answer');

/**
 * Shared counters, and local ones for as long as the shared ones do not answer. Each passes its counts to the other, so
 * counting goes on in both directions, even when Redis comes back empty.
 */
class FallbackCounterStore implements CounterStore {
  private pausedUntil = 0;

  constructor(
    private readonly shared: CounterStore,
    private readonly local: LocalCounterStore,
    /** Counted too while this process counts alone. */
    private readonly localOnly: readonly Counter[] = [],
  ) {}

  async take(counters: readonly Counter[]): Promise<TakeResult> {
    if (performance.now() < this.pausedUntil) return this.takeLocally(counters);
    const known = counters.map((counter) => ({ ...counter, known: this.local.countOf(counter.key) }));
    try {
      const taken = await withDeadline(this.shared.take(known), TIMEOUT_MS, tooLate);
      this.local.merge(taken.counts.map((count, place) => [known[place]?.key ?? '', count] as const));
      return taken;
    } catch {
      this.pause();
      return this.takeLocally(counters);
    }
  }

  /** Here too, so that the next take knows no more than is counted. */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    await this.local.giveBack(counters);
    if (performance.now() < this.pausedUntil) return;
    await withDeadline(this.shared.giveBack(counters), TIMEOUT_MS, tooLate).catch(() => this.pause());
  }

  /** The connection's own listener logs why. */
  private pause(): void {
    this.pausedUntil = performance.now() + PAUSE_MS;
  }

  private takeLocally(counters: readonly Counter[]): Promise<TakeResult> {
    return this.local.take([...counters, ...this.localOnly]);
  }
}

/**
 * Counters that processes share by Redis, with a fallback to those of this process; these alone without Redis.
 * @param prefix of the keys in Redis
 * @param localOnly what a process counts as well while Redis is away
 */
export function createCounterStore(
  redis: Redis | undefined,
  prefix: string,
  local: LocalCounterStore,
  localOnly: readonly Counter[] = [],
): CounterStore {
  return redis ? new FallbackCounterStore(new RedisCounterStore(redis, prefix), local, localOnly) : local;
}
