import { setTimeout } from 'node:timers/promises';

/** Seconds that a busy product asks for at most, and how often it is asked again. */
const LONGEST_WAIT = 2;
const MOST_TRIES = 10;

/**
 * The answer to a call, which is made again while the product says that it is busy, as a person would.
 * @template {{ headers: Headers, arrayBuffer?: () => Promise<unknown> }} T
 * @param {() => Promise<T>} call
 */
export async function untilNotBusy(call) {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    const wait = Number(answer.headers.get('Retry-After'));
    if (!(wait > 0 && wait <= LONGEST_WAIT) || tries === MOST_TRIES) return answer;
    await answer.arrayBuffer?.();
    await setTimeout(wait * 1_000);
  }
}

/**
 * Logs in through the gateway and returns the session's Cookie header.
 * @param {{ baseUrl: string, adminPassword: string }} product
 */
export async function ownerCookie({ baseUrl, adminPassword }) {
  const answer = await untilNotBusy(() =>
    fetch(`${baseUrl}/api/admin/verify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: adminPassword }),
    }),
  );
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  return cookieAfter(answer);
}

/**
 * The Cookie header after a login's answer: of the device, which it knows again, and of the new session.
 * @param {Response} answer
 */
export const cookieAfter = (answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/**
 * The same session as Playwright takes it.
 * @param {string} header
 * @param {string} url
 */
export const cookiesOf = (header, url) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/);
    return { name, value, url };
  });
