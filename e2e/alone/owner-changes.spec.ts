import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt, pick } from '../api';
import { expect, test } from '../test';

/** What guests see after the owner changed the menu through the API. */
test.describe('After a change by the owner', () => {
  test('an unavailable cocktail wears "Out of Stock", and can still be turned', async ({ page, owner }) => {
    const cocktail = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
    const setAvailable = (isAvailable: boolean) =>
      call(owner, ENDPOINTS.updateCocktail, { parameters: { id: cocktail.id }, body: { isAvailable } });
    await setAvailable(false);
    const card = page.locator(`article[data-id="${cocktail.id}"]`);
    await expect(async () => {
      await page.goto('/cocktails');
      await expect(card.getByText('Out of Stock')).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await card.click({ position: { x: 60, y: 120 } });
    await expect(card).toHaveAttribute('data-flipped', 'true');
    await setAvailable(true);
  });

  test('a hidden item leaves the page, the counts and the kept list', async ({ page, owner }) => {
    const all = await call(owner, ENDPOINTS.listCocktails);
    const hidden = itemAt(all, 1);
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: hidden.id },
      body: { isVisible: false },
    });
    await expect(async () => {
      await page.goto('/cocktails');
      await expect(page.getByTestId('count-line')).toHaveText(`${all.length - 1} House Specialties`, {
        timeout: 1_500,
      });
    }).toPass();
    await expect(page.getByText(hidden.name, { exact: true })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cocktails'))).not.toContain(hidden.id);
    await call(owner, ENDPOINTS.updateCocktail, { parameters: { id: hidden.id }, body: { isVisible: true } });
  });

  test('an empty flight says so', async ({ page, owner }) => {
    const whiskeys = await call(owner, ENDPOINTS.listWhiskeys);
    const show = (isVisible: boolean) =>
      Promise.all(
        whiskeys.map(({ id }) =>
          call(owner, ENDPOINTS.updateWhiskey, { parameters: { id: id }, body: { isVisible } }),
        ),
      );
    await show(false);
    try {
      await expect(async () => {
        await page.goto('/whiskey');
        await expect(page.getByText('No whiskeys available at the moment.')).toBeVisible({ timeout: 1_500 });
      }).toPass();
      await expect(page.getByTestId('count-line')).toHaveText('0 Curated Selections');
    } finally {
      await show(true);
    }
  });

  test('a page that was switched off leaves the navigation and the landing cards', async ({
    page,
    owner,
  }) => {
    const whiskey = pick(await call(owner, ENDPOINTS.listPages), ({ path }) => path === '/whiskey');
    await call(owner, ENDPOINTS.updatePage, { parameters: { id: whiskey.id }, body: { isEnabled: false } });
    try {
      await expect(async () => {
        await page.goto('/');
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
          ['Home', 'Cocktails', 'AI Recommendations'],
          { timeout: 1_500 },
        );
      }).toPass();
      await expect(page.getByRole('link', { name: 'Whiskey Flights' })).toHaveCount(0);
    } finally {
      await call(owner, ENDPOINTS.updatePage, { parameters: { id: whiskey.id }, body: { isEnabled: true } });
    }
  });

  test('the accent colour and the name of the bar are everywhere', async ({ page, owner }) => {
    const put = (key: string, value: string | null) =>
      call(owner, ENDPOINTS.putSetting, { parameters: { key }, body: { value } });
    await put('accent_color', '#66ccaa');
    await put('bar_name', 'Chez Cacahuète');
    try {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Chez Cacahuète' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'The owners of Chez Cacahuète' })).toBeVisible();
      await expect(page).toHaveTitle('Chez Cacahuète');
      await expect(page.locator('html')).toHaveCSS('--accent', '#66ccaa');
    } finally {
      await put('accent_color', null);
      await put('bar_name', null);
    }
  });
});
