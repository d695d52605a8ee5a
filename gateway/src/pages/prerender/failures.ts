/** Milliseconds until something that failed is tried again: twice as long each time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

interface Failure {
  why: string;
  at: number;
  pause: number;
}

/** What failed, by name: when to try it again. Each is told once, until it works again or fails for another reason. */
export class Failures {
  private readonly known = new Map<string, Failure>();

  note(name: string, why: string): void {
    const before = this.known.get(name);
    const pause = before ? Math.min(before.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
    this.known.set(name, { why, at: performance.now(), pause });
    if (before?.why !== why) process.stderr.write(`gateway: ${name}: ${why}\n`);
  }

  /** It failed, and its pause is over. */
  isDue(name: string): boolean {
    const failure = this.known.get(name);
    return failure !== undefined && performance.now() - failure.at >= failure.pause;
  }

  /** It failed a moment ago. */
  isPausing(name: string): boolean {
    return this.known.has(name) && !this.isDue(name);
  }

  forget(name: string): void {
    this.known.delete(name);
  }

  forgetAll(): void {
    this.known.clear();
  }
}
