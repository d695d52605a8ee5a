import type { Page } from '@playwright/test';
import { enterAdminMode, expect, stageEdit, test, tool, toolbar, waitForCards } from './support/owner-test';

/** Accessible names of the buttons, in their order. */
const names = (page: Page): Promise<string[]> =>
  toolbar(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));

/** Where the header, the toolbar and the page end and begin. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      header: rect('header')?.bottom ?? 0,
      top: rect('[role="toolbar"]')?.top ?? 0,
      bottom: rect('[role="toolbar"]')?.bottom ?? 0,
      main: rect('main')?.top ?? 0,
    };
  });

test('The toolbar has its place and its layout at every width', async ({ page }) => {
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  await test.step('pushes the page down at every width, and stays under the header', async () => {
    for (const width of [360, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const atTop = await edges(page);
      expect(atTop.top, `${width} px`).toBeGreaterThanOrEqual(atTop.header - 1);
      expect(atTop.main, `${width} px`).toBeGreaterThanOrEqual(atTop.bottom);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      const scrolled = await edges(page);
      expect(Math.abs(scrolled.top - scrolled.header), `${width} px`).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('is compact up to 1023 pixels and full from 1024, with the same names', async () => {
    const layout = () => tool(page, 'Settings').evaluate((button) => getComputedStyle(button).flexDirection);
    await page.setViewportSize({ width: 1023, height: 800 });
    const compact = { layout: await layout(), names: await names(page) };
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await layout()).not.toBe(compact.layout);
    expect(await names(page)).toEqual(compact.names);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await layout()).toBe(compact.layout);
    expect(await names(page)).toEqual(compact.names);
    for (const name of compact.names) {
      const button = tool(page, name);
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.95 });
    }
  });

  await test.step('keeps Save in sight on small screens, wherever the row is scrolled to', async () => {
    await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
    for (const width of [320, 390, 768, 1023]) {
      await page.setViewportSize({ width, height: 640 });
      for (const name of ['Exit', 'Discard']) {
        await tool(page, name).scrollIntoViewIfNeeded();
        await expect(tool(page, name), `${name} at ${width} px`).toBeInViewport({ ratio: 0.95 });
        await expect(tool(page, 'Save (1)'), `Save at ${width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('The menu More is worked by keys on a phone, stays at its button, and prints the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', location.pathname);
  });
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  const more = tool(page, 'More');
  const print = page.getByRole('menuitem', { name: 'Print menu' });

  await tool(page, 'Add Cocktail').focus();
  for (const name of ['Shelf', 'Settings', 'View as guest', 'Pending changes', 'More']) {
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(print).toBeFocused();
  await expect(print).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(print).toBeHidden();
  await expect(more).toBeFocused();

  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  const place = await print.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  expect(await print.boundingBox()).toEqual(place);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '/cocktails');
  await expect(more).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'House Cocktails' })).toBeVisible();
  await expect(toolbar(page)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
