import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { clickThreeTimes, expect, test, untilAnswering } from '../../support/test';

const PAGES = ['/', '/cocktails', '/whiskey', '/nowhere'];

const lowControls = (page: Page) =>
  page.locator('button, nav a, header a, main a').evaluateAll((all) =>
    all
      .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.height < 44)
      .map(({ text }) => text),
  );

test.describe('Access for everyone', () => {
  for (const path of PAGES) {
    test(`${path} serves keyboard, thumb and screen reader, and fits 320 pixels`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await test.step('the keyboard reaches the content past the navigation', async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      });
      await expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();
      await test.step('every control is at least 44 pixels high', async () => {
        expect(await lowControls(page)).toEqual([]);
      });
      await test.step('axe finds nothing', async () => {
        const flip = page.getByRole('button', { name: /^Show/ }).first();
        if (await flip.count()) {
          await flip.click();
          await expect(page.locator('article').first()).toHaveAttribute('data-turning', 'false');
        }
        await expectNoFindings(page, path);
      });
      await test.step('it fits 320 pixels without sideways scrolling', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    });
  }
});

test('Three quick clicks on either peanut ask for the admin modal', async ({ page }) => {
  await page.addInitScript(() => {
    // On `window` whoever listens first is told first: kept from the modal, which would cover the other peanut.
    window.addEventListener('open-admin-modal', (event) => {
      event.stopImmediatePropagation();
      document.documentElement.dataset['asked'] = `${document.documentElement.dataset['asked'] ?? ''}!`;
    });
  });
  await page.goto('/');
  await untilAnswering(page);
  // The page stands at its top for the first, which takes it there.
  await clickThreeTimes(page.getByTestId('admin-trigger'));
  await expect(page.locator('html')).toHaveAttribute('data-asked', '!');
  await clickThreeTimes(page.getByTestId('footer-peanut'));
  await expect(page.locator('html')).toHaveAttribute('data-asked', '!!');
});
