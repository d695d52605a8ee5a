import { Redis } from 'ioredis';
import { LocalCounterStore } from '../src/rate-limit/local-counter-store.js';
import { RedisCounterStore } from '../src/rate-limit/redis-counter-store.js';
import { moveWallClock, testRedisUrl } from '../src/testing/index.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const COUNTER = { key: 'door', limit: 1, window: MINUTE };

describe('a clock that is set back by a day', () => {
  it('prolongs no window of this process', async () => {
    const store = new LocalCounterStore();
    await store.take([COUNTER]);
    moveWallClock(-1_000 * DAY);
    expect(await store.take([COUNTER])).toMatchObject({ waitSeconds: MINUTE });
    moveWallClock(1_000 * MINUTE);
    expect((await store.take([COUNTER])).refusedBy).toBeUndefined();
  });

  it('prolongs no window in Redis', async () => {
    const redis = new Redis(testRedisUrl());
    const prefix = `clock-${process.pid}:`;
    const store = new RedisCounterStore(redis, prefix);
    await store.take([COUNTER]);
    // What is left of the minute, as Redis counts it from a clock a day behind.
    await redis.expire(`${prefix}${COUNTER.key}`, DAY);
    expect(await store.take([COUNTER])).toMatchObject({ waitSeconds: MINUTE });
    expect(await redis.ttl(`${prefix}${COUNTER.key}`)).toBeLessThanOrEqual(MINUTE);
    await redis.quit();
  });
});
