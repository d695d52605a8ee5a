import type { Case } from '../case.js';
import { chatButton, searchField, showRecipe } from './on-the-page.js';

export const SMOKE: Case[] = [
  {
    name: 'A guest opens the list, turns a card, searches and chats',
    async run({ visit }) {
      const guest = await visit();
      await guest.openLive('/cocktails');
      await guest.tap(showRecipe('Manhattan'));
      await guest.untilSeen({ css: '[data-flipped="true"] li' });
      await guest.tap({ css: 'button', words: 'Back to front' });
      await guest.write(searchField, 'negroni');
      await guest.untilGone({ css: '[data-testid="cocktail-card"]', words: 'Manhattan' });
      await guest.tap(chatButton);
      await guest.write({ css: '[role="dialog"] textarea' }, 'What is smoky here?\n');
      await guest.untilSeen({ css: '[data-testid="chat-message"]:nth-of-type(3)' });
    },
  },
];
