/** Aborts a call whose other side falls silent. */
export class SilenceGuard {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  /** @param milliseconds of silence that are borne; they count from now */
  constructor(private readonly milliseconds: number) {
    this.listen();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Stops counting. */
  rest(): void {
    clearTimeout(this.timer);
  }

  /** The pieces as they come; waiting for one counts, what its reader does with it does not. */
  async *watch<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
    this.listen();
    try {
      for await (const piece of pieces) {
        this.rest();
        yield piece;
        this.listen();
      }
    } finally {
      this.rest();
    }
  }

  private listen(): void {
    this.rest();
    this.timer = setTimeout(() => this.controller.abort(new Error('no answer in time')), this.milliseconds);
  }
}
