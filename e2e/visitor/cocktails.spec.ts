import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt, pick } from '../api';
import { cards, expect, test } from '../test';

test(
  'The cocktails page and its cards, by pointer and by keyboard',
  { tag: '@layout' },
  async ({ page, request }, info) => {
    const cocktails = await call(request, ENDPOINTS.listCocktails);
    const cocktail = itemAt(cocktails, 0);
    await page.goto('/cocktails');
    const card = cards(page, 'cocktail').first();

    await test.step('shows back link, title, count line and a card for each visible cocktail, in order', async () => {
      await expect(page.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
      await expect(page.getByTestId('count-line')).toHaveText(`${cocktails.length} House Specialties`);
      await expect(cards(page, 'cocktail')).toHaveCount(cocktails.length);
      const ids = await cards(page, 'cocktail').evaluateAll((all) =>
        all.map((card) => card.getAttribute('data-id')),
      );
      expect(ids).toEqual(cocktails.map(({ id }) => id));
    });

    await test.step('stands in three columns on a desktop, in one on a phone', async () => {
      const lefts = await cards(page, 'cocktail').evaluateAll((all) =>
        all.slice(0, 6).map((c) => c.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size).toBe(info.project.name === 'phone' ? 1 : 3);
    });

    await test.step('the front shows badge, name, description and the hint; the back shows the recipe', async () => {
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
    });

    await test.step('a click anywhere on the face turns the card back, and turns it', async () => {
      await expect(card).toHaveAttribute('data-turning', 'false');
      await card.click({ position: { x: 60, y: 470 } });
      await expect(card).toHaveAttribute('data-flipped', 'false');
      await expect(card).toHaveAttribute('data-turning', 'false');
      await card.click({ position: { x: 60, y: 200 } });
      await expect(card).toHaveAttribute('data-flipped', 'true');
      await expect(card).toHaveAttribute('data-turning', 'false');
      await card.click({ position: { x: 60, y: 470 } });
      await expect(card).toHaveAttribute('data-flipped', 'false');
    });

    await test.step('works by keyboard; the hidden face is inert and the focus follows', async () => {
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

    await test.step('Smoke stands on the back only where it is set', async () => {
      for (const has of [true, false]) {
        const { id } = pick(cocktails, ({ smoke }) => Boolean(smoke) === has);
        const one = page.locator(`[data-id="${id}"]`);
        await one.getByRole('button', { name: /^Show recipe/ }).click();
        await expect(one.getByText('Smoke', { exact: true })).toHaveCount(has ? 1 : 0);
      }
    });

    await test.step('cross-fades where motion is reduced', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const last = cards(page, 'cocktail').last();
      await last.getByRole('button', { name: /^Show recipe/ }).click();
      await expect(last.locator('.flip-card-leaf')).toHaveCSS('transform', 'none');
      await expect(last.locator('.flip-card-front')).toHaveCSS('opacity', '0');
      await expect(last.getByText('Preparation')).toBeVisible();
    });
  },
);
