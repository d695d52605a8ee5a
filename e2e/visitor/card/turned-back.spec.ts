import type { Locator, Page } from '@playwright/test';
import { differing } from '../../../proof/engines/pictures.js';
import { expectAsBefore, expectChanged, pictureOf, WITH_COLOURS, withoutHint } from '../../support/pictures';
import { cards, expect, test, untilAnswering } from '../../support/test';

test.use(WITH_COLOURS);

for (const kind of ['cocktail', 'whiskey'] as const)
  test(`A ${kind} turned and turned back looks as it did @layout`, async ({ page }) => {
    await withoutHint(page);
    await page.addInitScript(() => localStorage.setItem('menu-view', 'cards'));
    await page.goto(kind === 'cocktail' ? '/cocktails' : '/whiskey');
    await untilAnswering(page);
    const card = cards(page, kind).nth(2);
    await card.scrollIntoViewIfNeeded();
    const before = await pictureOf(page, card);
    await card.getByRole('button', { name: /^Show/ }).click();
    await expect(card).toHaveAttribute('data-turning', 'false');
    await expectChanged(page, before, 0.5, card);
    await card.getByRole('button', { name: 'Back to front' }).click();
    await expect(card).toHaveAttribute('data-turning', 'false');
    await expectAsBefore(page, before, card);
  });

/** Begins a turn and holds it, also after its timer. */
async function holdTurn(card: Locator, button: RegExp): Promise<void> {
  await card.getByRole('button', { name: button }).evaluate(async (pressed: HTMLElement) => {
    pressed.click();
    // React has drawn it then, and no frame has come yet.
    await new Promise((resolve) => setTimeout(resolve));
    const turn = pressed.closest('article')?.getAnimations({ subtree: true }) ?? [];
    for (const animation of turn) animation.pause();
    Object.assign(window, { turn });
  });
  await expect(card).toHaveAttribute('data-turning', 'false');
  await card.evaluate((element) => element.setAttribute('data-turning', 'true'));
}

/** Sets the held turn to a time. Resolves with the side that is towards the eye then. */
const setTime = (card: Locator, time: number): Promise<string> =>
  card.evaluate((element, now) => {
    for (const animation of (window as unknown as { turn: Animation[] }).turn) animation.currentTime = now;
    const leaf = element.querySelector('.flip-card-leaf');
    return new DOMMatrix(leaf ? getComputedStyle(leaf).transform : '').m11 > 0 ? 'front' : 'back';
  }, time);

/** The card without one of its faces, or both. */
async function without(page: Page, card: Locator, faces: string): Promise<Buffer> {
  await page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
  }, faces);
  const picture = await card.screenshot();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return picture;
}

test('A card that turns shows the one face that is towards the eye, there and back @layout', async ({
  page,
}) => {
  await withoutHint(page);
  await page.goto('/cocktails');
  await untilAnswering(page);
  const card = cards(page, 'cocktail').nth(2);
  await card.scrollIntoViewIfNeeded();
  for (const button of [/^Show/, /^Back/]) {
    await holdTurn(card, button);
    for (const time of [48, 128, 320]) {
      const side = await setTime(card, time);
      const other = side === 'front' ? 'back' : 'front';
      const shown = await card.screenshot();
      const nothing = await without(page, card, '.flip-card-face');
      expect(await differing(shown, await without(page, card, `.flip-card-${other}`)), side).toBeLessThan(
        0.001,
      );
      expect(await differing(nothing, await without(page, card, `.flip-card-${side}`)), other).toBeLessThan(
        0.001,
      );
      expect(await differing(nothing, shown), `${side} at ${time} ms`).toBeGreaterThan(0.1);
    }
    await card.evaluate((element) => {
      for (const animation of (window as unknown as { turn: Animation[] }).turn) animation.finish();
      element.setAttribute('data-turning', 'false');
    });
  }
});
