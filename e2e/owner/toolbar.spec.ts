import type { Page } from '@playwright/test';
import { enterAdminMode, expect, save, stageEdit, test, tool, toolbar, waitForCards } from './owner-test';

const ALWAYS = ['Pending changes', 'Change password', 'Settings', 'Exit'];

/** Accessible names of the buttons, in their order. */
const names = (page: Page): Promise<string[]> =>
  toolbar(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));

const PAGES = [
  { link: 'Home', adds: [] },
  { link: 'AI Recommendations', adds: [] },
  { link: 'Whiskey', adds: ['Add Whiskey'] },
  { link: 'Cocktails', adds: ['Add Cocktail'] },
];

async function expectTools(page: Page, where: string, adds: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await names(page)).filter((name) => name.startsWith('Add ')), { message: where })
    .toEqual(adds);
  await expect(toolbar(page)).toContainText('Admin Mode (Active)');
  const shown = await names(page);
  expect(shown, where).toEqual(expect.arrayContaining([...adds, ...ALWAYS]));
  expect(shown.filter((name) => /^(Save|Discard|Undo|Clear undo)/.test(name))).toEqual([]);
}

test('The toolbar holds what belongs to each page, and what can be saved or undone', async ({ page }) => {
  await enterAdminMode(page, '/nowhere');
  await expectTools(page, 'nowhere', []);
  for (const { link, adds } of PAGES) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expectTools(page, link, adds);
  }

  // Until then the next stop for Tab is below the cards.
  await waitForCards(page);
  await test.step('is one stop for Tab; the arrow keys walk along it', async () => {
    await tool(page, 'Settings').focus();
    await page.keyboard.press('Home');
    await expect(tool(page, 'Add Cocktail')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Exit')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tool(page, 'Settings')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toolbar(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Settings')).toBeFocused();
  });

  await test.step('offers Save and Discard while something is pending, Undo once something was saved', async () => {
    await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
    await stageEdit(page, 'Margarita', 'Glass', 'Tumbler');
    await expect(tool(page, 'Save (2)')).toBeVisible();
    await expect(tool(page, 'Discard')).toBeVisible();
    await expect(tool(page, /^Undo/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(tool(page, 'Save (2)')).toBeVisible();
    await save(page);
    await expect(tool(page, 'Undo (2)')).toBeVisible();
    await expect(tool(page, 'Clear undo history')).toBeVisible();
    await expect(tool(page, /^(Save|Discard)/)).toHaveCount(0);
  });
});

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

  await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
  await test.step('is not covered by a toast', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Change Staged' });
    // With the focus in it, it stays.
    await toast.getByRole('button', { name: 'Close message' }).focus();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overlap = async () => {
        const bar = await toolbar(page).boundingBox();
        const box = await toast.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) - (bar?.y ?? 0);
      };
      await expect.poll(overlap, { message: `${width} px` }).toBeLessThanOrEqual(0);
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
});
