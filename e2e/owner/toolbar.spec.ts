import type { Page } from '@playwright/test';
import { enterAdminMode, expect, save, stageEdit, test, tool, toolbar, waitForCards } from './owner-test';

const ALWAYS = ['Pending changes', 'Change password', 'Settings', 'Exit'];

/** Accessible names of the buttons, in their order. */
const names = (page: Page): Promise<string[]> =>
  toolbar(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));

test.describe('The toolbar', () => {
  const pages = [
    { path: '/', adds: [] },
    { path: '/cocktails', adds: ['Add Cocktail'] },
    { path: '/whiskey', adds: ['Add Whiskey'] },
    { path: '/recommendations', adds: [] },
    { path: '/nowhere', adds: [] },
  ];
  test('holds what belongs to each page', async ({ page }) => {
    for (const { path, adds } of pages) {
      await enterAdminMode(page, path);
      await expect(toolbar(page)).toContainText('Admin Mode (Active)');
      const shown = await names(page);
      expect(shown, path).toEqual(expect.arrayContaining([...adds, ...ALWAYS]));
      expect(
        shown.filter((name) => name.startsWith('Add ')),
        path,
      ).toEqual(adds);
      expect(shown.filter((name) => /^(Save|Discard|Undo|Clear undo)/.test(name))).toEqual([]);
    }
  });

  test('offers Save and Discard while something is pending, Undo once something was saved', async ({
    admin,
  }) => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await stageEdit(admin, 'Margarita', 'Glass', 'Tumbler');
    await expect(tool(admin, 'Save (2)')).toBeVisible();
    await expect(tool(admin, 'Discard')).toBeVisible();
    await expect(tool(admin, /^Undo/)).toHaveCount(0);
    await admin.getByRole('link', { name: 'Home' }).click();
    await expect(tool(admin, 'Save (2)')).toBeVisible();
    await save(admin);
    await expect(tool(admin, 'Undo (2)')).toBeVisible();
    await expect(tool(admin, 'Clear undo history')).toBeVisible();
    await expect(tool(admin, /^(Save|Discard)/)).toHaveCount(0);
  });

  test('is compact up to 1023 pixels and full from 1024, with the same names', async ({ admin }) => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    const layout = () => tool(admin, 'Settings').evaluate((button) => getComputedStyle(button).flexDirection);
    await admin.setViewportSize({ width: 1023, height: 800 });
    const compact = { layout: await layout(), names: await names(admin) };
    await admin.setViewportSize({ width: 1024, height: 800 });
    expect(await layout()).not.toBe(compact.layout);
    expect(await names(admin)).toEqual(compact.names);
    await admin.setViewportSize({ width: 360, height: 640 });
    expect(await layout()).toBe(compact.layout);
    expect(await names(admin)).toEqual(compact.names);
    for (const name of compact.names) {
      const button = tool(admin, name);
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.95 });
    }
  });

  test('pushes the page down at every width, and stays under the header', async ({ page }) => {
    await enterAdminMode(page, '/cocktails');
    await waitForCards(page);
    const edges = () =>
      page.evaluate(() => {
        const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return {
          header: rect('header')?.bottom ?? 0,
          top: rect('[role="toolbar"]')?.top ?? 0,
          bottom: rect('[role="toolbar"]')?.bottom ?? 0,
          main: rect('main')?.top ?? 0,
        };
      });
    for (const width of [360, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const atTop = await edges();
      expect(atTop.top, `${width} px`).toBeGreaterThanOrEqual(atTop.header - 1);
      expect(atTop.main, `${width} px`).toBeGreaterThanOrEqual(atTop.bottom);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      const scrolled = await edges();
      expect(Math.abs(scrolled.top - scrolled.header), `${width} px`).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('is not covered by a toast', async ({ admin }) => {
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    const toast = admin.getByRole('status').filter({ hasText: 'Change Staged' });
    // With the focus in it, it stays.
    await toast.getByRole('button', { name: 'Close message' }).focus();
    for (const width of [360, 1280]) {
      await admin.setViewportSize({ width, height: 800 });
      const overlap = async () => {
        const bar = await toolbar(admin).boundingBox();
        const box = await toast.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) - (bar?.y ?? 0);
      };
      await expect.poll(overlap, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  });

  test('is one stop for Tab; the arrow keys walk along it', async ({ admin }) => {
    await tool(admin, 'Settings').focus();
    await admin.keyboard.press('Home');
    await expect(tool(admin, 'Add Cocktail')).toBeFocused();
    await admin.keyboard.press('End');
    await expect(tool(admin, 'Exit')).toBeFocused();
    await admin.keyboard.press('ArrowLeft');
    await expect(tool(admin, 'Settings')).toBeFocused();
    await admin.keyboard.press('Tab');
    await expect(toolbar(admin).locator(':focus')).toHaveCount(0);
    await admin.keyboard.press('Shift+Tab');
    await expect(tool(admin, 'Settings')).toBeFocused();
  });
});
