const EVERY_MS = 25;

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
