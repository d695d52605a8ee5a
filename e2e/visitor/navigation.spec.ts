import { ENDPOINTS } from '@peanut/contracts';
import { attempt, call, pick } from '../api';
import { expect, test } from '../test';

const LINKS = [
  { name: 'Home', path: '/' },
  { name: 'Cocktails', path: '/cocktails' },
  { name: 'Whiskey', path: '/whiskey' },
  { name: 'AI Recommendations', path: '/recommendations' },
];

test.describe('Navigation bar', () => {
  test('has the four links in the order of the pages', { tag: '@layout' }, async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(LINKS.map(({ name }) => name));
    for (const { name, path } of LINKS) {
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
    }
  });

  test('marks the current page', async ({ page }) => {
    await page.goto('/whiskey');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current).toHaveText(['Whiskey']);
  });

  test('a click on the link of the current page scrolls to the top', async ({ page }) => {
    await page.goto('/cocktails');
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cocktails' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/cocktails$/);
  });

  test('follows the pages the owner enabled', async ({ page, owner }) => {
    const pages = await call(owner, ENDPOINTS.listPages);
    const home = pick(pages, ({ path }) => path === '/');
    expect(
      (
        await attempt(owner, ENDPOINTS.updatePage, {
          parameters: { id: home.id },
          body: { isEnabled: false },
        })
      ).status,
    ).toBe(400);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(pages.length);
  });

  test('a title that the owner edited stands in the bar, on its card, in the heading and in the tab', async ({
    page,
  }) => {
    await page.route('**/api/pages', async (route) => {
      const pages = (await (await route.fetch()).json()) as { path: string; title: string }[];
      const edited = pages.map((one) =>
        one.path === '/cocktails' ? { ...one, title: 'Summer Drinks' } : one,
      );
      await route.fulfill({ json: edited });
    });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Whiskey Flights' })).toBeVisible();
    await main.getByRole('link', { name: 'Summer Drinks' }).click();
    await expect(page.locator('nav [aria-current="page"]')).toHaveText('Summer Drinks');
    await expect(page.getByRole('heading', { level: 1, name: 'Summer Drinks' })).toBeVisible();
    await expect(page).toHaveTitle(/^Summer Drinks · /);
  });

  for (const path of ['/', '/cocktails', '/whiskey']) {
    test(`${path} opens directly and survives a reload`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('back and forward walk the pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'House Cocktails' }).click();
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
  });
});

test.describe('404', () => {
  test('any other path says so and leads home', async ({ page }) => {
    await page.goto('/no/such/glass');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
