import { TooManyRequestsException } from '@peanut/service';
import { addressKey, type Counter, type Counters } from '@peanut/service/limits';
import type { Request } from 'express';
import { visitorId } from './visitor-cookie.js';

/** What is counted apart from the rest. The helpers of the forms share `parse`. */
export type Kind = 'chat' | 'recommendations' | 'parse';

/** Requests a minute of one visitor. */
export type AllowanceLimits = Record<Kind, number>;

const MINUTE = 60;
/** A party shares an address. */
const VISITORS_AN_ADDRESS = 10;

/** How often guests may ask in a minute: so much a visitor, and ten times that an address. */
export class Allowances {
  constructor(
    private readonly perMinute: AllowanceLimits,
    private readonly counters: Counters,
  ) {}

  /**
   * Takes one request of this kind from the caller's allowance, or nothing.
   * @throws TooManyRequestsException when there is none left
   */
  async take(kind: Kind, request: Request): Promise<void> {
    const taken = await this.counters.take(this.countersOf(kind, request));
    if (taken.refusedBy)
      throw new TooManyRequestsException(
        'You have reached the rate limit. Please wait a moment and try again.',
        taken.waitSeconds,
      );
  }

  private countersOf(kind: Kind, request: Request): Counter[] {
    const limit = this.perMinute[kind];
    const address = addressKey(request.ip ?? '');
    const visitor = visitorId(request);
    return [
      // Callers without the cookie share one visitor's allowance: leaving it out wins nothing.
      visitor === undefined
        ? { key: `${kind}:without:${address}`, limit, window: MINUTE }
        : { key: `${kind}:visitor:${visitor}`, limit, window: MINUTE },
      { key: `${kind}:address:${address}`, limit: limit * VISITORS_AN_ADDRESS, window: MINUTE },
    ];
  }
}
