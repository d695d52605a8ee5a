/** Numbers that a seed repeats (mulberry32), and choices made with them. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of them. Throws where there is none. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** `entries` have a `weight` of their own. */
  weighted<T extends { weight: number }>(entries: readonly T[]): T {
    let left = this.next() * entries.reduce((total, { weight }) => total + weight, 0);
    return entries.find(({ weight }) => (left -= weight) < 0) ?? this.pick(entries.slice(-1));
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.int(0, 255)));
  }

  word(length = 8): string {
    return Array.from({ length }, () => String.fromCharCode(this.int(97, 122))).join('');
  }

  uuid(): string {
    const hex = this.bytes(16).toString('hex');
    const variant = this.pick(['8', '9', 'a', 'b']);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}

/** The randomness of task `number`: the same whatever ran before it, so that a task can be repeated alone. */
export const taskRandom = (seed: number, number: number): Random =>
  new Random((seed ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0);
