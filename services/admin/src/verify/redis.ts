import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const WARN_EVERY_MS = 60_000;

/** A client that fails at once while Redis is away, so that the limiter goes on in memory. */
export function createRedis(url: string): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 250,
    connectTimeout: 500,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  let warned = 0;
  redis.on('error', (error: Error) => {
    if (Date.now() - warned < WARN_EVERY_MS) return;
    warned = Date.now();
    logger.warn(`not available, counting in memory: ${error.message}`);
  });
  return redis;
}
