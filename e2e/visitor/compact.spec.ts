import { ENDPOINTS, type Cocktail } from '@peanut/contracts';
import type { Locator, Page } from '@playwright/test';
import { call } from '../support/api';
import { expectNoFindings } from '../support/axe';
import { cards, expect, test } from '../support/test';

const rows = (page: Page) => page.getByTestId('cocktail-row');
const choose = (page: Page, view: 'Cards' | 'Compact') =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name: view }).check();
/** Where it stands, wherever the page is scrolled to. */
const onPage = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top } = one.getBoundingClientRect();
    return { left, top: top + window.scrollY };
  });

test('The compact view: one row a drink, a card in its row’s place', async ({ page, request }) => {
  const items = await call(request, ENDPOINTS.listCocktails);
  const [second, last] = [items.at(1), items.at(-1)];
  await page.route(`**${ENDPOINTS.listCocktails.path}`, async (route) => {
    const answer = await route.fetch();
    const [first, ...rest] = (await answer.json()) as Cocktail[];
    await route.fulfill({ json: [{ ...first, isAvailable: false }, ...rest] });
  });
  const card = cards(page, 'cocktail');

  await test.step('cards are the default, the choice is remembered', async () => {
    await page.goto('/cocktails');
    await expect(card).toHaveCount(items.length);
    await choose(page, 'Compact');
    await expect(card).toHaveCount(0);
  });

  await test.step('?highlight= opens that card and rings it', async () => {
    await page.goto(`/cocktails?highlight=${last?.id}`);
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect(card).toHaveAttribute('data-id', String(last?.id));
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await expect(card).toBeInViewport();
    await expect(card).toHaveAttribute('data-highlighted', 'false');
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: /^Close / }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('one row a drink, in order', async () => {
    await expect(rows(page)).toHaveCount(items.length);
    const shown = await rows(page).evaluateAll((all) =>
      all.map((row) => ({
        id: row.getAttribute('data-id'),
        isOneHand: row.getBoundingClientRect().height >= 44,
        isLow: row.getBoundingClientRect().height < 100,
      })),
    );
    expect(shown).toEqual(items.map(({ id }) => ({ id, isOneHand: true, isLow: true })));
    await expect(rows(page).first()).toContainText('Out of Stock');
  });

  await test.step('a row opens its card in its place by keyboard; Close brings the row back', async () => {
    const place = page.locator(`li:has(> article[data-id="${second?.id}"])`);
    const before = await rows(page).first().boundingBox();
    await place.getByRole('button', { name: /^Open / }).focus();
    await page.keyboard.press('Enter');
    await expect(place.getByTestId('cocktail-card')).toBeInViewport({ ratio: 0.9 });
    await expect(place.getByRole('button', { name: 'Back to front' })).toBeFocused();
    await expect(place.getByTestId('cocktail-card')).toHaveAttribute('data-flipped', 'true');
    // Axe meets a drink out of stock and an open card; what lies below the header would be too small for it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFindings(page, 'the compact view');
    await page.keyboard.press('Enter');
    await expect(place.getByTestId('cocktail-card')).toHaveAttribute('data-flipped', 'false');
    await page.keyboard.press('Tab');
    await expect(place.getByRole('button', { name: /^Close / })).toBeFocused();
    const first = await rows(page).first().boundingBox();
    expect(first?.height).toBeCloseTo(before?.height ?? 0, 0);
    await page.keyboard.press('Enter');
    await expect(place.getByRole('button', { name: /^Open / })).toBeFocused();
  });

  await test.step('cards come back when they are chosen', async () => {
    await choose(page, 'Cards');
    await expect(card).toHaveCount(items.length);
  });
});

test('In several columns an open row stands below its own, where the others keep their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cocktails');
  await choose(page, 'Compact');
  const [first, second, third] = [0, 1, 2].map((index) => rows(page).nth(index));
  if (!first || !second || !third) throw new Error('The list is too short.');
  const places = [await onPage(first), await onPage(third)];
  await second.getByRole('button', { name: /^Open / }).click();
  const card = cards(page, 'cocktail');
  await expect(card).toHaveCount(1);
  expect([await onPage(first), await onPage(second)]).toEqual(places);
  expect((await onPage(card)).top).toBeGreaterThan((await onPage(first)).top);
});
