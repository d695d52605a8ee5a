import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, tool, toolbar } from './owner-test';

const MOST_TABS = 250;
const SHIFT = 8;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Walks by Tab (or Shift+Tab) until the control has the focus. The browser is told directly: the way is long, and
 * Playwright would take a picture of the page for its trace at every step.
 */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.evaluate((element) => Object.assign(window, { wanted: element }));
  const client = await page.context().newCDPSession(page);
  const modifiers = key === 'Tab' ? 0 : SHIFT;
  let tabs = 0;
  while (!(await isReached(client))) {
    if (tabs++ === MOST_TABS) throw new Error(`Tab does not reach ${String(control)}.`);
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', modifiers, ...TAB });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', modifiers, ...TAB });
  }
  await client.detach();
  await expect(control).toBeFocused();
}

async function isReached(client: CDPSession): Promise<boolean> {
  const { result } = await client.send('Runtime.evaluate', {
    expression: 'document.activeElement === window.wanted',
  });
  return result.value === true;
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
  await page.keyboard.insertText(text);
}

/** Goes into the toolbar by Tab, along it by the arrow key, and presses Enter. */
export async function pressTool(page: Page, name: string | RegExp): Promise<void> {
  const wanted = tool(page, name);
  await expect(wanted).toHaveCount(1);
  const isInside = (await toolbar(page).locator('button:focus').count()) > 0;
  if (!isInside) await tabTo(page, toolbar(page).locator('button[tabindex="0"]'), 'Shift+Tab');
  const count = await toolbar(page).getByRole('button').count();
  for (let steps = 0; steps < count; steps += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}
