/** What counting visitors needs; a module of its own, so that only services that count load a Redis client. */
export { addressKey } from './address-key.js';
export { createRedis } from './create-redis.js';
