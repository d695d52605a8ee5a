import { expect, type Page } from '@playwright/test';

/** Waits until the worker has cached the menu and answers this page. */
export async function untilCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the set of files in the worker's cache is another one than `before`; returns its id. */
export async function untilNextSet(page: Page, before: string): Promise<string> {
  await expect.poll(() => currentSet(page)).not.toBe(before);
  return currentSet(page);
}

/** Id of the set that the worker would answer with now; empty while there is none. */
export function currentSet(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const records = names.find((name) => name.endsWith('-records'));
    const kept = records && (await (await caches.open(records)).match('/current-set'));
    return kept ? ((await kept.json()) as { id: string }).id : '';
  });
}
