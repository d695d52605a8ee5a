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
local taken = redis.call('MGET', unpack(KEYS))
for place = 1, #KEYS do
  if tonumber(taken[place] or '0') >= tonumber(ARGV[2 * place - 1]) then
    return { place, redis.call('PTTL', KEYS[place]) }
  end
end
for place = 1, #KEYS do
  if taken[place] then
    redis.call('INCR', KEYS[place])
  else
    redis.call('SET', KEYS[place], 1, 'EX', ARGV[2 * place])
  end
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
