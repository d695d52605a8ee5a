import { waitUntil } from '../../ops/lib/wait.mjs';
import { collectGarbage, partsBelow, type Part } from './processes.js';
import type { Product } from './products.js';

/**
 * A part may grow by this much from the end of the first third (the warm-up: code is compiled, heaps reach their size)
 * to the end, in MB of PSS. V8 keeps some tens of MB of head room; a leak of 10 kB a request shows at 20,000.
 */
export const MAX_GROWTH_MB = 64;
/** Connections that idle pools may keep, and files that were opened late. */
const MAX_MORE_FILES = 40;
const SETTLES_WITHIN = 15_000;

/** MB of all parts together. */
export const megabytes = (parts: readonly { pss: number }[] = []): number =>
  parts.reduce((sum, { pss }) => sum + pss, 0);

/** Looks at the parts, freed of garbage, at the start, after each third of the work and at the end. */
export class Memory {
  readonly looks: Part[][] = [];
  private isLooking = false;

  private constructor(
    private readonly product: Product,
    private readonly work: number,
    /** The parts before the work. */
    readonly before: Part[],
  ) {}

  /** Throws where a part has no process: nobody would see it grow or start again. */
  static async of(product: Product, work: number): Promise<Memory> {
    const before = partsBelow(product.pid);
    const missing = product.parts.filter((wanted) => !before.some(({ name }) => name === wanted));
    if (missing.length > 0) throw new Error(`No process of ${product.kind} is ${missing.join(' or ')}.`);
    const memory = new Memory(product, work, before);
    await memory.look();
    return memory;
  }

  async look(): Promise<Part[]> {
    await collectGarbage(partsBelow(this.product.pid));
    const parts = partsBelow(this.product.pid);
    this.looks.push(parts);
    return parts;
  }

  /** Looks where `done` of the work is a third more than at the last look. */
  async sample(done: number): Promise<void> {
    if (this.isLooking || done < (this.work * this.looks.length) / 3 || this.looks.length === 3) return;
    this.isLooking = true;
    await this.look();
    this.isLooking = false;
  }

  /** MB of all parts now. */
  async total(): Promise<number> {
    await collectGarbage(partsBelow(this.product.pid));
    return megabytes(partsBelow(this.product.pid));
  }

  /** Faults of the parts after the work: started again, grown, or still holding what it opened. */
  async faultsAfter(): Promise<string[]> {
    const holdsMore = (): Part[] => {
      const now = partsBelow(this.product.pid);
      return this.before.filter(({ pid, files }) =>
        now.some((part) => part.pid === pid && part.files > files + MAX_MORE_FILES),
      );
    };
    await waitUntil(() => holdsMore().length === 0, { timeout: SETTLES_WITHIN, every: 200 });
    const after = await this.look();
    const gone = this.before.filter(({ pid }) => !after.some((part) => part.pid === pid));
    return [
      ...gone.map(({ name }) => `${name} ended or was started again`),
      ...this.grown(after),
      ...holdsMore().map(({ name }) => `${name} still holds files or connections of the work`),
    ];
  }

  private grown(after: Part[]): string[] {
    const warm = this.looks[1] ?? this.before;
    return after.flatMap(({ name, pid, pss }) => {
      const growth = pss - (warm.find((part) => part.pid === pid)?.pss ?? pss);
      return growth > MAX_GROWTH_MB ? [`${name} grew by ${Math.round(growth)} MB after the first third`] : [];
    });
  }

  /** One line a part: its memory at each look, processes of one name together. */
  lines(): string[] {
    const names = [...new Set(this.before.map(({ name }) => name))];
    const sizeOf = (parts: Part[], name: string): number =>
      Math.round(megabytes(parts.filter((part) => part.name === name)));
    return names.map((name) => `  ${name}: ${this.looks.map((parts) => sizeOf(parts, name)).join(' → ')} MB`);
  }
}
