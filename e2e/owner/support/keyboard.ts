import type { Locator, Page } from '@playwright/test';
import { expect, tool, toolbar } from '../owner-test';

const MOST_TABS = 250;

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((found) => found.length === 1 && found[0] === document.activeElement);

/** Walks by Tab (or Shift+Tab) until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${String(control)}.`);
}

/** Goes to a control by Tab and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and types. */
export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Goes into the toolbar by Tab, along it by the arrow key, and presses Enter. */
export async function pressTool(page: Page, name: string | RegExp): Promise<void> {
  const stop = toolbar(page).locator('button[tabindex="0"]');
  if (!(await hasFocus(toolbar(page).locator('button:focus')))) await tabTo(page, stop, 'Shift+Tab');
  const wanted = tool(page, name);
  await expect(wanted).toHaveCount(1);
  for (let steps = 0; steps < 20 && !(await hasFocus(wanted)); steps += 1) await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}
