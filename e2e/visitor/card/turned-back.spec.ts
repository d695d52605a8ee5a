import sharp from 'sharp';
import { QUIET_BROWSER } from '../../../ops/deploy/browser.mjs';
import { chromium } from '../../support/stack';
import { cards, expect, test, untilAnswering } from '../../support/test';

// The other specs' browser leaves out filling in colours.
test.use({ launchOptions: { ...chromium, args: [...QUIET_BROWSER] } });

/** Channels of a pixel, and by how much one of them may differ without anybody seeing it. */
const CHANNELS = 4;
const UNSEEN = 16;

/** The share of pixels that differ visibly between two pictures of one size. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()),
  );
  if (!before || before.length !== after?.length) return 1;
  const differs = before.map((value, at) => (Math.abs(value - (after[at] ?? 0)) > UNSEEN ? 1 : 0));
  let pixels = 0;
  for (let at = 0; at < differs.length; at += CHANNELS)
    if (differs.subarray(at, at + CHANNELS).includes(1)) pixels += 1;
  return pixels / (differs.length / CHANNELS);
}

for (const kind of ['cocktail', 'whiskey'] as const)
  test(`A ${kind} turned and turned back looks as it did @layout`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('menu-view', 'cards'));
    await page.goto(kind === 'cocktail' ? '/cocktails' : '/whiskey');
    await untilAnswering(page);
    const card = cards(page, kind).nth(2);
    const atRest = async () => {
      await expect(card).toHaveAttribute('data-turning', 'false');
      // Neither a ring of focus nor the pointer's light belongs to the card.
      await card.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(0, 0);
      return card.screenshot({ animations: 'disabled' });
    };
    await card.scrollIntoViewIfNeeded();
    const before = await atRest();
    await card.getByRole('button', { name: /^Show/ }).click();
    expect(await differing(before, await atRest()), 'turned to its back').toBeGreaterThan(0.5);
    await card.getByRole('button', { name: 'Back to front' }).click();
    expect(await differing(before, await atRest()), 'turned back').toBeLessThan(0.001);
  });
