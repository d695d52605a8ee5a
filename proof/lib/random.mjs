/** Numbers that a seed repeats (mulberry32), and choices made with them. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min, max) {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(share) {
    return this.next() < share;
  }

  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** `entries` have a `weight` of their own, 1 where they say nothing. */
  weighted(entries) {
    const sum = entries.reduce((total, { weight = 1 }) => total + weight, 0);
    let left = this.next() * sum;
    return entries.find(({ weight = 1 }) => (left -= weight) < 0) ?? entries.at(-1);
  }

  bytes(length) {
    return Buffer.from(Array.from({ length }, () => this.int(0, 255)));
  }

  word(length = 8) {
    return Array.from({ length }, () => this.pick('abcdefghijklmnopqrstuvwxyz')).join('');
  }

  uuid() {
    const hex = this.bytes(16).toString('hex');
    const variant = this.pick('89ab');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}

/** The randomness of task `number`: the same whatever ran before it, so that a task can be repeated alone. */
export const taskRandom = (seed, number) => new Random((seed ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0);
