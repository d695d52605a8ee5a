import { LocalCounterStore } from '@peanut/service/rate-limit';
import { VerifyLimiter } from './verify-limiter.js';

const FAILURES_A_MINUTE = 5;
const guest = (place: number, epoch = 1) => ({ key: `address:${place}`, isKnown: false, epoch });
const device = { key: 'device:mine', isKnown: true, epoch: 1 };

let limiter: VerifyLimiter;
beforeEach(() => {
  limiter = new VerifyLimiter(FAILURES_A_MINUTE, new LocalCounterStore());
});

/** Fails as often as the limiter lets each of the addresses fail. */
async function failFrom(addresses: number): Promise<number> {
  let failed = 0;
  for (let place = 0; place < addresses; place += 1)
    for (let index = 0; index < FAILURES_A_MINUTE; index += 1)
      await limiter.take(guest(place)).then(
        () => (failed += 1),
        () => undefined,
      );
  return failed;
}

describe('VerifyLimiter', () => {
  it('lets all new devices together fail as often in an hour as one address alone could', async () => {
    expect(await failFrom(200)).toBe(300);
    await expect(limiter.take(guest(201))).rejects.toMatchObject({
      answer: { status: 429, headers: { 'Retry-After': '3600' } },
    });
    for (let index = 0; index < FAILURES_A_MINUTE; index += 1) await limiter.take(device);
    await expect(limiter.take(device)).rejects.toThrow('wait a minute');
  });

  it('ends a lock-out with the password', async () => {
    await failFrom(200);
    await expect(limiter.take(guest(1, 2))).resolves.toBeUndefined();
    await expect(limiter.take(guest(201, 2))).resolves.toBeUndefined();
    await expect(limiter.take(guest(201))).rejects.toThrow('new devices');
  });

  it('counts no right password, and what is no login as a request only', async () => {
    for (let index = 0; index < 200; index += 1) {
      await limiter.take(guest(1));
      await limiter.forget(guest(1));
    }
    for (let index = 0; index < 55; index += 1) {
      await limiter.take(guest(1));
      await limiter.spare(guest(1));
    }
    expect(await failFrom(3)).toBe(10 + FAILURES_A_MINUTE);
    await expect(limiter.take(guest(1))).rejects.toThrow('wait a minute');
  });
});
