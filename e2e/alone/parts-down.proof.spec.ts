import { ENDPOINTS } from '@peanut/contracts';
import { attempt, call, itemAt } from '../support/api';
import { control } from '../support/stack';
import { expect, test } from '../support/test';

/** Each part stops while a page is open: the rest works, the message is clear, and recovery needs no restart. */
test.describe('A part that is down', () => {
  test('services/menu: the open page stays, the stored menu is shown, and fresh data returns', async ({
    page,
  }) => {
    await page.goto('/cocktails');
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    await control('kill', 'menu');
    await page.goto('/whiskey');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/cocktails');
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    await control('start', 'menu');
    await page.goto('/whiskey');
    await expect(page.getByTestId('whiskey-card').first()).toBeVisible({ timeout: 15_000 });
  });

  test('services/admin: the menu is served; a write is refused with a clear 503', async ({
    page,
    owner,
    request,
  }) => {
    await control('stop', 'admin');
    await page.goto('/cocktails');
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    await expect
      .poll(
        async () => (await attempt(owner, ENDPOINTS.reorderCocktails, { body: { orderedIds: [] } })).status,
        {
          timeout: 15_000,
        },
      )
      .toBe(503);
    await control('start', 'admin');
    await expect.poll(async () => (await request.get('/health')).status(), { timeout: 15_000 }).toBe(200);
  });

  test('Postgres: guests go on reading, and writes return by themselves', async ({
    page,
    owner,
    request,
  }) => {
    const first = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 0);
    await control('stop', 'postgres');
    await page.goto('/whiskey');
    await expect(page.getByTestId('whiskey-card').first()).toBeVisible();
    await expect.poll(async () => (await request.get('/health')).status(), { timeout: 15_000 }).toBe(503);
    await control('start', 'postgres');
    await expect
      .poll(
        async () =>
          (
            await attempt(owner, ENDPOINTS.updateWhiskey, {
              parameters: { id: first.id },
              body: { notes: first.notes },
            })
          ).status,
        {
          timeout: 20_000,
        },
      )
      .toBe(200);
  });

  test(
    'the menu micro-frontend: its area says so, and Retry brings it back',
    { tag: '@nginx' },
    async ({ page, pageErrors }) => {
      await control('stop', 'mf-menu');
      await page.goto('/cocktails');
      await expect(page.getByRole('alert')).toContainText('menu', { timeout: 12_000 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await control('start', 'mf-menu');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
      pageErrors.length = 0;
    },
  );

  test(
    'the prerenderer of nginx: pages come without their prerendered part',
    { tag: '@nginx' },
    async ({ page, request }) => {
      const hasFirstView = async () =>
        (await (await request.get('/cocktails')).text()).includes('id="first-view"');
      await control('stop', 'prerenderer');
      expect(await hasFirstView()).toBe(false);
      await page.goto('/cocktails');
      await page.getByTestId('cocktail-card').first().getByRole('button').click();
      await expect(page.getByRole('button', { name: 'Back to front' })).toBeVisible();
      await control('start', 'prerenderer');
      await expect.poll(hasFirstView, { timeout: 15_000 }).toBe(true);
    },
  );
});
