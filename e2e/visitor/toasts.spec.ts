import { TIMING } from '@peanut/contracts';
import { coveredControls } from '../support/covering';
import { expect, test } from '../support/test';

test('A toast lies on no control, and leaves, also when a pointer rests on it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/recommendations');
  const toast = page.getByRole('alert').filter({ hasText: 'Description Required' });
  const ask = async () => {
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    await expect(toast.getByText('Description Required', { exact: true })).toBeVisible();
  };

  await test.step('it lies on no control, wherever the page is scrolled to', async () => {
    await ask();
    for (const top of [0, 120, 300, 10_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect.soft(await coveredControls(toast), `scrolled to ${top}`).toEqual([]);
    }
  });

  await test.step('it leaves, also when a pointer rests on it', async () => {
    await ask();
    await toast.getByText('Description Required').hover();
    await page.clock.fastForward(TIMING.toast);
    await expect(toast).toBeHidden();
  });
});
