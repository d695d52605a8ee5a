import { ENDPOINTS } from '@peanut/contracts';
import { call } from '../support/api';
import { cards, expect, test } from '../support/test';

test(
  'The cocktails page and its cards, by pointer and by keyboard',
  { tag: '@layout' },
  async ({ page, request }, info) => {
    const cocktails = await call(request, ENDPOINTS.listCocktails);
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

    await test.step('a click anywhere on the face turns the card, and turns it back', async () => {
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
