import { test as base, expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { ownerClient } from './owner-session';
import { startStopped } from './stack';

/** Messages that Chromium prints for a failed load itself; the specs that cut the network expect them. */
const BROWSER_NOISE = /Failed to load resource/;

interface Fixtures {
  /** All parts run again after the test, also after one that failed or was given up. */
  startedAgain: undefined;
  /** Errors on the console or thrown in the page; a spec that provokes some empties it. */
  pageErrors: string[];
  /** An API client with the owner's session. */
  owner: APIRequestContext;
}

/** Playwright's test with the owner's API client; an unexpected error in the page fails the test. */
export const test = base.extend<Fixtures>({
  startedAgain: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that this one needs
    async ({}, use) => {
      await use(undefined);
      await startStopped();
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !BROWSER_NOISE.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      // A handler that is at work when the page closes fails this test, or the next one.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that this one needs
  owner: async ({}, use) => {
    const client = await ownerClient('client');
    await use(client);
    await client.dispose();
  },
});

export { expect };

/** The chat's button comes last: before it, a click may meet a page that is only drawn. */
export const untilAnswering = (page: Page) =>
  expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();

export const cards = (page: Page, kind: 'cocktail' | 'whiskey') => page.getByTestId(`${kind}-card`);

/** At one moment: a busy machine can be too slow for three quick clicks of a mouse. */
export const clickThreeTimes = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
