import type { Redis } from 'ioredis';
import type { Counters } from './counters.js';
import { InsuredCounters } from './insured-counters.js';
import { MemoryCounters } from './memory-counters.js';
import { RedisCounters } from './redis-counters.js';

/** Counters that processes share by Redis, with memory as their insurance; memory alone without Redis. */
export function chooseCounters(redis: Redis | undefined): Counters {
  const memory = new MemoryCounters();
  return redis ? new InsuredCounters(new RedisCounters(redis), memory) : memory;
}
