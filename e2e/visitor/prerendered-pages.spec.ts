import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { expect, test } from '../support/test';

/** The public pages, their links and headings, and what a guest can use on each. */
const PAGES = [
  { path: '/', link: 'Home', heading: 'The Peanut Room', control: '#main a[href="/cocktails"]' },
  {
    ...{ path: '/cocktails', link: 'Cocktails', heading: 'House Cocktails' },
    control: '[data-testid="cocktail-card"] button',
  },
  {
    ...{ path: '/whiskey', link: 'Whiskey', heading: 'Whiskey Flight' },
    control: '[data-testid="whiskey-card"] button',
  },
  {
    ...{ path: '/recommendations', link: 'AI Recommendations', heading: 'AI Recommendations' },
    control: '[role="tab"]',
  },
];
const STYLE_DELAY = 1_000;
/** The sum of all layout shifts that is not seen. */
const STILL = 0.02;

/** The gateway waits only briefly for the prerenderer: on a busy machine the first answer may be a plain page. */
async function untilDrawn(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(async () => {
    if (!(await heading.isVisible())) await page.reload();
    await expect(heading).toBeVisible({ timeout: 1 });
  }).toPass();
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page shows its heading and the way to the others, and its first cards are styled', async ({
    page,
  }) => {
    await page.goto('/');
    await untilDrawn(page, 'The Peanut Room');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const { path, link, heading } of [...PAGES.slice(1), ...PAGES.slice(0, 1)]) {
      await expect(links).toHaveText(PAGES.map(({ link }) => link));
      await links.filter({ hasText: link }).click();
      await expect(page).toHaveURL(path);
      await untilDrawn(page, heading);
      if (path !== '/cocktails') continue;
      const card = page.getByTestId('cocktail-card').first();
      await expect(card).toBeVisible();
      expect((await card.boundingBox())?.height).toBeGreaterThan(400);
    }
  });
});

test('the HTML names the first drinks of the guests’ menu before any script', async ({ request }) => {
  const drinks = await call(request, ENDPOINTS.listCocktails);
  const beforeScripts = async () => (await (await request.get('/cocktails')).text()).split('<script')[0];
  await expect.poll(beforeScripts).toMatch(/<h1[^>]*>House Cocktails</);
  for (const { name } of drinks.slice(0, 6)) await expect.poll(beforeScripts).toContain(`>${name}</h2>`);
});

/** Opens the page, whose style sheets come late; returns what tells how far it has jumped. */
async function openUnstyled(page: Page, path: string): Promise<() => Promise<number>> {
  await page.route('**/mf-*/*/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, STYLE_DELAY));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number>;
        if (!hadRecentInput) seen.shift += value ?? 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

async function untilAnswering(page: Page, control: string): Promise<void> {
  await page.locator(control).first().waitFor();
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    control,
  );
  await page.waitForTimeout(500);
}

for (const { path, heading, control } of PAGES) {
  test(`${path} stands still while its style sheet is late, and is taken over as it stands`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const shift = await openUnstyled(page, path);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    const before = await title.elementHandle();
    await untilAnswering(page, control);
    expect(await before?.evaluate((element) => element.isConnected), 'the heading was drawn anew').toBe(true);
    expect(warnings.filter((text) => text.includes('drawn anew'))).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(STILL);
  });
}

test('compact rows stand still while their style sheet is late', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('menu-view', 'compact'));
  const shift = await openUnstyled(page, '/whiskey');
  await untilAnswering(page, '[data-testid="whiskey-row"] button');
  expect(await shift()).toBeLessThanOrEqual(STILL);
});

test('what a guest taps and types before the page can answer is made up for', async ({ page }) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  // A style sheet that is late keeps other scripts waiting.
  await page.route(/assets\/(index-[^/]*\.js|[^/]*\.css)$/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.route(`**${ENDPOINTS.recommend.path}`, (route) =>
    route.fulfill({ json: { recommendations: [] } }),
  );
  const early = page.waitForResponse('**/early-input-*.js');
  await page.goto('/recommendations', { waitUntil: 'commit' });
  await (await early).finished();
  await page.getByRole('textbox', { name: 'Describe your mood' }).fill('smoky');
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  const asked = page.waitForRequest(`**${ENDPOINTS.recommend.path}`);
  answer();
  expect((await asked).postDataJSON()).toMatchObject({ description: 'smoky' });
});
