import { text } from 'node:stream/consumers';
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

/**
 * What the address answers, as status and text; undefined without an answer within `timeout` ms. Whose certificate it is does
 * not matter.
 */
export async function askAt(url, timeout = 1_500) {
  const { get } = await import(url.startsWith('https:') ? 'node:https' : 'node:http');
  const options = { agent: false, signal: AbortSignal.timeout(timeout), rejectUnauthorized: false };
  return new Promise((resolve) => {
    const request = get(url, options, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode, body }),
        () => resolve(undefined),
      );
    });
    request.on('error', () => resolve(undefined));
  });
}

/** What stands at the address. Throws when that is not to be had. */
export async function textAt(url) {
  const answer = await askAt(url, 5_000);
  if (answer?.status !== 200) throw new Error(`${url} answers ${answer?.status ?? 'nothing'}.`);
  return answer.body;
}

/** The status at the address; undefined without an answer within `timeout` ms. */
export const statusAt = async (url, timeout) => (await askAt(url, timeout))?.status;

/** True when the address answers 2xx. */
export async function answersAt(url) {
  const status = await statusAt(url);
  return status >= 200 && status < 300;
}
