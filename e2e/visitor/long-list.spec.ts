import type { Cocktail } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { serveManyCocktails } from '../support/many-cocktails';
import { cards, expect, test } from '../support/test';

const MANY = 1_000;
const MOST_NODES = 5_000;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const cardOf = (page: Page, drink: Cocktail | undefined) =>
  page.locator(`article[data-id="${String(drink?.id)}"]`);

/** Few of the drinks are in the page; at its end stands the last one, and none of the first. */
async function expectFewNodes(page: Page, drinks: readonly Cocktail[]): Promise<void> {
  await expect(page.getByTestId('count-line')).toHaveText(`${MANY} House Specialties`);
  await expect(cardOf(page, drinks[0])).toBeInViewport();
  expect(await nodes(page)).toBeLessThan(MOST_NODES);
  await scrollTo(page, 1e9);
  await expect(cardOf(page, drinks.at(-1))).toBeInViewport();
  expect(await nodes(page)).toBeLessThan(MOST_NODES);
  await expect(cardOf(page, drinks[0])).toHaveCount(0);
  await scrollTo(page, 0);
  await expect(cardOf(page, drinks[0])).toBeInViewport();
}

test(`${MANY} drinks as cards: few are in the page; a turned one keeps its side and the focus from afar`, async ({
  page,
}) => {
  const drinks = await serveManyCocktails(page, MANY);
  await page.goto('/cocktails');
  await expectFewNodes(page, drinks);
  await cardOf(page, drinks[0])
    .getByRole('button', { name: /^Show recipe/ })
    .click();
  // Nobody is a thousand drinks away before the card has turned.
  await expect(cardOf(page, drinks[0])).toHaveAttribute('data-turning', 'false');
  await scrollTo(page, 1e9);
  await expect(cardOf(page, drinks.at(-1))).toBeInViewport();
  await expect(cardOf(page, drinks[0])).toHaveAttribute('data-flipped', 'true');
  await expect(cardOf(page, drinks[0]).getByRole('button', { name: 'Back to front' })).toBeFocused();
  // Tab goes on from there, into the recipe.
  await page.keyboard.press('Tab');
  const recipe = cardOf(page, drinks[0]).getByRole('group', { name: String(drinks[0]?.name), exact: true });
  await expect(recipe).toBeFocused();
  await expect(recipe).toBeInViewport();
});

test(`${MANY} drinks as rows: few are in the page; an open one stands among its neighbours and covers none`, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('menu-view', 'compact'));
  const drinks = await serveManyCocktails(page, MANY);
  await page.goto('/cocktails');
  await expectFewNodes(page, drinks);
  await cardOf(page, drinks[4]).getByRole('button', { name: /^Open/ }).click();
  await expect(cards(page, 'cocktail')).toBeInViewport();
  const boxes = await page.locator('li:has(> article)').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const [open] = boxes.splice(4, 1);
  if (!open) throw new Error('The open row is not in the page.');
  const covered = boxes.filter(
    (box) => box.left < open.right && box.right > open.left && box.top < open.bottom && box.bottom > open.top,
  );
  expect(covered).toEqual([]);
  expect(Math.min(...boxes.map(({ top }) => Math.abs(top - open.bottom)))).toBeLessThan(20);
});

test('?highlight= leads to a drink far down, in a list announced with its length', async ({ page }) => {
  const wanted = (await serveManyCocktails(page, MANY)).at(700);
  await page.goto(`/cocktails?highlight=${String(wanted?.id)}`);
  await expect(cardOf(page, wanted)).toHaveAttribute('data-highlighted', 'true');
  await expect(cardOf(page, wanted)).toBeInViewport({ ratio: 0.9 });
  const item = page.getByRole('listitem').filter({ has: cardOf(page, wanted) });
  await expect(item).toHaveAttribute('aria-posinset', '701');
  await expect(item).toHaveAttribute('aria-setsize', String(MANY));
});
