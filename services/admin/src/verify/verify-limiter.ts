import type { OnApplicationShutdown } from '@nestjs/common';
import { TooManyRequestsException } from '@peanut/service';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;
const KEY_PREFIX = 'peanut:verify';

/** Counts failed passwords: so many a minute, then nothing is checked until the minute is over. */
export class VerifyLimiter implements OnApplicationShutdown {
  private readonly limiter: RateLimiterAbstract;

  /** @param redis shared between instances; without it each counts for itself */
  constructor(
    failures: number,
    private readonly redis: Redis | undefined,
  ) {
    const limits = { points: failures, duration: WINDOW_SECONDS, keyPrefix: KEY_PREFIX };
    const memory = new RateLimiterMemory(limits);
    this.limiter = redis
      ? new RateLimiterRedis({
          ...limits,
          storeClient: redis,
          insuranceLimiter: memory,
          rejectIfRedisNotReady: true,
        })
      : memory;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /**
   * Takes one try before the password is looked at, so that parallel guesses cannot pass together.
   * @throws TooManyRequestsException when none is left
   */
  async take(caller: string): Promise<void> {
    try {
      await this.limiter.consume(caller);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw new TooManyRequestsException(
        'Too many wrong passwords. Please wait a minute and try again.',
        seconds,
      );
    }
  }

  /** Gives the try back: the password was right, or was not looked at. */
  async giveBack(caller: string): Promise<void> {
    await this.limiter.reward(caller);
  }
}
