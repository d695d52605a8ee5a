/** What counting visitors needs; a module of its own, so that only services that count load a Redis client. */
export { addressKey } from './address-key.js';
export { chooseCounters } from './choose-counters.js';
export type { Count, Counter, Counters, Taken } from './counters.js';
export { CountsFile } from './counts-file.js';
export { createRedis } from './create-redis.js';
export { LocalCounters } from './local-counters.js';
export { RedisConnection } from './redis-connection.js';
