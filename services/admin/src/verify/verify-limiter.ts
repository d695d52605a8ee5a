import { TooManyRequestsException } from '@peanut/service';
import type { Counter, CounterStore } from '@peanut/service/rate-limit';
import type { Caller } from './callers.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Logins a minute, well formed or not, for each wrong password a minute. */
const REQUESTS_A_FAILURE = 12;

interface Tries {
  /** Wrong passwords. */
  failures: readonly Counter[];
  /** All requests, also those that are no login. */
  requests: Counter;
}

/**
 * Limits failed passwords a minute for each caller. All devices that never logged in also share a limit for the hour, as
 * high as one address could use up, so that many addresses guess no faster than one. A known device is never locked
 * out, and a new password ends every lock: counts carry its epoch.
 */
export class VerifyLimiter {
  constructor(
    private readonly failuresAMinute: number,
    private readonly counters: CounterStore,
  ) {}

  /**
   * Takes one try before anything is looked at, so that parallel guesses cannot pass together.
   * @throws TooManyRequestsException when none is left
   */
  async take(caller: Caller): Promise<void> {
    const { failures, requests } = this.triesOf(caller);
    const taken = await this.counters.take([...failures, requests]);
    if (taken.refusedBy)
      throw new TooManyRequestsException(
        taken.refusedBy.window === HOUR
          ? 'Too many wrong passwords from new devices. Please use a device that logged in before, or try again later.'
          : 'Too many wrong passwords. Please wait a minute and try again.',
        taken.waitSeconds,
      );
  }

  /** Gives the try back, because the password was right. */
  async forget(caller: Caller): Promise<void> {
    const { failures, requests } = this.triesOf(caller);
    await this.counters.giveBack([...failures, requests]);
  }

  /** Gives it back, because no password was looked at; it still counts as a request. */
  async spare(caller: Caller): Promise<void> {
    await this.counters.giveBack(this.triesOf(caller).failures);
  }

  private triesOf({ key, isKnown, epoch }: Caller): Tries {
    const limit = this.failuresAMinute;
    const own = { key: `failures:${epoch}:${key}`, limit, window: MINUTE };
    const everyones = { key: `failures:${epoch}:new-devices`, limit: limit * MINUTE, window: HOUR };
    return {
      failures: isKnown ? [own] : [own, everyones],
      requests: { key: `requests:${key}`, limit: limit * REQUESTS_A_FAILURE, window: MINUTE },
    };
  }
}
