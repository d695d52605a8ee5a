/** How long the upstream may send nothing, and how long its whole answer may take. */
export const UPSTREAM_TIMEOUT_MS = { idle: 30_000, total: 90_000 } as const;

export class UpstreamTimeoutError extends Error {
  constructor() {
    super('The upstream did not answer in time');
  }
}

/** Ends an upstream call: when the client leaves, when nothing comes any more, or when it takes too long altogether. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly total = setTimeout(() => this.expire(), UPSTREAM_TIMEOUT_MS.total);
  private idle = setTimeout(() => this.expire(), UPSTREAM_TIMEOUT_MS.idle);
  private readonly abort = (): void => this.controller.abort(this.client.reason);

  /** @param client fires when the client leaves */
  constructor(private readonly client: AbortSignal) {
    if (client.aborted) this.abort();
    else client.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** To be called for everything that comes. */
  resetIdle(): void {
    this.idle.refresh();
  }

  /** Aborts what is still under way, and frees the timers. */
  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.idle);
    this.client.removeEventListener('abort', this.abort);
    this.controller.abort();
  }

  private expire(): void {
    this.controller.abort(new UpstreamTimeoutError());
  }
}
