import type { Case } from '../case.js';
import { answerOf, askChat, findsByWord, turnsAndBack } from './ways.js';

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
];
