import { ENDPOINTS, SKELETONS } from '@peanut/contracts';
import { expect, test } from '../support/test';

test('Skeletons give way to the cards without moving the page', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${ENDPOINTS.listCocktails.path}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cocktails');
  await expect(page.getByTestId('skeleton-card')).toHaveCount(SKELETONS.cocktails);
  const top = () => page.locator('ul > li:has(article), [data-testid="skeleton-card"]').first().boundingBox();
  const before = await top();
  release();
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
  expect(Math.abs(((await top())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
