import { once } from 'node:events';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createRedis } from './create-redis.js';
import type { Redis } from 'ioredis';

/** After this the service opens without Redis. */
const CONNECT_TIMEOUT_MS = 1_000;

/** Requests give up long before; an answer that comes later still shows that Redis is there. */
const COMMAND_TIMEOUT_MS = 2_000;

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
