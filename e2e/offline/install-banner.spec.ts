import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const banner = (page: Page) => page.getByRole('region', { name: 'Install App' });

/** Until what comes late is there too. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();
}

/** Stands for the browser's offer, which a test cannot bring about. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((outcome) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve(void document.body.setAttribute('data-prompted', ''));
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  }, outcome);

test.use({ serviceWorkers: 'allow' });

test.describe('The install banner', () => {
  test('shows when the browser offers it, goes when the guest accepts, and stays away after Later', async ({
    page,
  }) => {
    await visit(page);
    await expect(banner(page)).toBeHidden();
    await offer(page);
    await expect(banner(page)).toContainText(
      "Install the bar's app on your phone for easy access to recipes, even offline!",
    );
    await banner(page).getByRole('button', { name: 'Install' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('body')).toHaveAttribute('data-prompted', '');
    await offer(page);
    await banner(page).getByRole('button', { name: 'Later' }).click();
    await expect(banner(page)).toBeHidden();
    await visit(page);
    await offer(page);
    await expect(banner(page)).toBeHidden();
  });

  test('does not show in the installed app', async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query.includes('standalone') ? { ...real('all'), matches: true } : real(query);
    });
    await visit(page);
    await offer(page);
    await expect(banner(page)).toBeHidden();
  });

  test('the manifest names what an installed app needs', async ({ request }) => {
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string; purpose: string }[];
      screenshots: { src: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/cocktails', '/whiskey', '/recommendations']);
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      expect((await request.get(src)).status(), src).toBe(200);
    }
  });
});
