import { ENDPOINTS, type Cocktail } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { expectNoFindings } from '../axe';
import { cards, expect, test } from '../test';

const LISTS = [
  { path: '/cocktails', list: ENDPOINTS.listCocktails, kind: 'cocktail' },
  { path: '/whiskey', list: ENDPOINTS.listWhiskeys, kind: 'whiskey' },
] as const;

const rows = (page: Page, kind: 'cocktail' | 'whiskey') => page.getByTestId(`${kind}-row`);
const choose = (page: Page, view: 'Cards' | 'Compact') =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name: view }).check();

/** The remembered choice, as a guest's browser has it at the next visit. */
const beginCompact = (page: Page) => page.addInitScript(() => localStorage.setItem('menu-view', 'compact'));

for (const { path, list, kind } of LISTS) {
  test.describe(`${path}, compact`, () => {
    test(
      'one row a drink, in order; cards are the default, the choice is remembered',
      { tag: '@layout' },
      async ({ page, request }) => {
        const items = await call(request, list);
        await page.goto(path);
        await expect(cards(page, kind)).toHaveCount(items.length);
        await choose(page, 'Compact');
        await expect(cards(page, kind)).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
        await expect(rows(page, kind)).toHaveCount(items.length);
        const shown = await rows(page, kind).evaluateAll((all) =>
          all.map((row) => ({
            id: row.getAttribute('data-id'),
            isOneHand: row.getBoundingClientRect().height >= 44,
            isLow: row.getBoundingClientRect().height < 100,
          })),
        );
        expect(shown).toEqual(items.map(({ id }) => ({ id, isOneHand: true, isLow: true })));
        await choose(page, 'Cards');
        await expect(cards(page, kind)).toHaveCount(items.length);
      },
    );

    test(
      'a row opens its card in its place by keyboard; Close brings the row back',
      { tag: '@layout' },
      async ({ page }) => {
        await beginCompact(page);
        await page.goto(path);
        const row = rows(page, kind).nth(1);
        const id = await row.getAttribute('data-id');
        const place = page.locator(`li:has(> article[data-id="${id}"])`);
        const before = await rows(page, kind).first().boundingBox();
        await row.getByRole('button', { name: /^Open / }).focus();
        await page.keyboard.press('Enter');
        await expect(place.getByTestId(`${kind}-card`)).toBeInViewport({ ratio: 0.9 });
        await expect(place.getByRole('button', { name: /^Show / })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(place.getByTestId(`${kind}-card`)).toHaveAttribute('data-flipped', 'true');
        await page.keyboard.press('Tab');
        await expect(place.getByRole('button', { name: /^Close / })).toBeFocused();
        const first = await rows(page, kind).first().boundingBox();
        expect(first?.height).toBeCloseTo(before?.height ?? 0, 0);
        await page.keyboard.press('Enter');
        await expect(place.getByRole('button', { name: /^Open / })).toBeFocused();
      },
    );

    test('?highlight= opens that card and rings it', async ({ page, request }) => {
      const last = (await call(request, list)).at(-1);
      await beginCompact(page);
      await page.goto(`${path}?highlight=${last?.id}`);
      const card = cards(page, kind);
      await expect(card).toHaveAttribute('data-id', String(last?.id));
      await expect(card).toHaveAttribute('data-highlighted', 'true');
      await expect(card).toBeInViewport();
      await expect(card).toHaveAttribute('data-highlighted', 'false');
      await expect(card).toBeVisible();
    });

    test(
      'axe finds nothing, with a drink out of stock and a card open',
      { tag: '@layout' },
      async ({ page }) => {
        await page.route(`**${list.path}`, async (route) => {
          const answer = await route.fetch();
          const [first, ...rest] = (await answer.json()) as Cocktail[];
          await route.fulfill({ json: [{ ...first, isAvailable: false }, ...rest] });
        });
        await beginCompact(page);
        await page.goto(path);
        await expect(rows(page, kind).first()).toContainText('Out of Stock');
        await rows(page, kind)
          .nth(2)
          .getByRole('button', { name: /^Open / })
          .click();
        await expect(cards(page, kind)).toBeVisible();
        await expectNoFindings(page, `${path}, compact`);
      },
    );
  });
}
