import { ENDPOINTS, type Cocktail } from '@peanut/contracts';
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { openChat, say } from '../ai/support/chat';
import { call, itemAt } from '../support/api';
import { expect, test, untilAnswering } from '../support/test';

/** Guests' pages follow what the owner changes through the API, without a reload. */

const change = (
  owner: APIRequestContext,
  { id }: Cocktail,
  body: Partial<Pick<Cocktail, 'isAvailable' | 'isVisible'>>,
) => call(owner, ENDPOINTS.updateCocktail, { parameters: { id }, body });

const card = (page: Page, { id }: Cocktail) => page.locator(`article[data-id="${id}"]`);
const isStream = (asked: { url(): string }) => asked.url().endsWith(ENDPOINTS.streamEvents.path);

// A card that is turned slides into view, which would be taken for a jump.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the page; done when it is told of changes. */
async function follow(page: Page, path: string): Promise<void> {
  const told = page.waitForResponse(isStream);
  await page.goto(path);
  expect((await told).status()).toBe(200);
}

/** The browser says so of a tab that is behind another one. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('Open pages follow: a turned card, the landing count', async ({ page, context, owner }) => {
  const cocktails = await call(owner, ENDPOINTS.listCocktails);
  const [sold, hidden] = [itemAt(cocktails, 0), itemAt(cocktails, 1)];
  const landing = await context.newPage();
  await follow(page, '/cocktails');
  // The pages of one browser share the stream.
  await landing.goto('/');
  const count = landing.getByRole('link', { name: 'House Cocktails' });
  await expect(count).toContainText(`${cocktails.length} House Specialties`);
  await page.getByRole('button', { name: `Show recipe for ${sold.name}` }).click();
  const back = card(page, sold).getByRole('button', { name: 'Back to front' });
  await expect(back).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);
  try {
    await change(owner, sold, { isAvailable: false });
    await expect(card(page, sold).getByText('Out of Stock').last()).toBeVisible();
    await expect(card(page, sold)).toHaveAttribute('data-flipped', 'true');
    await expect(back).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(page.locator('[aria-live="polite"]').getByText(`${sold.name} is out of stock.`)).toHaveCount(
      1,
    );

    await change(owner, hidden, { isVisible: false });
    await expect(count).toContainText(`${cocktails.length - 1} House Specialties`);
    await expect(card(page, hidden)).toHaveCount(0);
    await expect(card(page, sold)).toHaveAttribute('data-flipped', 'true');
  } finally {
    await change(owner, sold, { isAvailable: true });
    await change(owner, hidden, { isVisible: true });
  }
  await expect(count).toContainText(`${cocktails.length} House Specialties`);
  await expect(card(page, sold).getByText('Out of Stock')).toHaveCount(0);
});

test('What the shelf misses is out of stock on open pages and in the chat until it is there again', async ({
  page,
  owner,
  request,
}) => {
  await follow(page, '/cocktails');
  const badges = page.locator('article').getByText('Out of Stock');
  await expect(badges).toHaveCount(0);
  const drink = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  const name = String(itemAt(drink.ingredients, 0).split(' ').at(-1));
  const { id } = await call(owner, ENDPOINTS.createShelfThing, { body: { name, isStocked: false } });
  try {
    const missing = (await call(request, ENDPOINTS.listCocktails)).filter(({ isAvailable }) => !isAvailable);
    expect(missing.length).toBeGreaterThan(0);
    await expect(badges).toHaveCount(missing.length);
    await openChat(page);
    const answer = () => say(page, `Do you have the ${drink.name}?`);
    await expect.poll(answer, { intervals: [1_000] }).toMatch(/out of stock/i);
    await call(owner, ENDPOINTS.updateShelfThing, { parameters: { id }, body: { isStocked: true } });
    await expect(badges).toHaveCount(0);
  } finally {
    await call(owner, ENDPOINTS.deleteShelfThing, { parameters: { id } });
  }
});

test('A hidden tab closes its stream, and catches up when it is seen', async ({ page, owner }) => {
  const drink = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  await follow(page, '/cocktails');
  const closed = page.waitForEvent('requestfailed', isStream);
  await setHidden(page, true);
  await closed;
  try {
    await change(owner, drink, { isAvailable: false });
    await setHidden(page, false);
    await expect(card(page, drink).getByText('Out of Stock')).toBeVisible();
  } finally {
    await change(owner, drink, { isAvailable: true });
  }
  await expect(card(page, drink).getByText('Out of Stock')).toHaveCount(0);
});

test('A page whose network was away catches up', async ({ page, context, owner }) => {
  const drink = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  await follow(page, '/cocktails');
  await context.setOffline(true);
  try {
    await change(owner, drink, { isAvailable: false });
    await context.setOffline(false);
    await expect(card(page, drink).getByText('Out of Stock')).toBeVisible();
  } finally {
    await context.setOffline(false);
    await change(owner, drink, { isAvailable: true });
  }
  await expect(card(page, drink).getByText('Out of Stock')).toHaveCount(0);
});

/** The open pages that have a stream now. A page that is closed says nothing of how its requests ended. */
function streamsOf(context: BrowserContext): () => Page[] {
  const open = new Set<Request>();
  context.on('request', (request) => void (isStream(request) && open.add(request)));
  context.on('requestfailed', (request) => void open.delete(request));
  context.on('requestfinished', (request) => void open.delete(request));
  return () => context.pages().filter((page) => [...open].some((request) => request.frame().page() === page));
}

test('Eight windows of one browser load and follow by one stream, also after its window is closed', async ({
  page,
  context,
  owner,
}) => {
  const drink = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  const streams = streamsOf(context);
  await follow(page, '/cocktails');
  // Browsers open six connections to a host.
  let others: Page[] = [];
  for (let count = 2; count <= 8; count += 1) {
    const window = await context.newPage();
    await window.goto('/cocktails');
    await untilAnswering(window);
    others = [...others, window];
  }
  const areSoldOut = (pages: Page[], times: number) =>
    Promise.all(
      pages.map((each) => expect(card(each, drink).getByText('Out of Stock').last()).toHaveCount(times)),
    );
  try {
    await change(owner, drink, { isAvailable: false });
    await areSoldOut([page, ...others], 1);
    expect(streams()).toEqual([page]);
    await page.close();
    await expect.poll(() => streams().length).toBe(1);
    await change(owner, drink, { isAvailable: true });
    await areSoldOut(others, 0);
    expect(streams()).toHaveLength(1);
  } finally {
    await change(owner, drink, { isAvailable: true });
  }
});
