import { TooManyRequestsException } from '@peanut/service';
import { addressKey, type Counter, type CounterStore } from '@peanut/service/rate-limit';
import type { Request } from 'express';
import { visitorId } from './visitor-cookie.js';

/** Each has its own limit. The forms' helpers share `parse`. */
export type RateLimitKind = 'chat' | 'recommendations' | 'parse';

/** Requests a minute of one visitor. */
export type RateLimits = Record<RateLimitKind, number>;

const MINUTE = 60;
/** A party shares an address. */
const VISITORS_PER_ADDRESS = 10;

/** Limits requests a minute by visitor, and by address at ten times a visitor's limit. */
export class RateLimiter {
  constructor(
    private readonly perMinute: RateLimits,
    private readonly counters: CounterStore,
  ) {}

  /**
   * Counts one request of this kind.
   * @throws TooManyRequestsException when the caller's limit is reached; then nothing is counted
   */
  async take(kind: RateLimitKind, request: Request): Promise<void> {
    const taken = await this.counters.take(this.countersOf(kind, request));
    if (taken.refusedBy)
      throw new TooManyRequestsException(
        'You have reached the rate limit. Please wait a moment and try again.',
        taken.waitSeconds,
      );
  }

  private countersOf(kind: RateLimitKind, request: Request): Counter[] {
    const limit = this.perMinute[kind];
    const address = addressKey(request.ip ?? '');
    const visitor = visitorId(request);
    return [
      // Callers without the cookie share one visitor's limit: leaving it out wins nothing.
      visitor === undefined
        ? { key: `${kind}:without:${address}`, limit, window: MINUTE }
        : { key: `${kind}:visitor:${visitor}`, limit, window: MINUTE },
      { key: `${kind}:address:${address}`, limit: limit * VISITORS_PER_ADDRESS, window: MINUTE },
    ];
  }
}
