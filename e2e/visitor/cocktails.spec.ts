import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt } from '../api';
import { cards, expect, test } from '../test';

test.describe('Cocktails page', () => {
  test('shows back link, title, count line and a card for each visible cocktail, in order', async ({
    page,
    request,
  }) => {
    const cocktails = await call(request, ENDPOINTS.listCocktails);
    await page.goto('/cocktails');
    await expect(page.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
    await expect(page.getByTestId('count-line')).toHaveText(`${cocktails.length} House Specialties`);
    await expect(cards(page, 'cocktail')).toHaveCount(cocktails.length);
    const ids = await cards(page, 'cocktail').evaluateAll((all) =>
      all.map((card) => card.getAttribute('data-id')),
    );
    expect(ids).toEqual(cocktails.map(({ id }) => id));
  });

  test(
    'stands in three columns on a desktop, in one on a phone',
    { tag: '@layout' },
    async ({ page }, info) => {
      await page.goto('/cocktails');
      await expect(cards(page, 'cocktail').nth(3)).toBeAttached();
      const lefts = await cards(page, 'cocktail').evaluateAll((all) =>
        all.slice(0, 6).map((c) => c.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size).toBe(info.project.name === 'phone' ? 1 : 3);
    },
  );

  test(
    'the front shows badge, name, description and the hint; the back shows the recipe',
    { tag: '@layout' },
    async ({ page, request }) => {
      const cocktail = itemAt(await call(request, ENDPOINTS.listCocktails), 0);
      if (!cocktail) throw new Error('The seeded menu has no cocktail.');
      await page.goto('/cocktails');
      const card = cards(page, 'cocktail').first();
      for (const text of [cocktail.spirit, cocktail.name, cocktail.description, 'Tap to see recipe']) {
        await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
      }
      await card.getByRole('button', { name: `Show recipe for ${cocktail.name}` }).click();
      await expect(card).toHaveAttribute('data-flipped', 'true');
      for (const label of ['Glass', 'Ice', 'Ingredients', 'Preparation']) {
        await expect(card.getByText(label, { exact: true })).toBeVisible();
      }
      for (const text of [cocktail.glass, cocktail.ice, ...cocktail.ingredients, cocktail.prep]) {
        await expect(card.getByText(text, { exact: true })).toBeAttached();
      }
    },
  );

  test('Smoke stands on the back only where it is set', async ({ page, request }) => {
    const cocktails = await call(request, ENDPOINTS.listCocktails);
    await page.goto('/cocktails');
    for (const has of [true, false]) {
      const cocktail = cocktails.find(({ smoke }) => Boolean(smoke) === has);
      if (!cocktail) throw new Error(`The seeded menu has no cocktail ${has ? 'with' : 'without'} smoke.`);
      const card = page.locator(`[data-id="${cocktail.id}"]`);
      await card.getByRole('button', { name: /^Show recipe/ }).click();
      await expect(card.getByText('Smoke', { exact: true })).toHaveCount(has ? 1 : 0);
    }
  });
});

test.describe('Flip', () => {
  test(
    'a click anywhere on the face turns the card, and turns it back',
    { tag: '@layout' },
    async ({ page }) => {
      await page.goto('/cocktails');
      const card = cards(page, 'cocktail').first();
      await card.click({ position: { x: 60, y: 200 } });
      await expect(card).toHaveAttribute('data-flipped', 'true');
      await expect(card).toHaveAttribute('data-turning', 'false');
      await card.click({ position: { x: 60, y: 470 } });
      await expect(card).toHaveAttribute('data-flipped', 'false');
    },
  );

  test('works by keyboard; the hidden face is inert and the focus follows', async ({ page }) => {
    await page.goto('/cocktails');
    const card = cards(page, 'cocktail').first();
    await card.getByRole('button', { name: /^Show recipe/ }).focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('data-flipped', 'true');
    await expect(card.getByRole('button', { name: 'Back to front' })).toBeFocused();
    await expect(card.locator('.flip-card-front')).toHaveAttribute('inert', '');
    await page.keyboard.press('Space');
    await expect(card).toHaveAttribute('data-flipped', 'false');
    await expect(card.getByRole('button', { name: /^Show recipe/ })).toBeFocused();
    await expect(card.locator('.flip-card-back')).toHaveAttribute('inert', '');
  });

  test('cross-fades where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/cocktails');
    const card = cards(page, 'cocktail').first();
    await card.getByRole('button', { name: /^Show recipe/ }).click();
    await expect(card.locator('.flip-card-leaf')).toHaveCSS('transform', 'none');
    await expect(card.locator('.flip-card-front')).toHaveCSS('opacity', '0');
    await expect(card.getByText('Preparation')).toBeVisible();
  });
});
