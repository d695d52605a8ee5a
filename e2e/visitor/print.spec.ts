import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { serveManyCocktails } from '../support/many-cocktails';
import { storeLongestWords } from '../support/long-texts';
import { expectNoSideways } from '../support/sideways';
import { expect, test } from '../support/test';

const MANY = 300;
/** Two columns of eight drinks or more on each page. */
const MOST_PAGES = 20;

const names = (page: Page) => page.getByRole('heading', { level: 3 });
/** The printed menu is loaded once the cards are there. */
async function showPaper(page: Page, drinks: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(names(page)).toHaveCount(drinks);
}
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const view of ['cards', 'compact'])
  test(`The paper has all of a long list, shown as ${view}, and nothing of the page around it`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('menu-view', chosen), view);
    const drinks = await serveManyCocktails(page, MANY);
    await page.goto('/cocktails');
    await showPaper(page, MANY);
    expect(await names(page).allInnerTexts()).toEqual(drinks.map(({ name }) => name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Peanut Room');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('House Cocktails');
    for (const role of ['button', 'link', 'navigation', 'contentinfo', 'radio'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    for (const format of ['A4', 'Letter']) {
      const pages = pagesOf(await page.pdf({ format }));
      expect(pages, format).toBeGreaterThan(2);
      expect(pages, format).toBeLessThanOrEqual(MOST_PAGES);
    }
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Cocktails');
    await expect(page.locator('.printed-menu')).toHaveCount(0);
  });

test('The browser’s own print finds the flight drawn, black on white, on one page', async ({
  page,
  request,
}) => {
  const whiskeys = await call(request, ENDPOINTS.listWhiskeys);
  await page.goto('/whiskey');
  await showPaper(page, whiskeys.length);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(names(page).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
  await page.emulateMedia({ media: null });
  // Comes after the page's own listener.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('.printed-menu li').length);
    }),
  );
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(whiskeys.length));
  await expect(page.locator('.printed-menu')).toHaveCount(0);
});

for (const path of ['/cocktails', '/whiskey'])
  test(`The longest words stay on the paper of ${path}`, async ({ page, request }) => {
    const list = path === '/whiskey' ? ENDPOINTS.listWhiskeys : ENDPOINTS.listCocktails;
    const { length } = await call(request, list);
    await storeLongestWords(page);
    // As wide as A4 between its margins.
    await page.setViewportSize({ width: 658, height: 900 });
    await page.goto(path);
    await showPaper(page, length);
    await expectNoSideways(page, 'the paper');
  });

test.describe('in the first second', () => {
  // Nothing but the prerendered page has come.
  test.use({ javaScriptEnabled: false });

  test('The browser’s own print is black on white: the bar’s name and the drinks that are in the page', async ({
    page,
  }) => {
    await page.goto('/cocktails');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('The Peanut Room')).toBeVisible();
    const cards = page.getByTestId('cocktail-card');
    await expect(cards.getByRole('heading', { name: 'Negroni' })).toBeVisible();
    for (const part of [page.locator('html'), page.locator('body'), cards.first()]) {
      await expect(part).toHaveCSS('background-image', 'none');
      await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    for (const role of ['button', 'navigation', 'search', 'radio', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  });
});
