import { OWNER_ENV } from '../../operations/support/owner.js';
import type { LaunchOptions } from '../browser/browser.js';
import type { Case, Scene } from '../case.js';
import { dragWhiskey } from './looks/drag.js';
import { judge } from './looks/judge.js';
import { lookAtOwners } from './looks/owner.js';
import { answerOf, askChat, chatButton, logIn, showRecipe, turnsAndBack } from './ways.js';

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

const looksRight = (size: string, options: Partial<LaunchOptions>): Case => ({
  name: `Nothing is wider than the screen, no word breaks inside and no field is small: ${size}`,
  run: (scene) => lookEverywhere(scene, options),
});

const ownersLookRight = (size: string, options: Partial<LaunchOptions>): Case => ({
  name: `The same of the owner's pages and dialogs: ${size}`,
  run: (scene) => lookAtOwners(scene, options),
});

const NO_FINGERS = 'its driver has no fingers';

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
  {
    name: 'A finger turns a card, chats, logs in and finds the toolbar',
    notIn: { webkit: NO_FINGERS, chromium: NO_FINGERS },
    async run({ visit }) {
      const owner = await visit({ byTouch: true });
      await owner.openLive('/cocktails');
      await turnsAndBack(owner, 'Manhattan');
      await askChat(owner, 'What is smoky here?');
      await answerOf(owner);
      await owner.tap({ css: 'button', words: 'Close chat' });
      await owner.untilGone({ css: '[role="dialog"] textarea' });
      await logIn(owner, OWNER_ENV.ADMIN_PASSWORD);
    },
  },
  { name: 'The owner drags a whiskey to another place, in Firefox with a finger', run: dragWhiskey },
];
