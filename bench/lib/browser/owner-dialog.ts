import type { Browser, Page } from '@playwright/test';
import { cookiesOf } from '../../../proof/lib/owner.mjs';

/** A phone's page of the owner on which an entry of the toolbar's *More* was chosen. Its context is for the caller to close. */
export async function openFromMore(
  browser: Browser,
  { baseUrl }: { baseUrl: string },
  cookie: string,
  entry: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 390, height: 844 } });
  await context.addCookies(cookiesOf(cookie, baseUrl));
  const page = await context.newPage();
  await page.goto('/whiskey');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page;
}
