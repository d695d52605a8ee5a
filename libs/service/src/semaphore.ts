/** Lets a few pieces of work run at a time and a few more wait; the rest is turned away. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  /** The work's outcome; undefined, without starting it, when too many wait. */
  enter<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.running >= this.maxRunning && this.waiting.length >= this.maxWaiting) return undefined;
    return this.run(work);
  }

  private async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxRunning) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
