const EVERY_MS = 25;

/**
 * Milliseconds by which there is an answer when a dependency is frozen: 3.5 s are promised, the rest is for a machine
 * that is busy with other tests. Without time limits of its own a service would wait for much longer.
 */
export const FROZEN_ANSWER_MS = 6_000;

/** Waits until something is so. @throws Error naming it after the time is up */
export async function until(
  check: () => boolean | Promise<boolean>,
  what: string,
  withinMs = 30_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/**
 * The answer to a call that a busy machine may put off: asked again, as a person or the page does, while the service
 * says that it is busy (429 or 503). The last such answer after some twenty seconds.
 */
export async function untilNotBusy<Answer extends { status: number }>(
  ask: () => PromiseLike<Answer>,
): Promise<Answer> {
  let answer = await ask();
  for (let tries = 1; [429, 503].includes(answer.status) && tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    answer = await ask();
  }
  return answer;
}
