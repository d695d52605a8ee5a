import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browser/browser.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct } from '../../lib/product.js';
import { PAGES } from '../../lib/browser/slow-page.js';
import { effort } from '../../lib/effort.js';

const ROUTES = { ...PAGES, '/ai-recommendations': PAGES['/recommendations'] };
const FIRST_VISITS = effort(Object.keys(ROUTES), ['/cocktails']);
const APPEARS_WITHIN = 10_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Which pages work without a network, with their photo where they have one. */
async function workingRoutes(page: Page, baseUrl: string) {
  const working: string[] = [];
  for (const [path, selector] of Object.entries(ROUTES)) {
    const works = await page
      .goto(baseUrl + path)
      .then(() => page.locator(selector).first().waitFor({ timeout: APPEARS_WITHIN }))
      .then(() => page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)))
      // A page that does not come is what is counted here.
      .catch(() => false);
    if (works) working.push(path);
  }
  return working;
}

async function visitOnce(browser: Browser, baseUrl: string, path: string) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(baseUrl + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    return await workingRoutes(page, baseUrl);
  } finally {
    await context.close();
  }
}

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl } = await useProduct('seeded', say);
  const of = Object.keys(ROUTES).length;
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const path of FIRST_VISITS) {
      const working = await visitOnce(browser, baseUrl, path);
      rows.push({
        what: `public routes without a network, after one visit to ${path}`,
        here: `${working.length} of ${of}`,
        goal: 'all',
        isMet: working.length === of,
      });
    }
    return rows;
  });
}

/** What is still there when the network is not. */
export const offline: Figure = { id: 'P17', title: 'offline after one visit', measure };
