import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { chromium, STACK } from '../stack';
import { cards, expect, test } from '../test';
import { currentSet, untilKept } from './support/visits';

test('A browser killed while the worker keeps the menu: the next visit is whole, and so is the one offline', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'peanut-profile-'));
  const open = () => browsers.launchPersistentContext(profile, { ...chromium, serviceWorkers: 'allow' });
  try {
    const first = await open();
    const page = await first.newPage();
    await page.goto(`${STACK.baseUrl}/cocktails`);
    // Some files are there, not all.
    await page.waitForFunction(async () => {
      const set = (await caches.keys()).find((name) => name.includes('-set-'));
      return set !== undefined && (await (await caches.open(set)).keys()).length > 3;
    });
    const isWhole = (await currentSet(page)) !== '';
    const devtools = await first.browser()?.newBrowserCDPSession();
    await devtools?.send('Browser.crash').catch(() => undefined);
    await first.close().catch(() => undefined);
    expect(isWhole, 'the browser was killed before the set was whole').toBe(false);

    const second = await open();
    const again = await second.newPage();
    await again.goto(`${STACK.baseUrl}/cocktails`);
    await expect(cards(again, 'cocktail')).toHaveCount(12);
    await untilKept(again);
    await second.setOffline(true);
    await again.goto(`${STACK.baseUrl}/whiskey`);
    await expect(cards(again, 'whiskey')).toHaveCount(23);
    await second.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});
