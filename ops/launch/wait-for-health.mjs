import { setTimeout as sleep } from 'node:timers/promises';
import { askAt } from '../lib/wait.mjs';

/** Milliseconds in which nothing changes: then nothing will. */
const NOTHING_NEW = 90_000;
const EVERY = 60;

/** What `/health` says is not ready, each as `menu (database: no answer)`; none where the body does not say. */
export function notReadyIn(/** @type {string} */ body) {
  /** @type {{ notReady?: string[], problems?: Record<string, Record<string, string>> }} */
  const { notReady = [], problems = {} } = JSON.parse(body);
  return notReady.map((part) => {
    const reasons = Object.entries(problems[part] ?? {}).map(([what, why]) => `${what}: ${why}`);
    return reasons.length > 0 ? `${part} (${reasons.join(', ')})` : part;
  });
}

/** The same as the end of a sentence. */
function missingIn(body = '') {
  try {
    return `: ${notReadyIn(body).join(', ')}`;
  } catch {
    return '';
  }
}

/**
 * Waits until the address answers that all is ready: as long as it takes while a part is starting, or while what it
 * says changes. A slow machine is no reason to give up. Throws a sentence that says what is missing.
 * @param {string} url
 * @param {object} options
 * @param {string} options.logs where a person finds out more
 * @param {() => boolean} options.isStarting whether a part has yet to answer for the first time
 * @param {() => string | undefined} options.problem why it will never be ready; undefined as long as it may
 * @param {(url: string) => Promise<import('../lib/wait.mjs').Answer | undefined>} [options.ask]
 */
export async function waitForHealth(url, { logs, isStarting, problem, ask = askAt }) {
  /** @type {string | undefined} */
  let said;
  let changed = performance.now();
  for (;;) {
    if (problem()) throw new Error(problem());
    const { status, body } = (await ask(url)) ?? {};
    if (status === 200) return;
    if (body !== said || isStarting()) {
      said = body;
      changed = performance.now();
    }
    if (performance.now() - changed > NOTHING_NEW)
      throw new Error(
        `Not ready, and nothing has changed for ${NOTHING_NEW / 1_000} s${missingIn(said)}. See ${logs}.`,
      );
    await sleep(EVERY);
  }
}
