import { TIMING } from '@peanut/contracts';
import { coveredControls } from '../covering';
import { expect, test } from '../test';

test.describe('A toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/recommendations');
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    await expect(page.getByRole('alert').getByText('Description Required', { exact: true })).toBeVisible();
  });

  test('lies on no control, wherever the page is scrolled to', async ({ page }) => {
    const toast = page.getByRole('alert').filter({ hasText: 'Description Required' });
    for (const top of [0, 120, 300, 10_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect.soft(await coveredControls(toast), `scrolled to ${top}`).toEqual([]);
    }
  });

  test('leaves, also when a pointer rests on it', async ({ page }) => {
    const toast = page.getByRole('alert').filter({ hasText: 'Description Required' });
    await toast.getByText('Description Required').hover();
    await page.clock.fastForward(TIMING.toast);
    await expect(toast).toBeHidden();
  });
});
