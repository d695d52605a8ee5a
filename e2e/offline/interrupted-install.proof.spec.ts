import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { chromium } from '../support/stack';
import { cards, expect, test } from '../support/test';
import { Releases } from './support/releases';
import { currentSet, untilCached } from './support/visits';

test('A browser killed while the worker keeps the menu: the next visit is whole, and so is the one offline', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'peanut-profile-'));
  const product = new Releases();
  const address = await product.start();
  const open = () => browsers.launchPersistentContext(profile, { ...chromium, serviceWorkers: 'allow' });
  try {
    // The set cannot be whole before the browser is killed.
    product.hold('WhiskeyPage');
    const first = await open();
    const page = await first.newPage();
    await page.goto(`${address}/cocktails`);
    // Some files are there, not all.
    await page.waitForFunction(async () => {
      const set = (await caches.keys()).find((name) => name.includes('-set-'));
      return set !== undefined && (await (await caches.open(set)).keys()).length > 3;
    });
    expect(await currentSet(page)).toBe('');
    const devtools = await first.browser()?.newBrowserCDPSession();
    await devtools?.send('Browser.crash').catch(() => undefined);
    await first.close().catch(() => undefined);

    product.hold('');
    const second = await open();
    const again = await second.newPage();
    await again.goto(`${address}/cocktails`);
    await expect(cards(again, 'cocktail')).toHaveCount(12);
    await untilCached(again);
    await second.setOffline(true);
    await again.goto(`${address}/whiskey`);
    await expect(cards(again, 'whiskey')).toHaveCount(23);
    await second.close();
  } finally {
    await product.stop();
    await rm(profile, { recursive: true, force: true });
  }
});
