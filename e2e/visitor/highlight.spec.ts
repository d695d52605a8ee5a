import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../support/api';
import { expect, test } from '../support/test';

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

test('?highlight= scrolls to the card and rings it for a while', async ({ page, request }) => {
  const items = await call(request, ENDPOINTS.listCocktails);
  const last = items.at(-1);
  if (!last) throw new Error('The seeded menu is empty.');
  await page.addInitScript(noteRings);
  await page.goto(`/cocktails?highlight=${last.id}`);
  await expect.poll(() => ringsOf(page)).toEqual([true, false]);
  await expect(page.locator(`article[data-id="${last.id}"]`)).toBeInViewport();
});
