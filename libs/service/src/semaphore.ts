import { withDeadline } from './deadline.js';

interface Capacity {
  /** Pieces of work at a time. */
  running: number;
  /** So many more may wait. */
  waiting: number;
  /** How long one waits at most, in milliseconds; without it for as long as it takes. */
  patience?: number;
  /** How long the caller waits in all, in milliseconds; work that runs by then goes on and keeps its place. */
  longest?: number;
}

/** Lets a few pieces of work run at a time and a few more wait; rejects the rest. */
export class Semaphore {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  /** @param busy makes the error for rejected work */
  constructor(
    private readonly capacity: Capacity,
    private readonly busy: () => Error,
  ) {}

  /** The work's outcome. Rejects, without starting it, when too many wait or the wait was too long, and when it runs too long. */
  enter<T>(work: () => Promise<T>): Promise<T> {
    const { longest } = this.capacity;
    const outcome = this.waitAndRun(work);
    return longest === undefined ? outcome : withDeadline(outcome, longest, this.busy);
  }

  private async waitAndRun<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private turn(): Promise<void> {
    if (this.running < this.capacity.running) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.size >= this.capacity.waiting) return Promise.reject(this.busy());
    return this.wait();
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { patience } = this.capacity;
      const giveUp = (): void => {
        this.waiting.delete(start);
        reject(this.busy());
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(start);
    });
  }

  /** Hands the place on to the next one. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
