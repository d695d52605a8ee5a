import type { LaunchOptions } from '../browser/browser.js';
import type { Case, Scene } from '../case.js';
import type { Target, Visit } from '../visit.js';
import { chatButton, logInHere, openLogin, showRecipe } from './ways.js';

/** Throws what is wrong with the looks of what shows, told without eyes. */
async function judge(visit: Visit, where: string): Promise<void> {
  const faults = await visit.run(faultsOf);
  if (faults.length > 0) throw new Error(`${where}: ${faults.join(', ')}`);
}

/** Runs in the page. */
function faultsOf(): string[] {
  const faults: string[] = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room)
    faults.push(`${document.documentElement.scrollWidth} of ${room} pixels wide`);
  for (const part of document.querySelectorAll('dialog div'))
    if (part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto')
      faults.push(`a dialog with ${part.scrollWidth} pixels in ${part.clientWidth}`);
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
      // WebKit has a word that begins a line begin at the end of the line before, with nothing of it there.
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken inside: ${word}`);
    }
  }
  return [...new Set(faults)];
}

const PAGES = ['/', '/cocktails', '/whiskey', '/recommendations', '/not-there'];

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
  await guest.untilSeen({ css: 'button', words: 'Open Manhattan' });
  await judge(guest, 'the rows');
  await guest.tap(chatButton);
  await guest.write({ css: '[role="dialog"] textarea' }, 'What is smoky here?\n');
  await guest.untilSeen({ css: '[data-testid="chat-message"]:nth-of-type(3)' });
  await judge(guest, 'the chat');
}

const DIALOG = { css: 'dialog[open]' };
const tool = (words: string): Target => ({ css: '[role="toolbar"] button', words });
const entry = (words: string): Target => ({ css: '[role="menuitem"]', words });
const tab = (words: string): Target => ({ css: '[role="tab"]', words });

/** What opens each dialog, and shows its parts. */
const COCKTAIL_DIALOGS: Target[][] = [
  [{ css: 'button', words: 'Edit Manhattan' }],
  [{ css: 'button', words: 'Delete Manhattan' }],
  [tool('Add Cocktail')],
  [tool('Shelf')],
  [tool('Settings'), tab('Spirits'), tab('Appearance'), { css: 'dialog summary', words: 'About' }],
  [tool('Pending changes')],
  [tool('More'), entry('Restore points')],
  [tool('More'), entry('Import and export')],
  [tool('Change password')],
];
const WHISKEY_DIALOGS: Target[][] = [[{ css: 'button[aria-label^="Edit "]' }]];

/** The login, both lists as cards and as rows, and each dialog. */
async function lookAtOwners(scene: Scene, options: Partial<LaunchOptions>): Promise<void> {
  const owner = await scene.visit(options);
  await owner.openLive('/cocktails');
  await openLogin(owner);
  await judge(owner, 'the login');
  await logInHere(owner);
  await lookAtList(owner, '/whiskey', WHISKEY_DIALOGS);
  await lookAtList(owner, '/cocktails', COCKTAIL_DIALOGS);
  await owner.tap({ css: 'button', words: 'Select' });
  await judge(owner, 'the selection');
  await owner.tap({ css: 'button', words: 'Done' });
  await owner.tap({ css: 'label', words: 'Compact' });
  await owner.tap({ css: 'button', words: 'Open Negroni' });
  await owner.untilSeen({ css: 'button', words: 'Close Negroni' });
  await judge(owner, 'the rows');
}

async function lookAtList(owner: Visit, path: string, dialogs: Target[][]): Promise<void> {
  await owner.openLive(path);
  await owner.untilSeen({ css: 'button[aria-label^="Edit "]' });
  await judge(owner, path);
  for (const way of dialogs) {
    for (const target of way) {
      await owner.tap(target);
      await judge(owner, `after ${target.words ?? target.css}`);
    }
    await owner.untilSeen(DIALOG);
    await judge(owner, `the dialog of ${way[0]?.words ?? path}`);
    await owner.browser.press('Escape');
    await owner.untilGone(DIALOG);
  }
}

const looksRight = (size: string, options: Partial<LaunchOptions>): Case => ({
  name: `Nothing is wider than the screen, no word breaks inside and no field is small: ${size}`,
  run: (scene) => lookEverywhere(scene, options),
});

const ownersLookRight = (size: string, options: Partial<LaunchOptions>): Case => ({
  name: `The same of the owner's pages and dialogs: ${size}`,
  run: (scene) => lookAtOwners(scene, options),
});

export const LOOKS: Case[] = [
  looksRight('320 pixels', { width: 320 }),
  looksRight('390 pixels, text twice as large', { largeText: true }),
  looksRight('320 pixels, text twice as large', { width: 320, largeText: true }),
  ownersLookRight('320 pixels', { width: 320 }),
  ownersLookRight('1280 pixels', { width: 1280, height: 800 }),
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
