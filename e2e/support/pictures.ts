import { AI_STORAGE_KEYS } from '@peanut/contracts';
import type { Locator, Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../ops/deploy/browser.mjs';
import { differing } from '../../proof/engines/pictures.js';
import { chromium } from './stack';
import { expect } from './test';

/** For `test.use`: the other specs' browser leaves out filling in colours. */
export const WITH_COLOURS = { launchOptions: { ...chromium, args: [...QUIET_BROWSER] } };

/** So much of a picture may differ without anybody seeing it. */
const SAME = 0.001;

/** Of pages that are opened from now on: the chat's hint does not come and go while they are looked at. */
export const withoutHint = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), AI_STORAGE_KEYS.chatTooltipSeen);

/** The page's view or a part of it, without the focus' ring and the pointer's light; an animation is at its end. */
export async function pictureOf(page: Page, part?: Locator): Promise<Buffer> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  // Clear of the bars at the edges.
  await part?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (part ?? page).screenshot({ animations: 'disabled' });
}

/** Waits until it looks as in that picture. */
export async function expectAsBefore(page: Page, before: Buffer, part?: Locator): Promise<void> {
  const changed = async (): Promise<number> => differing(before, await pictureOf(page, part));
  await expect.poll(changed, { message: 'what is not as before' }).toBeLessThan(SAME);
}

/** Waits until so much of it looks otherwise. */
export async function expectChanged(
  page: Page,
  before: Buffer,
  share: number,
  part?: Locator,
): Promise<void> {
  const changed = async (): Promise<number> => differing(before, await pictureOf(page, part));
  await expect.poll(changed, { message: 'what is not as before' }).toBeGreaterThan(share);
}
