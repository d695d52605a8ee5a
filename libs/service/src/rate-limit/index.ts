/** What counting visitors needs. It is a separate entry, so that only services that count load a Redis client. */
export { addressKey } from './address-key.js';
export { checkRedis } from './check-redis.js';
export { createCounterStore } from './create-counter-store.js';
export type { Count, Counter, CounterStore, TakeResult } from './counter-store.js';
export { CountsFile } from './counts-file.js';
export { LocalCounterStore } from './local-counter-store.js';
export { RedisConnection, createRedis } from './redis-connection.js';
