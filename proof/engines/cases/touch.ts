import { OWNER_ENV } from '../../operations/support/owner.js';
import type { Point } from '../browser/pointer.js';
import type { Case, Scene } from '../case.js';
import { answerOf, askChat, logIn, logInHere, turnsAndBack } from './ways.js';

const NO_FINGERS = 'its driver has no fingers';

const HANDLES = 'button[aria-label^="Reorder "]';

/** Runs in the page: the middles of the handles in sight, and the names of their drinks. */
function handlesOf(css: string): { names: string[]; middles: Point[] } {
  const handles = [...document.querySelectorAll(css)];
  return {
    names: handles.map((handle) => handle.getAttribute('aria-label') ?? ''),
    middles: handles.map((handle) => {
      const { left, top, width, height } = handle.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  };
}

/** Further down a list than the focus, which a finger leaves where it was. */
async function dragWhiskey({ visit, engine }: Scene): Promise<void> {
  const owner = await visit({ byTouch: engine === 'firefox' });
  await logInHere(owner);
  await owner.openLive('/whiskey');
  await owner.tap({ css: 'label', words: 'Compact' });
  await owner.untilSeen({ css: 'button', words: 'Open ' });
  await owner.run(
    (css) => document.querySelectorAll(css)[5]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    HANDLES,
  );
  const before = await owner.run(handlesOf, HANDLES);
  const [from, to] = [before.middles[5], before.middles[6]];
  if (!from || !to) throw new Error(`${before.names.length} handles`);
  await owner.browser.drag(from, to);
  await owner.until(
    `${before.names[5]} after ${before.names[6]}`,
    (css, name) => document.querySelectorAll(css)[6]?.getAttribute('aria-label') === name,
    HANDLES,
    before.names[5] ?? '',
  );
}

export const TOUCH: Case[] = [
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
