import { OWNER_ENV } from '../../operations/support/owner.js';
import type { Case } from '../case.js';
import { answerOf, askChat, changeGlass, findsByWord, logIn, turnsAndBack } from './ways.js';

/** One for each engine: they run side by side. */
const CHANGED = { webkit: 'Manhattan', firefox: 'Negroni', chromium: 'Old Fashioned' };

export const SMOKE: Case[] = [
  {
    name: 'A guest turns a card, searches and chats',
    async run({ visit }) {
      const guest = await visit();
      await guest.openLive('/cocktails');
      await turnsAndBack(guest, 'Manhattan');
      await findsByWord(guest, 'negroni', 'Negroni');
      await askChat(guest, 'What is smoky here?');
      await answerOf(guest);
    },
  },
  {
    name: 'The owner logs in, changes a glass and saves it',
    async run({ engine, visit, product }) {
      const name = CHANGED[engine];
      const glass = `Glass of ${engine}`;
      const owner = await visit({ width: 1280, height: 800 });
      await owner.openLive('/cocktails');
      await logIn(owner, OWNER_ENV.ADMIN_PASSWORD);
      await changeGlass(owner, name, glass);
      const answer = await fetch(`${product.url}/api/cocktails`);
      const drinks = (await answer.json()) as { name: string; glass: string }[];
      const saved = drinks.find((drink) => drink.name === name)?.glass;
      if (!saved?.includes(glass)) throw new Error(`The service has ${saved}, not ${glass}`);
    },
  },
];
