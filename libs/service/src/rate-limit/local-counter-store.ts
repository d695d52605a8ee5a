import type { Count, Counter, CounterStore, TakeResult } from './counter-store.js';
import type { CountsFile } from './counts-file.js';

/** Below this many counters those whose window is over are left where they are. */
const PRUNE_FROM = 1_000;

/** Counters of this process alone: without Redis, and while Redis is away. */
export class LocalCounterStore implements CounterStore {
  private readonly counts: Map<string, Count>;
  private pruneAt = PRUNE_FROM;

  /** @param file keeps the counts over a restart */
  constructor(private readonly file?: CountsFile) {
    this.counts = new Map(file?.read());
  }

  take(counters: readonly Counter[]): Promise<TakeResult> {
    return Promise.resolve(this.takeNow(counters));
  }

  giveBack(counters: readonly Counter[]): Promise<void> {
    for (const { key } of counters) {
      const count = this.countOf(key);
      if (count && count.taken > 0) this.counts.set(key, { ...count, taken: count.taken - 1 });
    }
    this.save();
    return Promise.resolve();
  }

  /** What was taken so far; undefined when nothing was, or the window is over. */
  countOf(key: string): Count | undefined {
    const count = this.counts.get(key);
    return count && count.endsAt > Date.now() ? count : undefined;
  }

  /** Takes in what was counted elsewhere; of two counts the higher one stays. */
  merge(counts: readonly (readonly [key: string, count: Count])[]): void {
    for (const [key, { taken, endsAt }] of counts)
      this.counts.set(key, { taken: Math.max(taken, this.countOf(key)?.taken ?? 0), endsAt });
    this.save();
  }

  private takeNow(counters: readonly Counter[]): TakeResult {
    const now = Date.now();
    const counts = counters.map((counter) => this.countIn(counter, now));
    for (const [place, counter] of counters.entries()) {
      const count = counts[place];
      if (count && count.taken >= counter.limit)
        return { counts, refusedBy: counter, waitSeconds: Math.ceil((count.endsAt - now) / 1000) };
    }
    const next = counts.map(({ taken, endsAt }) => ({ taken: taken + 1, endsAt }));
    for (const [place, { key }] of counters.entries()) {
      const count = next[place];
      if (count) this.counts.set(key, count);
    }
    this.save();
    return { counts: next };
  }

  /** A window that a clock set back made longer than itself ends in time all the same. */
  private countIn({ key, window }: Counter, now: number): Count {
    const latest = now + 1000 * window;
    const count = this.countOf(key) ?? { taken: 0, endsAt: latest };
    if (count.endsAt <= latest) return count;
    const shortened = { ...count, endsAt: latest };
    this.counts.set(key, shortened);
    return shortened;
  }

  private save(): void {
    this.prune();
    this.file?.write(this.counts);
  }

  private prune(): void {
    if (this.counts.size < this.pruneAt) return;
    for (const key of this.counts.keys()) if (!this.countOf(key)) this.counts.delete(key);
    this.pruneAt = Math.max(PRUNE_FROM, 2 * this.counts.size);
  }
}
