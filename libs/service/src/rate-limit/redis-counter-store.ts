import type { Redis, Result } from 'ioredis';
import type { Count, Counter, CounterStore, TakeResult } from './counter-store.js';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    peanutTake(keys: number, ...keysAndArguments: string[]): Result<number[], Context>;
    peanutGiveBack(keys: number, ...names: string[]): Result<null, Context>;
  }
}

/**
 * All counters in one call, atomically: a request that is refused uses up nothing, so that a guest over the own
 * limit takes nothing from the others. Arguments, four a counter: limit, milliseconds of a new window and of the longest,
 * and how many are known to be taken. A window that a clock set back made longer than itself ends in time all the same.
 * Answers the place of the refusing counter, or 0, then each count and its remaining milliseconds.
 */
const TAKE = `
local refused, answer, stored = 0, {}, redis.call('MGET', unpack(KEYS))
for place = 1, #KEYS do
  local limit, window, longest, known = unpack(ARGV, 4 * place - 3, 4 * place)
  local left = stored[place] and redis.call('PTTL', KEYS[place]) or tonumber(window)
  if left > tonumber(longest) then
    left = tonumber(longest)
    redis.call('PEXPIRE', KEYS[place], left)
  end
  local taken = math.max(tonumber(stored[place] or '0'), tonumber(known))
  if refused == 0 and taken >= tonumber(limit) then refused = place end
  answer[2 * place - 1], answer[2 * place] = taken, left
end
if refused == 0 then
  for place = 1, #KEYS do
    local taken = answer[2 * place - 1] + 1
    answer[2 * place - 1] = taken
    if stored[place] then
      redis.call('INCRBY', KEYS[place], taken - tonumber(stored[place]))
    else
      redis.call('SET', KEYS[place], taken, 'PX', answer[2 * place])
    end
  end
end
return { refused, unpack(answer) }`;

const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then
    redis.call('DECR', key)
  end
end`;

/** Counters that all processes share. */
export class RedisCounterStore implements CounterStore {
  /** @param prefix tells one service's keys from another's */
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {
    redis.defineCommand('peanutTake', { lua: TAKE });
    redis.defineCommand('peanutGiveBack', { lua: GIVE_BACK });
  }

  /** @throws Error when Redis is away or too slow */
  async take(counters: readonly Counter[]): Promise<TakeResult> {
    const now = Date.now();
    const keys = this.keysOf(counters);
    const values = counters.flatMap(({ limit, window, known }) => {
      const milliseconds = known ? Math.max(1, known.endsAt - now) : 1000 * window;
      return [limit, milliseconds, 1000 * window, known?.taken ?? 0].map(String);
    });
    const [place = 0, ...answer] = await this.redis.peanutTake(keys.length, ...keys, ...values);
    const counts = counters.map((_, at): Count => {
      const [taken = 0, left = 0] = answer.slice(2 * at, 2 * at + 2);
      return { taken, endsAt: now + left };
    });
    const refusedBy = counters[place - 1];
    const waitSeconds = Math.ceil(((counts[place - 1]?.endsAt ?? now) - now) / 1000);
    return refusedBy ? { counts, refusedBy, waitSeconds } : { counts };
  }

  /** @throws Error when Redis is away or too slow */
  async giveBack(counters: readonly Counter[]): Promise<void> {
    await this.redis.peanutGiveBack(counters.length, ...this.keysOf(counters));
  }

  private keysOf(counters: readonly Counter[]): string[] {
    return counters.map(({ key }) => `${this.prefix}${key}`);
  }
}
