import { ENDPOINTS, TIMING } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { expect, test } from '../test';

/** Notes in the page that a card's ring comes and goes, so that the test machine's pace does not count. */
function noteRings(): void {
  const rings: boolean[] = [];
  Object.assign(window, { rings });
  new MutationObserver(([change]) => {
    const card = change?.target as HTMLElement;
    rings.push(card.dataset['highlighted'] === 'true');
  }).observe(document, { subtree: true, attributeFilter: ['data-highlighted'] });
}

const ringsOf = (page: Page) => page.evaluate(() => (window as unknown as { rings: boolean[] }).rings);

for (const { path, list } of [
  { path: '/cocktails', list: ENDPOINTS.listCocktails },
  { path: '/whiskey', list: ENDPOINTS.listWhiskeys },
]) {
  test(`${path}?highlight= scrolls to the card and rings it for a while`, async ({ page, request }) => {
    const items = await call(request, list);
    const last = items.at(-1);
    if (!last) throw new Error('The seeded menu is empty.');
    await page.addInitScript(noteRings);
    await page.goto(`${path}?highlight=${last.id}`);
    await expect.poll(() => ringsOf(page)).toEqual([true, false]);
    await expect(page.locator(`article[data-id="${last.id}"]`)).toBeInViewport();
  });
}

test('an unknown highlight changes nothing', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(noteRings);
  await page.goto('/cocktails?highlight="]%20x');
  await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
  await page.clock.runFor(TIMING.highlightDelay + TIMING.highlightFor);
  expect(await ringsOf(page)).toEqual([]);
});
