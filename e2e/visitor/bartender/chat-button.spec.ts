import { TIMING } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { coveredControls } from '../../support/covering';
import { neverFree } from '../../support/scrolled-free';
import { expect, test } from '../../support/test';

/** The pages in the order of a walk, and how to go on to each. */
const WALK: [path: string, go: (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.goto('/')],
  ['/cocktails', (page) => follow(page, 'Cocktails')],
  ['/whiskey', (page) => follow(page, 'Whiskey')],
  ['/recommendations', (page) => follow(page, 'AI Recommendations')],
  [
    '/nowhere',
    (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/nowhere');
        dispatchEvent(new PopStateEvent('popstate'));
      }),
  ],
];

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

test('The chat’s button and hint lie on nothing that cannot be scrolled free', async ({ page }) => {
  await page.clock.install();
  // The hint stays for the whole walk, however long that takes.
  await page.addInitScript((shownFor) => {
    const wait = window.setTimeout.bind(window);
    const waitLonger = (work: () => void, ms = 0) => wait(work, ms === shownFor ? 1e9 : ms);
    Object.assign(window, { setTimeout: waitLonger });
  }, TIMING.chatTooltipFor);
  const button = page.getByRole('button', { name: 'Chat with Peanut AI' });
  const hint = page.getByRole('tooltip');
  for (const [path, go] of WALK) {
    await test.step(path, async () => {
      await go(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('#main h1')).toBeVisible();
      await expect(button).toBeVisible();
      if (path === '/') await page.clock.fastForward(TIMING.chatTooltipAfter);
      await expect(hint).toBeInViewport({ ratio: 1 });
      expect.soft(await neverFree(page), 'as it opens').toEqual([]);

      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect(page.getByTestId('footer-peanut')).toBeInViewport({ ratio: 1 });
      for (const cover of [button, hint]) {
        expect.soft(await coveredControls(cover), 'at the end of the page').toEqual([]);
      }
      await page.getByTestId('footer-peanut').click();
    });
  }
  await hint.click();
  await expect(hint).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
