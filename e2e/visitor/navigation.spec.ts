import { expect, test } from '../support/test';

const LINKS = [
  { name: 'Home', path: '/' },
  { name: 'Cocktails', path: '/cocktails' },
  { name: 'Whiskey', path: '/whiskey' },
  { name: 'AI Recommendations', path: '/recommendations' },
];

test(
  'The navigation bar leads through the pages, and home from anywhere',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/no/such/glass');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

    await test.step('a path that is none says so and leads home', async () => {
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Menu' }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('it has the four links in the order of the pages', async () => {
      await expect(links).toHaveText(LINKS.map(({ name }) => name));
      for (const { name, path } of LINKS) {
        await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
      }
    });

    await test.step('back and forward walk the pages', async () => {
      await page.getByRole('link', { name: 'House Cocktails' }).click();
      await page.getByRole('link', { name: 'Back to Menu' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
    });

    await test.step('a click on the link of the current page scrolls to the top', async () => {
      await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await links.filter({ hasText: 'Cocktails' }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL(/\/cocktails$/);
    });
  },
);

test('Each page opens directly, is marked in the bar, and survives a reload', async ({ page }) => {
  const alias = { name: 'AI Recommendations', path: '/ai-recommendations' };
  for (const { name, path } of [...LINKS.slice(0, 3), alias]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current).toHaveText([name]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('A title that the owner edited stands in the bar, on its card, in the heading and in the tab', async ({
  page,
}) => {
  await page.route('**/api/pages', async (route) => {
    const pages = (await (await route.fetch()).json()) as { path: string; title: string }[];
    const edited = pages.map((one) => (one.path === '/cocktails' ? { ...one, title: 'Summer Drinks' } : one));
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
