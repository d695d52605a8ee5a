import type { Page } from '@playwright/test';
import { cocktailNamed, whiskeyNamed } from '../../support/api';
import { cards, expect, test, untilAnswering } from '../../support/test';

const TURN = /^Show (?:recipe|tasting notes) for /;

async function share(page: Page, kind: 'cocktail' | 'whiskey', name: string): Promise<void> {
  const card = cards(page, kind).and(page.getByRole('article', { name }));
  await card.getByRole('button', { name: TURN }).click();
  await card.getByRole('button', { name: `Share ${name}` }).click();
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('menu-view', 'cards')));

test('A drink’s link is copied, and opens the list at the drink', async ({ page, context, request }) => {
  const { id } = await cocktailNamed(request, 'Negroni');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/cocktails?highlight=nothing');
  await untilAnswering(page);
  await share(page, 'cocktail', 'Negroni');
  await expect(page.getByRole('status').filter({ hasText: 'Link Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL(page.url()).origin}/cocktails?highlight=${id}`);
  await page.goto(link);
  const card = page.locator(`article[data-id="${id}"]`);
  await expect(card).toHaveAttribute('data-highlighted', 'true');
  await expect(card).toBeInViewport();
});

test('A drink is shared by the system’s sheet where there is one', async ({ page, request }) => {
  const { id } = await whiskeyNamed(request, 'The Glenlivet 12 Year');
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    const shared = (data: ShareData) => (window as unknown as { shared: ShareData[] }).shared.push(data);
    Object.defineProperty(navigator, 'share', { value: (data: ShareData) => Promise.resolve(shared(data)) });
  });
  await page.goto('/whiskey');
  await untilAnswering(page);
  await share(page, 'whiskey', 'The Glenlivet 12 Year');
  const url = `${new URL(page.url()).origin}/whiskey?highlight=${id}`;
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: 'The Glenlivet 12 Year', url }]);
  await expect(page.getByText('Link Copied')).toHaveCount(0);
});

test(
  'Without a clipboard the link is shown marked, until it is closed',
  { tag: '@layout' },
  async ({ page, request }) => {
    const { id } = await cocktailNamed(request, 'Negroni');
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('Forbidden.', 'NotAllowedError')) },
      });
      // Nor does it copy what is selected.
      Object.defineProperty(document, 'execCommand', { value: () => false });
    });
    await page.goto('/cocktails');
    await untilAnswering(page);
    await share(page, 'cocktail', 'Negroni');
    const dialog = page.getByRole('dialog', { name: 'Negroni' });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(new RegExp(`/cocktails\\?highlight=${id}$`));
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);
