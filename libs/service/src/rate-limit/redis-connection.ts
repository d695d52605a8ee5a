import { once } from 'node:events';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** After this the service opens without Redis. */
const CONNECT_TIMEOUT_MS = 1_000;

/** Requests give up long before; an answer that comes later still shows that Redis is there. */
const COMMAND_TIMEOUT_MS = 2_000;

const MAX_RETRY_DELAY_MS = 500;

/**
 * A client that fails at once while Redis is away: requests are then counted in memory.
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

/** The connection to Redis, if one is set up; it ends with the service. */
export class RedisConnection implements OnApplicationShutdown {
  private constructor(readonly client: Redis | undefined) {}

  /** Waits a moment for the connection, so that the first requests are counted with the others'. */
  static async open(url: string | undefined): Promise<RedisConnection> {
    const client = url === undefined ? undefined : createRedis(url, COMMAND_TIMEOUT_MS);
    const wait = { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) };
    // Without it the service runs all the same; the client goes on trying and logs why.
    if (client) await once(client, 'ready', wait).catch(() => undefined);
    return new RedisConnection(client);
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}
