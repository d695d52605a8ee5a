import { Logger } from '@nestjs/common';
import { TooManyRequestsException } from '@peanut/service';
import { addressKey } from '@peanut/service/limits';
import type { Request } from 'express';
import type { Counter, Counters } from './counters.js';
import { visitorId } from './visitor-cookie.js';

/** What is counted apart from the rest. The helpers of the forms share `parse`. */
export type Kind = 'chat' | 'recommendations' | 'parse';

export interface AllowanceLimits {
  /** Requests a minute of one visitor. */
  perMinute: Record<Kind, number>;
  /** Calls a day of the whole bar. */
  perDay: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** A party shares an address. */
const VISITORS_AN_ADDRESS = 10;
const BUDGET = 'budget';

/** How often guests may ask: so much a visitor, ten times that an address, and a daily budget for the bar. */
export class Allowances {
  private readonly logger = new Logger('Allowances');
  private warned = 0;

  constructor(
    private readonly limits: AllowanceLimits,
    private readonly counters: Counters,
  ) {}

  /**
   * Takes one request of this kind from the caller's allowance, or nothing.
   * @throws TooManyRequestsException when there is none left
   */
  async take(kind: Kind, request: Request): Promise<void> {
    const taken = await this.counters.take(this.countersOf(kind, request));
    if (!taken.refusedBy) return;
    if (taken.refusedBy.key !== BUDGET)
      throw new TooManyRequestsException(
        'You have reached the rate limit. Please wait a moment and try again.',
        taken.waitSeconds,
      );
    this.warnOfBudget();
    throw new TooManyRequestsException(
      'The bartender has reached the rate limit for today. Please come back tomorrow.',
      taken.waitSeconds,
    );
  }

  private countersOf(kind: Kind, request: Request): Counter[] {
    const limit = this.limits.perMinute[kind];
    const address = addressKey(request.ip ?? '');
    const visitor = visitorId(request);
    return [
      // Callers without the cookie share one visitor's allowance: leaving it out wins nothing.
      visitor === undefined
        ? { key: `${kind}:without:${address}`, limit, window: MINUTE }
        : { key: `${kind}:visitor:${visitor}`, limit, window: MINUTE },
      { key: `${kind}:address:${address}`, limit: limit * VISITORS_AN_ADDRESS, window: MINUTE },
      { key: BUDGET, limit: this.limits.perDay, window: DAY },
    ];
  }

  private warnOfBudget(): void {
    if (Date.now() - this.warned < DAY * 1000) return;
    this.warned = Date.now();
    this.logger.warn(`AI_DAILY_BUDGET of ${this.limits.perDay} calls is used up`);
  }
}
