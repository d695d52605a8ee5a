import { cheapHash } from '@peanut/service/testing';
import { hashPassword, PasswordHasher } from './password-hasher';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('tells a request that the machine is too slow, but sets the first password all the same', async () => {
  const asked = new PasswordHasher().hash('a password');
  const first = hashPassword('a password');
  jest.advanceTimersByTime(60_000);
  await expect(asked).rejects.toThrow('Too many passwords are being checked. Please wait a moment.');
  expect(await first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});

it('keeps a lane for who is known, which guesses by others do not fill', async () => {
  const phc = cheapHash('a password');
  const hasher = new PasswordHasher();
  const guesses = Array.from({ length: 12 }, () => hasher.matches('a guess', phc, 'new'));
  const owner = hasher.matches('a password', phc, 'known');
  const next = hasher.hash('the next password');
  const refused = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(await owner).toBe(true);
  expect(await hasher.matches('the next password', await next, 'known')).toBe(true);
});
