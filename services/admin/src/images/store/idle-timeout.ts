/** Aborts a call whose other side sends nothing for too long. */
export class IdleTimeout {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  /** @param milliseconds without a piece; they count from now */
  constructor(private readonly milliseconds: number) {
    this.restart();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The pieces as they come; waiting for one counts, what its reader does with it does not. */
  async *watch<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
    this.restart();
    try {
      for await (const piece of pieces) {
        this.stop();
        yield piece;
        this.restart();
      }
    } finally {
      this.stop();
    }
  }

  private restart(): void {
    this.stop();
    this.timer = setTimeout(() => this.controller.abort(new Error('no answer in time')), this.milliseconds);
  }
}
