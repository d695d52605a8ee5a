import type { Cocktail, Whiskey } from '@peanut/contracts';
import { expect, listOf, test } from '../test';

for (const { path, api } of [
  { path: '/cocktails', api: '/api/cocktails' },
  { path: '/whiskey', api: '/api/whiskeys' },
]) {
  test(`${path}?highlight= scrolls to the card and rings it for three seconds`, async ({ page, request }) => {
    const items = await listOf<Cocktail | Whiskey>(request, api);
    const last = items.at(-1);
    if (!last) throw new Error('The seeded menu is empty.');
    await page.goto(`${path}?highlight=${last.id}`);
    const card = page.locator(`article[data-id="${last.id}"]`);
    await expect(card).toHaveAttribute('data-highlighted', 'false');
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await expect(card).toBeInViewport();
    await page.waitForTimeout(2_000);
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await expect(card).toHaveAttribute('data-highlighted', 'false');
  });
}

test('an unknown highlight changes nothing', async ({ page }) => {
  await page.goto('/cocktails?highlight="]%20x');
  await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
  await page.waitForTimeout(700);
  await expect(page.locator('[data-highlighted="true"]')).toHaveCount(0);
});
