/**
 * Calls back in three turns of the event loop. A busy process may notice the end of a time before it has read an
 * answer that is there already: what was received is read first.
 */
function afterReading(callback: () => void): void {
  setImmediate(() => setImmediate(() => setImmediate(callback)));
}

/** The work's outcome, or `late()` when it takes longer; the work itself goes on. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => afterReading(() => reject(late())), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Aborts a call to another server: when nothing comes for too long, when all of it takes too long, when the client leaves. */
export class CallTimeout {
  private readonly controller = new AbortController();
  private total: NodeJS.Timeout | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly leave = (): void => this.controller.abort(this.client?.reason);

  /**
   * @param times milliseconds from now: `idle` until the next piece, `total` until the end
   * @param late makes the reason of the signal when one of the times is over
   * @param client fires when the client leaves
   */
  constructor(
    private readonly times: { idle: number; total?: number },
    private readonly late: (time: 'idle' | 'total') => Error,
    private readonly client?: AbortSignal,
  ) {
    this.restartTotal();
    this.restart();
    if (client?.aborted) this.leave();
    else client?.addEventListener('abort', this.leave, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Call it for each piece that comes. */
  restart(): void {
    this.pause();
    this.idle = this.expireAfter('idle', this.times.idle);
  }

  /** Gives all that is still to come the whole time anew. */
  restartTotal(): void {
    clearTimeout(this.total);
    if (this.times.total !== undefined) this.total = this.expireAfter('total', this.times.total);
  }

  /** No piece is waited for until the next {@link restart}. */
  pause(): void {
    clearTimeout(this.idle);
  }

  /** Lets so many milliseconds pass, or fewer when the call is aborted meanwhile. */
  wait(milliseconds: number): Promise<void> {
    const { signal } = this;
    return new Promise((resolve) => {
      const timer = setTimeout(goOn, milliseconds);
      signal.addEventListener('abort', goOn, { once: true });
      function goOn(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', goOn);
        resolve();
      }
    });
  }

  /** The pieces as they come. Waiting for one counts; what the reader does with it does not. */
  async *watch<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
    this.restart();
    try {
      for await (const piece of pieces) {
        this.pause();
        yield piece;
        this.restart();
      }
    } finally {
      this.stop();
    }
  }

  /** Aborts what is still under way, and frees the timers. */
  end(): void {
    this.stop();
    this.controller.abort();
  }

  private stop(): void {
    this.pause();
    clearTimeout(this.total);
    this.client?.removeEventListener('abort', this.leave);
  }

  private expireAfter(time: 'idle' | 'total', milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(this.late(time)), milliseconds);
  }
}
