import { ENDPOINTS, SKELETONS } from '@peanut/contracts';
import { call } from '../api';
import { expect, test } from '../test';

for (const { path, list, title, skeletons } of [
  {
    path: '/cocktails',
    list: ENDPOINTS.listCocktails,
    title: 'House Cocktails',
    skeletons: SKELETONS.cocktails,
  },
  { path: '/whiskey', list: ENDPOINTS.listWhiskeys, title: 'Whiskey Flight', skeletons: SKELETONS.whiskeys },
]) {
  const api = `**${list.path}`;
  test.describe(path, () => {
    test(`shows ${skeletons} skeletons while loading, without moving the page`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(api, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByTestId('skeleton-card')).toHaveCount(skeletons);
      const top = () =>
        page.locator('ul > li:has(article), [data-testid="skeleton-card"]').first().boundingBox();
      const before = await top();
      release();
      await expect(page.locator('article').first()).toBeVisible();
      await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
      expect(Math.abs(((await top())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    });

    test('says so without a network and a kept list; Try again recovers, and keeps the list', async ({
      page,
      request,
    }) => {
      const { length } = await call(request, list);
      await page.route(api, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText(`The ${title} could not be read`);
      await page.unroute(api);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('article')).toHaveCount(length);
      await page.route(api, (route) => route.abort());
      await page.reload();
      await expect(page.locator('article')).toHaveCount(length);
      await expect(page.getByText('this is the menu kept on your device')).toBeVisible();
    });
  });
}
