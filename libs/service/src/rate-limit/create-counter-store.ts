import type { Redis } from 'ioredis';
import type { Counter, CounterStore } from './counter-store.js';
import { FallbackCounterStore } from './fallback-counter-store.js';
import type { LocalCounterStore } from './local-counter-store.js';
import { RedisCounterStore } from './redis-counter-store.js';

/**
 * Counters that processes share by Redis, with a fallback to those of this process; these alone without Redis.
 * @param prefix of the keys in Redis
 * @param localOnly what a process counts as well while Redis is away
 */
export function createCounterStore(
  redis: Redis | undefined,
  prefix: string,
  local: LocalCounterStore,
  localOnly: readonly Counter[] = [],
): CounterStore {
  return redis ? new FallbackCounterStore(new RedisCounterStore(redis, prefix), local, localOnly) : local;
}
