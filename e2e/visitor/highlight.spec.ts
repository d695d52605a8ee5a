import { TIMING, type Cocktail, type Whiskey } from '@peanut/contracts';
import { expect, listOf, test } from '../test';

/** Notes in the page when a card's ring comes and goes, so that the test machine's pace does not count. */
function noteRing(): void {
  const times: number[] = [];
  Object.assign(window, { ringTimes: times });
  new MutationObserver(() => times.push(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-highlighted'],
  });
}

for (const { path, api } of [
  { path: '/cocktails', api: '/api/cocktails' },
  { path: '/whiskey', api: '/api/whiskeys' },
]) {
  test(`${path}?highlight= scrolls to the card and rings it for three seconds`, async ({ page, request }) => {
    const items = await listOf<Cocktail | Whiskey>(request, api);
    const last = items.at(-1);
    if (!last) throw new Error('The seeded menu is empty.');
    await page.addInitScript(noteRing);
    await page.goto(`${path}?highlight=${last.id}`);
    const card = page.locator(`article[data-id="${last.id}"]`);
    await expect(card).toHaveAttribute('data-highlighted', 'false');
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await expect(card).toHaveAttribute('data-highlighted', 'false');
    await expect(card).toBeInViewport();
    const [start = 0, end = 0] = await page.evaluate(
      () => (window as unknown as { ringTimes: number[] }).ringTimes,
    );
    expect(Math.abs(end - start - TIMING.highlightFor)).toBeLessThan(600);
  });
}

test('an unknown highlight changes nothing', async ({ page }) => {
  await page.goto('/cocktails?highlight="]%20x');
  await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
  await page.waitForTimeout(TIMING.highlightDelay + 200);
  await expect(page.locator('[data-highlighted="true"]')).toHaveCount(0);
});
