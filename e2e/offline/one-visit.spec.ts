import type { Page } from '@playwright/test';
import { control } from '../support/stack';
import { cards, expect, test } from '../support/test';
import { untilCached } from './support/visits';

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const PARTS = ['gateway', 'menu', 'admin', 'ai'];

const OFFLINE_BARTENDER = 'Offline: the house bartender answers from your saved menu';

const photo = (page: Page) => page.getByAltText(/The owners of/);
const loadedWidth = (page: Page) => photo(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

/** What proves that a page works, by its path. */
const PAGES = {
  '/': async (page) => {
    await expect(page.getByText('12 House Specialties')).toBeVisible();
    await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
  },
  '/cocktails': async (page) => {
    await expect(cards(page, 'cocktail')).toHaveCount(12);
    await page.getByRole('button', { name: 'Show recipe for Negroni' }).click();
    await expect(page.getByRole('button', { name: 'Back to front' })).toBeVisible();
    await page.getByRole('radio', { name: 'ml' }).check();
    await expect(page.getByText('30 ml Campari')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Negroni' })).toBeVisible();
  },
  '/whiskey': async (page) => {
    await expect(cards(page, 'whiskey')).toHaveCount(23);
    // On paper, too.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(23);
    await page.emulateMedia({ media: null });
  },
  '/cocktails?q=negrini&spirit=gin': async (page) => {
    await expect(page.getByTestId('count-line')).toHaveText('1 of 12 House Specialties');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('checkbox', { name: 'rum' }).check();
  },
  '/recommendations': async (page) => {
    await page.getByRole('button', { name: 'Date night vibes' }).click();
    await expect(page.getByTestId('recommendation').first()).toBeVisible();
    await expect(page.getByText(OFFLINE_BARTENDER)).toBeVisible();
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
    await page.getByPlaceholder(/Ask me about/).fill('What is in a Negroni?');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chat-message').last()).toContainText('Campari');
  },
  '/ai-recommendations': async (page) =>
    expect(page.getByRole('textbox', { name: 'Describe your mood' })).toBeVisible(),
  '/nowhere': async (page) => expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible(),
} satisfies Record<string, (page: Page) => Promise<void>>;

test.use({ viewport: SCREENS.phone, serviceWorkers: 'allow' });

test('After one visit every page works without servers and network, on a phone and on a desktop, and is back by itself', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/recommendations');
  await untilCached(page);
  await expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();
  await control('stop', ...PARTS);
  await context.setOffline(true);
  // The worker knows nothing of the screen: pages are opened on either in turn, and one is opened anew on the other.
  for (const [index, [path, works]] of Object.entries(PAGES).entries()) {
    await page.setViewportSize(index % 2 === 0 ? SCREENS.phone : SCREENS.desktop);
    await page.goto(path);
    await works(page);
  }
  await page.setViewportSize(SCREENS.phone);
  await page.goto('/cocktails');
  await page.reload();
  await PAGES['/cocktails'](page);
  const banner = page.getByRole('status').filter({ hasText: 'Offline Mode' });
  await expect(banner).toContainText('Recipes available');
  await control('start', ...PARTS);
  await context.setOffline(false);
  await expect(page.getByText('Back online! Data synced')).toBeVisible();
  await expect(page.getByText('This is your saved menu.')).toBeHidden();
  await expect(page.getByText('Back online! Data synced')).toBeHidden();
});
