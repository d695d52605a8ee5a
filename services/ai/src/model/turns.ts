import { FAILURES, ModelFailedError } from './failures/failures.js';

/** More guests than this are told to come back. */
const MOST_WAITING = 100;

interface Waiting {
  start: () => void;
  /** Called with how many are next before this one. */
  onPlace: (before: number) => void;
}

/** The questions at the model: a few at a time, the others in turn. */
export class Turns {
  private running = 0;
  private waiting: Waiting[] = [];

  /** @param atOnce how many questions the server takes at a time */
  constructor(private readonly atOnce: number) {}

  /**
   * Waits for a turn; the returned function gives it back.
   * @param onPlace called when it has to wait, and whenever its place changes
   * @throws the signal's reason when the guest leaves, ModelFailedError when too many wait
   */
  async take(signal: AbortSignal, onPlace: (before: number) => void): Promise<() => void> {
    signal.throwIfAborted();
    if (this.running < this.atOnce) this.running += 1;
    else await this.wait(signal, onPlace);
    return () => this.passOn();
  }

  private wait(signal: AbortSignal, onPlace: (before: number) => void): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw new ModelFailedError(FAILURES.crowded);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting = this.waiting.filter((one) => one !== place);
        this.tellPlaces();
        reject(signal.reason as Error);
      };
      const start = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const place = { start, onPlace };
      this.waiting.push(place);
      signal.addEventListener('abort', leave, { once: true });
      onPlace(this.waiting.length - 1);
    });
  }

  private passOn(): void {
    const next = this.waiting.shift();
    if (!next) this.running -= 1;
    else next.start();
    this.tellPlaces();
  }

  private tellPlaces(): void {
    for (const [before, { onPlace }] of this.waiting.entries()) onPlace(before);
  }
}
