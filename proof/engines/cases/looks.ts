import type { LaunchOptions } from '../browser/browser.js';
import type { Case, Scene } from '../case.js';
import type { Visit } from '../visit.js';
import { chatButton, showRecipe } from './ways.js';

const PAGES = ['/', '/cocktails', '/whiskey', '/recommendations', '/not-there'];

/** Runs in the page: what is wrong with its looks, told without eyes. */
function faultsOf(): string[] {
  const faults: string[] = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room)
    faults.push(`${document.documentElement.scrollWidth} of ${room} pixels wide`);
  for (const field of document.querySelectorAll(
    'input:not([type="radio"], [type="checkbox"]), textarea, select',
  ))
    if (Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      faults.push(`a field with small text: ${field.getAttribute('aria-label') ?? field.id}`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || text.parentElement?.closest('.sr-only, [data-testid="hint"]')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken inside: ${word}`);
    }
  }
  return [...new Set(faults)];
}

async function judge(guest: Visit, where: string): Promise<void> {
  const faults = await guest.run(faultsOf);
  if (faults.length > 0) throw new Error(`${where}: ${faults.join(', ')}`);
}

/** Each page, a turned card, the filters, rows, and the chat. */
async function lookEverywhere(scene: Scene, options: Partial<LaunchOptions>): Promise<void> {
  const guest = await scene.visit(options);
  for (const page of PAGES) {
    await guest.openLive(page);
    await judge(guest, page);
  }
  await guest.openLive('/cocktails');
  await guest.tap(showRecipe('Negroni'));
  await guest.untilSeen({ css: '[data-flipped="true"] li' });
  await judge(guest, 'a turned card');
  await guest.tap({ css: 'button', words: 'Filters' });
  await guest.untilSeen({ css: 'legend', words: 'Spirit' });
  await judge(guest, 'the filters');
  await guest.tap({ css: 'label', words: 'Compact' });
  await guest.untilSeen({ css: 'button', words: 'Open Negroni' });
  await judge(guest, 'the rows');
  await guest.tap(chatButton);
  await guest.write({ css: '[role="dialog"] textarea' }, 'What is smoky here?\n');
  await guest.untilSeen({ css: '[data-testid="chat-message"]:nth-of-type(3)' });
  await judge(guest, 'the chat');
}

const looksRight = (size: string, options: Partial<LaunchOptions>): Case => ({
  name: `Nothing is wider than the screen, no word breaks inside and no field is small: ${size}`,
  run: (scene) => lookEverywhere(scene, options),
});

export const LOOKS: Case[] = [
  looksRight('320 pixels', { width: 320 }),
  looksRight('390 pixels, text twice as large', { largeText: true }),
  looksRight('320 pixels, text twice as large', { width: 320, largeText: true }),
  {
    name: 'A text box grows with its text, and shrinks when that goes',
    async run({ visit }) {
      const guest = await visit();
      await guest.openLive('/cocktails');
      await guest.tap(chatButton);
      const box = { css: '[role="dialog"] textarea' };
      await guest.untilSeen(box);
      const height = (): Promise<number> =>
        guest.run(() => document.querySelector('[role="dialog"] textarea')?.clientHeight ?? 0);
      const before = await height();
      await guest.write(box, 'What is smoky, strong and slow, and goes with rain? '.repeat(5));
      const grown = await height();
      if (grown < before * 1.5) throw new Error(`It is ${grown} pixels high, and was ${before}.`);
      await guest.browser.press('Enter');
      await guest.until(
        'a box as low as before',
        async (low: number) => {
          await new Promise(requestAnimationFrame);
          return document.querySelector('[role="dialog"] textarea')?.clientHeight === low;
        },
        before,
      );
    },
  },
];
