import { TIMING } from '@peanut/contracts';
import { coveredControls } from '../covering';
import { neverFree } from '../scrolled-free';
import { expect, test } from '../test';

for (const path of ['/', '/cocktails', '/whiskey', '/recommendations', '/nowhere']) {
  test(
    `The chat’s button and hint lie on nothing of ${path} that cannot be scrolled free`,
    { tag: '@layout' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      const button = page.getByRole('button', { name: 'Chat with Peanut AI' });
      await expect(button).toBeVisible();
      await page.clock.fastForward(TIMING.chatTooltipAfter);
      const hint = page.getByRole('tooltip');
      await expect(hint).toBeInViewport({ ratio: 1 });
      expect.soft(await neverFree(page), 'as it opens').toEqual([]);

      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect(page.getByTestId('footer-peanut')).toBeInViewport({ ratio: 1 });
      for (const cover of [button, hint]) {
        expect.soft(await coveredControls(cover), 'at the end of the page').toEqual([]);
      }
      await page.getByTestId('footer-peanut').click();
      await hint.click();
      await expect(hint).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}
