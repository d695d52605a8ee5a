import type { Count, Counter, Counters, Taken } from './counters.js';
import type { CountsFile } from './counts-file.js';

/** Below this many counters none is looked through for those whose window is over. */
const FEW = 1_000;

/** Counters of this process alone: for a bar without Redis, and while Redis is away. */
export class LocalCounters implements Counters {
  private readonly counts: Map<string, Count>;
  private many = FEW;

  /** @param file keeps the counts over a restart */
  constructor(private readonly file?: CountsFile) {
    this.counts = new Map(file?.read());
  }

  take(counters: readonly Counter[]): Promise<Taken> {
    return Promise.resolve(this.takeNow(counters));
  }

  giveBack(counters: readonly Counter[]): Promise<void> {
    for (const { key } of counters) {
      const count = this.countOf(key);
      if (count && count.taken > 0) this.counts.set(key, { ...count, taken: count.taken - 1 });
    }
    this.keep();
    return Promise.resolve();
  }

  /** What was taken so far; undefined when nothing was, or the window is over. */
  countOf(key: string): Count | undefined {
    const count = this.counts.get(key);
    return count && count.endsAt > Date.now() ? count : undefined;
  }

  /** Notes what was counted elsewhere; what is known here already is not forgotten. */
  learn(counts: readonly (readonly [key: string, count: Count])[]): void {
    for (const [key, { taken, endsAt }] of counts)
      this.counts.set(key, { taken: Math.max(taken, this.countOf(key)?.taken ?? 0), endsAt });
    this.keep();
  }

  private takeNow(counters: readonly Counter[]): Taken {
    const now = Date.now();
    const counts = counters.map(
      ({ key, window }) => this.countOf(key) ?? { taken: 0, endsAt: now + 1000 * window },
    );
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
    this.keep();
    return { counts: next };
  }

  private keep(): void {
    this.forgetOld();
    this.file?.write(this.counts);
  }

  private forgetOld(): void {
    if (this.counts.size < this.many) return;
    for (const key of this.counts.keys()) if (!this.countOf(key)) this.counts.delete(key);
    this.many = Math.max(FEW, 2 * this.counts.size);
  }
}
