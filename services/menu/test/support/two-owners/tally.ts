/**
 * What the interleavings do, by what each count is called, and how many of it a hundred of them have at least: so
 * much less than on average that chance alone never goes below.
 */
const HITS = {
  writes: { says: 'writes', least: 300 },
  conflicts: { says: 'conflicts (412)', least: 3 },
  merges: { says: 'on top of what the other changed', least: 0.5 },
  overwrites: { says: 'overwritten', least: 1 },
  drops: { says: 'dropped', least: 0.5 },
  replays: { says: 'repeats replayed', least: 40 },
  atOnce: { says: 'sent at once', least: 40 },
  aBeforeB: { says: 'only A before B explains', least: 0.5 },
  bBeforeA: { says: 'only B before A explains', least: 0.5 },
  editsOfDeleted: { says: 'edits of what the other deleted', least: 0.5 },
  deletesOfEdited: { says: 'deletions of what the other edited', least: 0.5 },
  renumbered: { says: 'whiskeys given a number', least: 25 },
  orderConflicts: { says: 'orders changed meanwhile', least: 0.5 },
  undone: { says: 'undone', least: 3 },
  createdTwice: { says: 'made anew by both', least: 0 },
} as const;

/** What may never happen. */
const FAULTS = {
  lost: 'lost',
  twice: 'done twice',
  overwrittenSilently: 'overwritten silently',
} as const;

export type Hit = keyof typeof HITS;
export type Fault = keyof typeof FAULTS;
const HIT_NAMES = Object.keys(HITS) as Hit[];
const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

/** Counts over all interleavings of a run. */
export class Tally {
  private readonly counts = new Map<Hit | Fault, number>();

  count(name: Hit | Fault): void {
    this.counts.set(name, this.of(name) + 1);
  }

  of(name: Hit | Fault): number {
    return this.counts.get(name) ?? 0;
  }

  /** What was hit too seldom for so many interleavings, one line each. */
  tooFew(interleavings: number): string[] {
    return HIT_NAMES.flatMap((name) => {
      const least = Math.floor((HITS[name].least * interleavings) / 100);
      return this.of(name) < least ? `${HITS[name].says}: ${this.of(name)}, not ${least}` : [];
    });
  }

  toString(): string {
    const hits = HIT_NAMES.map((name) => `${this.of(name)} ${HITS[name].says}`);
    return [...hits, ...FAULT_NAMES.map((name) => `${this.of(name)} ${FAULTS[name]}`)].join(', ');
  }
}
