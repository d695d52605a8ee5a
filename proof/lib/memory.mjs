import { waitUntil } from '../../ops/lib/wait.mjs';
import { collectGarbage, partsBelow } from './processes.mjs';

/**
 * A part may grow by this much from the end of the first third (the warm-up: code is compiled, heaps reach their size)
 * to the end, in MB of PSS. V8 keeps some tens of MB of head room; a leak of 10 kB a request shows at 20,000.
 */
export const MAX_GROWTH_MB = 64;

/** Connections that idle pools may keep, and files that were opened late. */
const MAX_MORE_FILES = 40;
const SETTLES_WITHIN = 15_000;

const sum = (parts) => parts.reduce((total, { pss }) => total + pss, 0);

/** Looks at the parts, freed of garbage, after each third of the requests. */
export class Memory {
  constructor(launcher, count) {
    Object.assign(this, { launcher, count, thirds: [] });
  }

  async look() {
    await collectGarbage(partsBelow(this.launcher));
    this.thirds.push(partsBelow(this.launcher));
  }

  async sample(sent) {
    if (this.isLooking || sent < (this.count * this.thirds.length) / 3 || this.thirds.length === 3) return;
    this.isLooking = true;
    await this.look();
    this.isLooking = false;
  }

  /** MB of all parts together: when this was asked last (at the start the first time), and now. */
  async sinceLastTime() {
    await collectGarbage(partsBelow(this.launcher));
    const before = this.total ?? sum(this.thirds[0]);
    this.total = sum(partsBelow(this.launcher));
    return { before, after: this.total };
  }

  /** What grew too much, given the parts at the end. */
  faults(after) {
    const warm = this.thirds[1] ?? this.thirds[0];
    return after.flatMap(({ name, pid, pss }) => {
      const first = warm.find((part) => part.pid === pid);
      const growth = first ? pss - first.pss : 0;
      return growth > MAX_GROWTH_MB ? [`${name} grew by ${Math.round(growth)} MB after the first third`] : [];
    });
  }

  /** One line a part: its memory at the start, after each third and at the end, processes of one name together. */
  lines() {
    const names = [...new Set(this.thirds.at(-1)?.map(({ name }) => name))];
    const sizeOf = (parts, wanted) =>
      parts.reduce((sum, { name, pss }) => sum + (name === wanted ? pss : 0), 0);
    return names.map(
      (name) => `  ${name}: ${this.thirds.map((parts) => Math.round(sizeOf(parts, name))).join(' → ')} MB`,
    );
  }
}

/** Faults of the parts after the attack: restarted, grown, or still holding what it opened. */
export async function faultsAfter(before, memory) {
  const holdsMore = () => {
    const now = partsBelow(memory.launcher);
    return before.filter(({ pid, files }) =>
      now.some((part) => part.pid === pid && part.files > files + MAX_MORE_FILES),
    );
  };
  await waitUntil(() => holdsMore().length === 0, { timeout: SETTLES_WITHIN, every: 200 });
  await memory.look();
  const after = memory.thirds.at(-1);
  const gone = before.filter(({ pid }) => !after.some((part) => part.pid === pid));
  return [
    ...gone.map(({ name }) => `${name} ended or was started again`),
    ...memory.faults(after),
    ...holdsMore().map(({ name }) => `${name} still holds files or connections of the attack`),
  ];
}
