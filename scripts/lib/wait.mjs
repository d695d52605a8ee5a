import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until `ready()` is true; false after `timeout` ms, or as soon as `gaveUp()` is true. */
export async function waitUntil(ready, { timeout = 30_000, every = 60, gaveUp = () => false } = {}) {
  const end = Date.now() + timeout;
  while (Date.now() < end && !gaveUp()) {
    if (await ready()) return true;
    await sleep(every);
  }
  return false;
}

/** True when the address answers 2xx. */
export const answersAt = (url) =>
  fetch(url, { signal: AbortSignal.timeout(1_500) }).then(
    (answer) => answer.ok,
    () => false,
  );
