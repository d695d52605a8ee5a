import { expectNoFindings } from '../axe';
import { expect, test } from '../test';

const PAGES = ['/', '/cocktails', '/whiskey', '/nowhere'];

test.describe('Access for everyone', () => {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path}`, { tag: '@layout' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const flip = page.getByRole('button', { name: /^Show/ }).first();
      if (await flip.count()) {
        await flip.click();
        await expect(page.locator('article').first()).toHaveAttribute('data-turning', 'false');
      }
      await expectNoFindings(page, path);
    });

    test(`${path} fits 320 pixels without sideways scrolling`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test(
    'every control is at least 44 pixels high and wide enough for a thumb',
    { tag: '@layout' },
    async ({ page }) => {
      await page.goto('/cocktails');
      await expect(page.locator('article').first()).toBeVisible();
      const small = await page.locator('button, nav a, header a, main a').evaluateAll((all) =>
        all
          .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.height < 44)
          .map(({ text }) => text),
      );
      expect(small).toEqual([]);
    },
  );

  test('the keyboard reaches the content past the navigation', async ({ page }) => {
    await page.goto('/cocktails');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('The peanuts', () => {
  for (const testId of ['footer-peanut', 'admin-trigger']) {
    test(`three quick clicks on ${testId} ask for the admin modal`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        const asked = document.documentElement.dataset;
        window.addEventListener('open-admin-modal', () => (asked['asked'] = 'yes'));
      });
      await page.getByTestId(testId).click({ clickCount: 3 });
      await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    });
  }
});
