import { Logger } from '@nestjs/common';
import { AdminSessions, TooManyRequestsException } from '@peanut/service';
import { addressKey, type Counter, type CounterStore } from '@peanut/service/rate-limit';
import type { Request } from 'express';

const DAY = 24 * 60 * 60;
const BUDGET_KEY = 'budget';
/** Even a small budget lets the owner fill in a few forms. */
const MIN_RESERVE = 10;

const tenth = (perDay: number): number => Math.max(1, Math.floor(perDay / 10));

/** What one process may spend while it cannot ask what the others spent: a tenth more than it knew of. */
export const fallbackBudget = (perDay: number): Counter => ({
  key: 'budget:alone',
  limit: tenth(perDay),
  window: DAY,
});

/**
 * Calls to the model a day, which begins with its first call. Guests share the budget, and none of their addresses takes
 * more than a tenth of it; the owner has another tenth on top, which guests cannot touch.
 */
export class DailyBudget {
  private readonly logger = new Logger('DailyBudget');
  private warnedAt = -Infinity;

  /** @param perDay calls a day; undefined where a call costs nothing */
  constructor(
    private readonly perDay: number | undefined,
    private readonly counters: Record<'guests' | 'owner', CounterStore>,
    private readonly sessions: AdminSessions,
  ) {}

  /**
   * Takes one call for a route that everybody may use. The owner's session opens the reserve here too.
   * @throws TooManyRequestsException when none is left
   */
  async takeForVisitor(request: Request): Promise<void> {
    if (this.perDay === undefined) return;
    const taken = await this.counters.guests.take(this.visitorCounters(this.perDay, request));
    if (!taken.refusedBy) return;
    if (await this.sessions.isKnownAdmin(request)) return this.takeForOwner();
    if (taken.refusedBy.key === BUDGET_KEY) this.warn();
    throw new TooManyRequestsException(
      taken.refusedBy.key.startsWith(`${BUDGET_KEY}:address`)
        ? 'Your address has reached its rate limit for today. Please come back tomorrow.'
        : 'The bartender has reached the rate limit for today. Please come back tomorrow.',
      taken.waitSeconds,
    );
  }

  /**
   * Takes one call for a route that only the owner may use.
   * @throws TooManyRequestsException when the reserve is used up too
   */
  async takeForOwner(): Promise<void> {
    if (this.perDay === undefined) return;
    const limit = this.perDay + Math.max(MIN_RESERVE, tenth(this.perDay));
    const taken = await this.counters.owner.take([{ key: BUDGET_KEY, limit, window: DAY }]);
    if (taken.refusedBy)
      throw new TooManyRequestsException(
        'The rate limit for today is reached, the owner’s reserve included. Please fill in the form by hand, or raise AI_DAILY_BUDGET.',
        taken.waitSeconds,
      );
  }

  private visitorCounters(perDay: number, request: Request): Counter[] {
    return [
      { key: BUDGET_KEY, limit: perDay, window: DAY },
      { key: `${BUDGET_KEY}:address:${addressKey(request.ip ?? '')}`, limit: tenth(perDay), window: DAY },
    ];
  }

  private warn(): void {
    if (performance.now() - this.warnedAt < DAY * 1000) return;
    this.warnedAt = performance.now();
    this.logger.warn(
      `AI_DAILY_BUDGET of ${this.perDay} calls is used up; the owner goes on with the reserve`,
    );
  }
}
