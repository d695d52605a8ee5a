import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again until `ready()` is true; false after `timeout` ms, or as soon as `gaveUp()` is true.
 * @param {() => boolean | undefined | Promise<boolean | undefined>} ready
 * @param {{ timeout?: number, every?: number, gaveUp?: () => boolean }} [options]
 */
export async function waitUntil(ready, { timeout = 30_000, every = 60, gaveUp = () => false } = {}) {
  const end = Date.now() + timeout;
  while (Date.now() < end && !gaveUp()) {
    if (await ready()) return true;
    await sleep(every);
  }
  return false;
}

/** @typedef {{ status: number, body: string }} Answer */

/**
 * What the address answers; undefined without an answer within `timeout` ms. Any certificate will do.
 * @returns {Promise<Answer | undefined>}
 */
export async function askAt(/** @type {string} */ url, timeout = 1_500) {
  const { get } = await import(url.startsWith('https:') ? 'node:https' : 'node:http');
  const options = { agent: false, signal: AbortSignal.timeout(timeout), rejectUnauthorized: false };
  return new Promise((resolve) => {
    /** @param {import('node:http').IncomingMessage} answer */
    const read = (answer) =>
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body }),
        () => resolve(undefined),
      );
    get(url, options, read).on('error', () => resolve(undefined));
  });
}

/** The text at the address. Throws when there is none. */
export async function textAt(/** @type {string} */ url) {
  const answer = await askAt(url, 5_000);
  if (answer?.status !== 200) throw new Error(`${url} answers ${answer?.status ?? 'nothing'}.`);
  return answer.body;
}

/** The status at the address; undefined without an answer within `timeout` ms. */
export const statusAt = async (/** @type {string} */ url, timeout = 1_500) =>
  (await askAt(url, timeout))?.status;

/** Whether the address answers 2xx. */
export async function answersAt(/** @type {string} */ url) {
  const status = (await statusAt(url)) ?? 0;
  return status >= 200 && status < 300;
}
