import { setTimeout as sleep } from 'node:timers/promises';
import { askAt } from '../lib/wait.mjs';

/** Milliseconds in which nothing changes: then nothing will. */
const NOTHING_NEW = 90_000;
const EVERY = 60;

/** What `/health` says is missing, as the end of a sentence. */
function missingIn(body) {
  try {
    const { notReady, problems = {} } = JSON.parse(body);
    const parts = notReady.map((part) => {
      const reasons = Object.entries(problems[part] ?? {}).map(([what, why]) => `${what}: ${why}`);
      return reasons.length > 0 ? `${part} (${reasons.join(', ')})` : part;
    });
    return `: ${parts.join(', ')}`;
  } catch {
    return '';
  }
}

/**
 * Waits until the address answers that all is ready: as long as it takes while a part is starting, or while what it
 * says changes. A slow machine is no reason to give up.
 * @param options.logs where a person finds out more
 * @param options.isStarting whether a part has yet to answer for the first time
 * @param options.ask resolves to what the address answers, if it does
 * @param options.problem why it will never be ready; undefined as long as it may
 * Throws a sentence that says what is missing.
 */
export async function waitForHealth(url, { logs, isStarting, problem, ask = askAt }) {
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
