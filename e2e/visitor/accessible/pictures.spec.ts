import { ENDPOINTS } from '@peanut/contracts';
import { differing } from '../../../proof/engines/pictures.js';
import { call } from '../../support/api';
import { expectAsBefore, expectChanged, pictureOf, WITH_COLOURS, withoutHint } from '../../support/pictures';
import { expect, test, untilAnswering } from '../../support/test';

// Nothing slides into sight.
test.use({ ...WITH_COLOURS, contextOptions: { reducedMotion: 'reduce' } });

test('A toast that came and went, and a chat that was closed, leave nothing on the screen', async ({
  page,
}) => {
  await withoutHint(page);
  await page.goto('/recommendations');
  await untilAnswering(page);
  const openChat = () => page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
  const closeChat = async () => {
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Peanut AI' })).toHaveCount(0);
  };
  const unopened = await pictureOf(page);
  await openChat();
  await expectChanged(page, unopened, 0.02);
  await closeChat();
  await expectAsBefore(page, unopened);

  const header = page.getByRole('banner');
  const before = await pictureOf(page, header);
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await expectChanged(page, before, 0.02, header);
  await header.getByRole('button', { name: 'Close message' }).click();
  await expectAsBefore(page, before, header);
});

test('The ring of a linked drink comes and goes', async ({ page, request }) => {
  const [, drink] = await call(request, ENDPOINTS.listCocktails);
  await withoutHint(page);
  await page.goto(`/cocktails?highlight=${drink?.id}`);
  const card = page.locator(`article[data-id="${drink?.id}"]`);
  await expect(card).toHaveAttribute('data-highlighted', 'true');
  const ringed = await pictureOf(page, card);
  await expect(card).toHaveAttribute('data-highlighted', 'false');
  await expectChanged(page, ringed, 0.002, card);
  const after = await pictureOf(page, card);
  await page.goto('/cocktails');
  await untilAnswering(page);
  await card.scrollIntoViewIfNeeded();
  await expectAsBefore(page, after, card);
});

test('What has the focus is ringed, in each part of a page', async ({ page }) => {
  await withoutHint(page);
  await page.goto('/cocktails');
  await untilAnswering(page);
  const seen = new Set<string>();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const { name, clip } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // A radio button is drawn by its label.
      const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const clip = {
        x: Math.max(0, left - 8),
        y: Math.max(0, top - 8),
        width: width + 16,
        height: height + 16,
      };
      return { name: element.getAttribute('aria-label') ?? (element.textContent || element.tagName), clip };
    });
    seen.add(name);
    const focused = await page.screenshot({ clip, animations: 'disabled' });
    await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      element.blur();
      // The next Tab goes on from here.
      Object.assign(window, { lastFocus: element });
    });
    const without = await page.screenshot({ clip, animations: 'disabled' });
    await page.evaluate(() =>
      (window as unknown as { lastFocus: HTMLElement }).lastFocus.focus({ preventScroll: true }),
    );
    expect(await differing(focused, without), name).toBeGreaterThan(0.005);
  }
  expect(seen.size).toBeGreaterThan(8);
});
