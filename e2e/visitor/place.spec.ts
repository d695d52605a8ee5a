import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { serveManyCocktails } from '../support/many-cocktails';
import { cards, expect, test, untilAnswering } from '../support/test';

const MANY = 64;

/** Cards stand the same distance from the top again as they did. */
const topOf = (page: Page, id: string) =>
  page.locator(`article[data-id="${id}"]`).evaluate((card) => card.getBoundingClientRect().top);

const scrollTo = (page: Page, id: string) =>
  page.locator(`article[data-id="${id}"]`).evaluate((card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

/** Where it stands once the page has stopped scrolling. */
async function restingTop(page: Page, id: string): Promise<number> {
  let last = NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await topOf(page, id);
      return last === before;
    })
    .toBe(true);
  return last;
}

async function expectPlace(page: Page, id: string, top: number): Promise<void> {
  await expect(page.locator(`article[data-id="${id}"]`)).toHaveAttribute('data-flipped', 'true');
  await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThan(3);
}

test(
  'Back and a reload lead to where the guest was, with the card as it was',
  { tag: '@layout' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('menu-view', 'cards'));
    const drinks = await serveManyCocktails(page, MANY);
    const id = String(drinks[30]?.id);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/cocktails');
    await untilAnswering(page);
    await expect(page.getByTestId('count-line')).toHaveText(`${MANY} House Specialties`);
    // Far cards are not drawn until the window is near them.
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight * 0.47, behavior: 'instant' }),
    );
    await expect(page.locator(`article[data-id="${id}"]`)).toBeAttached();
    await scrollTo(page, id);
    await page
      .locator(`article[data-id="${id}"]`)
      .getByRole('button', { name: /^Show recipe/ })
      .click();
    await expect(page.locator(`article[data-id="${id}"]`)).toHaveAttribute('data-turning', 'false');
    const top = await topOf(page, id);

    await test.step('from another page', async () => {
      // Playwright's own click would scroll first: the header lies where the page keeps clear of it.
      await bar.getByRole('link', { name: 'Home' }).dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: 'The Peanut Room' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expectPlace(page, id, top);
    });

    await test.step('after a reload', async () => {
      await page.reload();
      await expectPlace(page, id, top);
    });

    await test.step('a link to the list begins at its top, with all cards on their front', async () => {
      await bar.getByRole('link', { name: 'Whiskey' }).click();
      await expect(cards(page, 'whiskey').first()).toBeVisible();
      await bar.getByRole('link', { name: 'Cocktails' }).click();
      await expect(cards(page, 'cocktail').first()).toBeInViewport();
      await expect(page.locator('article[data-flipped="true"]')).toHaveCount(0);
    });
  },
);

test('Back on a phone closes the chat and stays on the page; a link in the chat leads to its card', async ({
  page,
}) => {
  const [, second] = await call(page.request, ENDPOINTS.listWhiskeys);
  const id = String(second?.id);
  const response = `<p>Take <a href="/whiskey?highlight=${id}">this</a>.</p>`;
  await page.route(`**${ENDPOINTS.chat.path}`, (route) => route.fulfill({ json: { response } }));
  await page.goto('/cocktails');
  await untilAnswering(page);
  const open = page.getByRole('button', { name: 'Chat with Peanut AI' });
  const chat = page.getByRole('dialog', { name: 'Peanut AI' });

  await test.step('Back closes it', async () => {
    await open.click();
    await expect(chat).toBeVisible();
    await page.goBack();
    await expect(chat).toHaveCount(0);
    await expect(page).toHaveURL(/\/cocktails$/);
  });

  await test.step('its button leaves nothing behind in the history', async () => {
    await open.click();
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(chat).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (history.state as { usr: unknown } | null)?.usr ?? null))
      .toBeNull();
  });

  await test.step('a link closes it without loading the page anew, and rings the card', async () => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await open.click();
    await page.getByRole('textbox', { name: 'Message' }).fill('What now?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await chat.getByRole('link', { name: 'this' }).click();
    await expect(chat).toHaveCount(0);
    await expect(page.locator(`article[data-id="${id}"]`)).toHaveAttribute('data-highlighted', 'true');
    await expect(page.locator(`article[data-id="${id}"]`)).toBeInViewport();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'House Cocktails' })).toBeVisible();
    await expect(chat).toHaveCount(0);
  });
});

test('Back from a drink that the chat or the recommendations named, to a long list of rows', async ({
  page,
}) => {
  const [whiskey] = await call(page.request, ENDPOINTS.listWhiskeys);
  const drinks = await serveManyCocktails(page, 1_000);
  const id = String(drinks[700]?.id);
  const response = `<p>Take <a href="/whiskey?highlight=${whiskey?.id}">this</a>.</p>`;
  await page.route(`**${ENDPOINTS.chat.path}`, (route) => route.fulfill({ json: { response } }));
  await page.goto('/cocktails');
  await untilAnswering(page);
  await expect(page.getByTestId('cocktail-row').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.7, behavior: 'instant' }));
  await expect(page.locator(`article[data-id="${id}"]`)).toBeAttached();
  await scrollTo(page, id);
  await page.locator(`article[data-id="${id}"]`).getByRole('button', { name: /^Open/ }).click();
  await expect(page.locator(`article[data-id="${id}"]`)).toHaveAttribute('data-flipped', 'true');
  const top = await restingTop(page, id);

  await test.step('through the chat', async () => {
    await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('What now?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('dialog', { name: 'Peanut AI' }).getByRole('link', { name: 'this' }).click();
    await expect(page.locator(`article[data-id="${whiskey?.id}"]`)).toBeInViewport();
    await page.goBack();
    await expectPlace(page, id, top);
  });

  await test.step('through the recommendations, which are as they were too', async () => {
    await page.getByRole('link', { name: 'AI Recommendations' }).click();
    await page.getByRole('button', { name: 'Date night vibes' }).click();
    const results = page.getByTestId('recommendation');
    await expect(results.last()).toBeVisible();
    const count = await results.count();
    const link = results.last().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    await link.click();
    await expect(page).toHaveURL(/highlight=/);
    await page.goBack();
    await expect(results).toHaveCount(count);
    await expect
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(3);
    await page.goBack();
    await expectPlace(page, id, top);
  });
});
