import { OWNER_ENV } from '../../operations/support/owner.js';
import type { Case } from '../case.js';
import type { Visit } from '../visit.js';
import {
  answerOf,
  askChat,
  changeGlass,
  declineInstall,
  findsByWord,
  givePassword,
  logIn,
  turnsAndBack,
} from './ways.js';

/** What a guest does on any evening, in a browser that keeps nothing. */
async function wholeEvening(guest: Visit): Promise<void> {
  await guest.openLive('/cocktails');
  await declineInstall(guest);
  await turnsAndBack(guest, 'Manhattan');
  await findsByWord(guest, 'negroni', 'Negroni');
  await askChat(guest, 'What is smoky here?');
  await answerOf(guest);
  await guest.openLive('/recommendations');
  await guest.tap({ css: 'main li button' });
  await guest.untilSeen({ css: '[data-testid="recommendation"]' });
}

/** Nothing more fits into what the browser keeps for the site. */
function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let at = 0; ; at += 1) storage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // Smaller ones may still fit.
      }
    }
}

export const STORAGE: Case[] = [
  {
    name: 'With cookies and site data refused the whole menu works, and the owner is told why there is no login',
    async run({ visit }) {
      const guest = await visit({ storesNothing: true });
      await wholeEvening(guest);
      await givePassword(guest, OWNER_ENV.ADMIN_PASSWORD);
      await guest.untilSeen({ css: '[role="alert"], [role="status"]', words: 'Allow cookies for this site' });
    },
  },
  {
    name: 'In a private window the whole menu works, and the owner can log in',
    async run({ visit }) {
      const guest = await visit({ isPrivate: true });
      await wholeEvening(guest);
      await logIn(guest, OWNER_ENV.ADMIN_PASSWORD);
    },
  },
  {
    name: 'With its storage full the whole menu works, and the owner can log in, change a drink and save it',
    async run({ visit }) {
      const guest = await visit();
      await guest.openLive('/');
      await guest.run(fillStorage);
      await wholeEvening(guest);
      await guest.openLive('/cocktails');
      await logIn(guest, OWNER_ENV.ADMIN_PASSWORD);
      await changeGlass(guest, 'Paloma', 'chilled');
    },
  },
];
