import { ENDPOINTS } from '@peanut/contracts';
import { call, itemAt, pick } from '../support/api';
import { expect, test } from '../support/test';

/** What guests see after the owner changed the menu through the API. */
test.describe('After a change by the owner', () => {
  test('the lists show what can be had: a drink out of stock, none of the hidden, an empty flight', async ({
    page,
    owner,
  }) => {
    const cocktails = await call(owner, ENDPOINTS.listCocktails);
    const whiskeys = await call(owner, ENDPOINTS.listWhiskeys);
    const gone = itemAt(cocktails, 0);
    const hidden = itemAt(cocktails, 1);
    const change = (id: string, body: { isAvailable?: boolean; isVisible?: boolean }) =>
      call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body });
    const showFlight = (isVisible: boolean) =>
      Promise.all(
        whiskeys.map(({ id }) =>
          call(owner, ENDPOINTS.updateWhiskey, { parameters: { id }, body: { isVisible } }),
        ),
      );
    await showFlight(false);
    try {
      await change(gone.id, { isAvailable: false });
      await change(hidden.id, { isVisible: false });
      await expect(async () => {
        await page.goto('/cocktails');
        await expect(page.getByTestId('count-line')).toHaveText(`${cocktails.length - 1} House Specialties`, {
          timeout: 1_500,
        });
      }).toPass();

      await test.step('a hidden item leaves the page and the stored list', async () => {
        // A list may be a second old, and older than the prerendered page: then the next page has it.
        await expect(async () => {
          await page.goto('/cocktails');
          await expect(page.getByText(hidden.name, { exact: true })).toHaveCount(0);
          await expect
            .poll(() => page.evaluate(() => localStorage.getItem('cocktails')), { timeout: 1_500 })
            .not.toContain(hidden.id);
        }).toPass();
      });
      await test.step('an unavailable cocktail wears "Out of Stock", and can still be turned', async () => {
        const card = page.locator(`article[data-id="${gone.id}"]`);
        await expect(card.getByText('Out of Stock')).toBeVisible();
        await card.click({ position: { x: 60, y: 120 } });
        await expect(card).toHaveAttribute('data-flipped', 'true');
      });
      await test.step('an empty flight says so', async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Whiskey' }).click();
        await expect(page.getByText('No whiskeys available at the moment.')).toBeVisible();
        await expect(page.getByTestId('count-line')).toHaveText('0 Curated Selections');
      });
    } finally {
      await showFlight(true);
      await change(gone.id, { isAvailable: true });
      await change(hidden.id, { isVisible: true });
    }
  });

  test('the name and accent colour are everywhere, and a page switched off is nowhere', async ({
    page,
    owner,
  }) => {
    const whiskey = pick(await call(owner, ENDPOINTS.listPages), ({ path }) => path === '/whiskey');
    const enable = (isEnabled: boolean) =>
      call(owner, ENDPOINTS.updatePage, { parameters: { id: whiskey.id }, body: { isEnabled } });
    const put = (key: string, value: string | null) =>
      call(owner, ENDPOINTS.putSetting, { parameters: { key }, body: { value } });
    try {
      await put('accent_color', '#66ccaa');
      await put('bar_name', 'Chez Cacahuète');
      await enable(false);
      await expect(async () => {
        await page.goto('/');
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
          ['Home', 'Cocktails', 'AI Recommendations'],
          { timeout: 1_500 },
        );
      }).toPass();
      await expect(page.getByRole('link', { name: 'Whiskey Flights' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Chez Cacahuète' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'The owners of Chez Cacahuète' })).toBeVisible();
      await expect(page).toHaveTitle('Chez Cacahuète');
      await expect(page.locator('html')).toHaveCSS('--accent', '#66ccaa');
    } finally {
      await enable(true);
      await put('accent_color', null);
      await put('bar_name', null);
    }
  });
});
