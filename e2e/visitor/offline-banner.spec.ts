import { TIMING } from '@peanut/contracts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { top: box.y, bottom: box.y + box.height };
}

test('Offline Mode stands clear of the chat’s hint, and takes its place when it goes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/cocktails');
  await expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();
  await page.clock.fastForward(TIMING.chatTooltipAfter);
  const hint = page.getByRole('tooltip');
  await expect(hint).toBeInViewport({ ratio: 1 });

  await page.context().setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Offline Mode' });
  await expect(banner).toBeInViewport({ ratio: 1 });
  const place = await boxOf(hint);
  expect((await boxOf(banner)).bottom).toBeLessThan(place.top);

  await hint.click();
  await expect(hint).toBeHidden();
  await expect.poll(async () => (await boxOf(banner)).bottom).toBeGreaterThan(place.top);
});
