import { ENDPOINTS, TIMING } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { expect, test } from '../test';

interface Ring {
  isOn: boolean;
  at: number;
}

/** Notes in the page when a card's ring comes and goes, so that the test machine's pace does not count. */
function noteRings(): void {
  const rings: Ring[] = [];
  Object.assign(window, { rings });
  new MutationObserver(([change]) => {
    const card = change?.target as HTMLElement;
    rings.push({ isOn: card.dataset['highlighted'] === 'true', at: performance.now() });
  }).observe(document, { subtree: true, attributeFilter: ['data-highlighted'] });
}

const ringsOf = (page: Page) => page.evaluate(() => (window as unknown as { rings: Ring[] }).rings);

for (const { path, list } of [
  { path: '/cocktails', list: ENDPOINTS.listCocktails },
  { path: '/whiskey', list: ENDPOINTS.listWhiskeys },
]) {
  test(`${path}?highlight= scrolls to the card and rings it for three seconds`, async ({ page, request }) => {
    const items = await call(request, list);
    const last = items.at(-1);
    if (!last) throw new Error('The seeded menu is empty.');
    await page.addInitScript(noteRings);
    await page.goto(`${path}?highlight=${last.id}`);
    await expect.poll(async () => (await ringsOf(page)).map(({ isOn }) => isOn)).toEqual([true, false]);
    const [on, off] = await ringsOf(page);
    expect((off?.at ?? 0) - (on?.at ?? 0)).toBeGreaterThan(TIMING.highlightFor - 100);
    await expect(page.locator(`article[data-id="${last.id}"]`)).toBeInViewport();
  });
}

test('an unknown highlight changes nothing', async ({ page }) => {
  await page.goto('/cocktails?highlight="]%20x');
  await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
  await page.waitForTimeout(TIMING.highlightDelay + 200);
  await expect(page.locator('[data-highlighted="true"]')).toHaveCount(0);
});
