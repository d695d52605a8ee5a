const EVERY_MS = 25;
/** Shorter than Jest waits for a hanging test, which cannot say for what it waited. */
const HANGS_AFTER_MS = 80_000;

// Those of the machine: a test may stop the clock of its process.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is so. @throws Error naming it when it hangs */
export async function until(
  check: () => boolean | Promise<boolean>,
  what: string,
  hangsAfterMs = HANGS_AFTER_MS,
): Promise<void> {
  const end = now() + hangsAfterMs;
  while (!(await check())) {
    if (now() > end) throw new Error(`Waited ${hangsAfterMs} ms in vain until ${what}`);
    await pause(EVERY_MS);
  }
}

/**
 * The answer to a call that a busy machine may put off: asked again, as a person or the page does, for as long as the
 * service says that it is busy (429 or 503). What is busy for good Jest ends.
 */
export async function untilNotBusy<Answer extends { status: number }>(
  ask: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (![429, 503].includes(answer.status)) return answer;
    await pause(1_000);
  }
}
