import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const MAX_RETRY_DELAY_MS = 500;

/**
 * A client that fails at once while Redis is away, so that limits are counted in memory meanwhile.
 * @param commandTimeout how long an answer may take, in milliseconds
 */
export function createRedis(url: string, commandTimeout: number): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(50 * attempt, MAX_RETRY_DELAY_MS),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (isAway) return;
    isAway = true;
    logger.warn(`not available, each process counts its limits in memory: ${error.message}`);
  });
  redis.on('ready', () => {
    if (isAway) logger.log('available again, limits are shared');
    isAway = false;
  });
  return redis;
}
