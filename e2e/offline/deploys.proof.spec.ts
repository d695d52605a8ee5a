import type { Page } from '@playwright/test';
import { cards, expect, test } from '../support/test';
import { PARTS, Releases } from './support/releases';
import { currentSet, untilCached, untilNextSet } from './support/visits';

/** Which releases of each part have run in the page. */
const releasesOf = (page: Page) =>
  page.evaluate(() => (globalThis as { releases?: Record<string, number[]> }).releases ?? {});

const allOf = (release: number) => Object.fromEntries(PARTS.map((part) => [part, [release]]));

async function seeEveryPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Whiskey', exact: true }).click();
  await expect(cards(page, 'whiskey').first()).toBeVisible();
  await page.getByRole('link', { name: 'AI Recommendations' }).click();
  await expect(page.getByRole('textbox', { name: 'Describe your mood' })).toBeVisible();
  await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
  await expect(page.getByRole('dialog', { name: 'Peanut AI' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.use({ serviceWorkers: 'allow' });

test.describe('A deploy', () => {
  let product: Releases;
  let address: string;

  test.beforeEach(async ({ page }) => {
    product = new Releases();
    address = await product.start();
    await page.goto(`${address}/cocktails`);
    await untilCached(page);
  });
  test.afterEach(() => product.stop());

  test('of everything: the open page goes on with its files, the next is all new, and soon so is the cache', async ({
    page,
    context,
  }) => {
    const before = await currentSet(page);
    product.deploy(...PARTS);
    await test.step('during a visit', async () => {
      await seeEveryPage(page);
      expect(await releasesOf(page)).toEqual(allOf(0));
    });
    await test.step('between two visits', async () => {
      await page.goto(`${address}/cocktails`);
      await seeEveryPage(page);
      expect(await releasesOf(page)).toEqual(allOf(1));
      await untilNextSet(page, before);
    });
    await test.step('before a visit without the product', async () => {
      product.setDown(true);
      await context.setOffline(true);
      await page.goto(`${address}/cocktails`);
      await seeEveryPage(page);
      expect(await releasesOf(page)).toEqual(allOf(1));
    });
  });

  test('of one remote leaves the cached page whole until all its files are there', async ({
    page,
    context,
  }) => {
    const before = await currentSet(page);
    product.deploy('mf-menu');
    product.lose('WhiskeyPage');
    await page.goto(`${address}/cocktails`);
    await expect(cards(page, 'cocktail').first()).toBeVisible();
    // The prerendered page shows cards before any script has run.
    await expect.poll(async () => (await releasesOf(page))['mf-menu']).toEqual([1]);
    product.setDown(true);
    await context.setOffline(true);
    await page.goto(`${address}/cocktails`);
    await seeEveryPage(page);
    expect(await releasesOf(page)).toEqual(allOf(0));
    expect(await currentSet(page)).toBe(before);
  });

  test('while an old page is open beside a new one gives each its own files', async ({ page, context }) => {
    product.deploy('shell', 'mf-ai');
    const next = await context.newPage();
    await next.goto(`${address}/cocktails`);
    await expect(cards(next, 'cocktail').first()).toBeVisible();
    await untilNextSet(next, '');
    await seeEveryPage(next);
    await seeEveryPage(page);
    expect(await releasesOf(next)).toEqual({ shell: [1], 'mf-menu': [0], 'mf-ai': [1] });
    expect(await releasesOf(page)).toEqual(allOf(0));
  });
});
