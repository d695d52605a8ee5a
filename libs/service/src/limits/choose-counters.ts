import type { Redis } from 'ioredis';
import type { Counter, Counters } from './counters.js';
import { InsuredCounters } from './insured-counters.js';
import type { LocalCounters } from './local-counters.js';
import { RedisCounters } from './redis-counters.js';

/**
 * Counters that processes share by Redis, with those of this process as their insurance; these alone without Redis.
 * @param prefix of the keys in Redis
 * @param whileAlone what a process counts as well while Redis is away
 */
export function chooseCounters(
  redis: Redis | undefined,
  prefix: string,
  local: LocalCounters,
  whileAlone: readonly Counter[] = [],
): Counters {
  return redis ? new InsuredCounters(new RedisCounters(redis, prefix), local, whileAlone) : local;
}
