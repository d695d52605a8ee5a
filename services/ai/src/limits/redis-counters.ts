import type { Redis, Result } from 'ioredis';
import type { Counter, Counters, Taken } from './counters.js';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    peanutTake(keys: number, ...keysLimitsAndWindows: string[]): Result<[number, number], Context>;
  }
}

/**
 * All counters in one call, atomically: a request that is refused uses up nothing, so that a guest over the own
 * limit takes nothing from the others. Answers the place of the refusing counter, or 0, and its remaining milliseconds.
 */
const TAKE = `
for place, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * place - 1]) then
    return { place, redis.call('PTTL', key) }
  end
end
for place, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('EXPIRE', key, ARGV[2 * place]) end
end
return { 0, 0 }`;

const PREFIX = 'peanut:ai:';

/** Counters that all processes share. */
export class RedisCounters implements Counters {
  constructor(private readonly redis: Redis) {
    redis.defineCommand('peanutTake', { lua: TAKE });
  }

  /** @throws Error when Redis is away or too slow */
  async take(counters: readonly Counter[]): Promise<Taken> {
    const keys = counters.map(({ key }) => `${PREFIX}${key}`);
    const limits = counters.flatMap(({ limit, window }) => [String(limit), String(window)]);
    const [place, milliseconds] = await this.redis.peanutTake(keys.length, ...keys, ...limits);
    const refusedBy = counters[place - 1];
    return refusedBy ? { refusedBy, waitSeconds: Math.ceil(milliseconds / 1000) } : {};
  }
}
