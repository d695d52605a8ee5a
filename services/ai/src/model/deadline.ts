/** Milliseconds without a word after which the upstream counts as silent, and an answer may take in all. */
export const UPSTREAM = { silent: 30_000, whole: 90_000 } as const;

/** The upstream took too long. */
export class UpstreamTimeoutError extends Error {
  constructor() {
    super('The upstream did not answer in time');
  }
}

/** Ends an upstream call: when the guest leaves, when nothing comes any more, or when it takes too long altogether. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly whole = setTimeout(() => this.expire(), UPSTREAM.whole);
  private silent = setTimeout(() => this.expire(), UPSTREAM.silent);
  private readonly leave = (): void => this.controller.abort(this.guest.reason);

  /** @param guest fires when the guest leaves */
  constructor(private readonly guest: AbortSignal) {
    if (guest.aborted) this.leave();
    else guest.addEventListener('abort', this.leave, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something came: silence is counted anew. */
  heard(): void {
    this.silent.refresh();
  }

  /** Aborts what is still under way, and frees the timers. */
  end(): void {
    clearTimeout(this.whole);
    clearTimeout(this.silent);
    this.guest.removeEventListener('abort', this.leave);
    this.controller.abort();
  }

  private expire(): void {
    this.controller.abort(new UpstreamTimeoutError());
  }
}
