import { OWNER_ENV, type Owner } from '../../operations/support/owner.js';
import { pause, type Target, type Visit } from '../visit.js';

// What guests and the owner do in many cases.

export const showRecipe = (name: string): Target => ({ css: 'button', words: `Show recipe for ${name}` });
export const searchField: Target = { css: 'input[type="search"]' };
export const chatButton: Target = { css: 'button[aria-label="Chat with Peanut AI"]' };
const MESSAGES = '[data-testid="chat-message"]';

/** Chromium with a window of its own offers to install the page, over the cards. */
export async function declineInstall(guest: Visit): Promise<void> {
  const later = { css: 'button', words: 'Later' };
  if (await guest.isSeen(later)) await guest.tap(later);
}

export async function turnCard(guest: Visit, name: string): Promise<void> {
  await guest.tap(showRecipe(name));
  await guest.untilSeen({ css: '[data-flipped="true"][data-turning="false"] li' });
}

export async function turnsAndBack(guest: Visit, name: string): Promise<void> {
  await turnCard(guest, name);
  await guest.tap({ css: '[data-flipped="true"] button', words: 'Back to front' });
  await guest.untilGone({ css: '[data-flipped="true"]' });
}

export async function findsByWord(guest: Visit, word: string, found: string): Promise<void> {
  await guest.write(searchField, word);
  await guest.until(
    `only ${found}`,
    (name) => {
      const cards = [...document.querySelectorAll('[data-testid$="-card"]')];
      return cards.length > 0 && cards.every((one) => one.textContent?.includes(name));
    },
    found,
  );
}

export async function askChat(guest: Visit, question: string): Promise<void> {
  await guest.tap(chatButton);
  await guest.write({ css: '[role="dialog"] textarea' }, `${question}\n`);
}

/** Resolves when the bartender has answered the last question: its greeting and the question are before it. */
export const answerOf = (guest: Visit): Promise<void> =>
  guest.untilSeen({ css: `${MESSAGES}:nth-of-type(3)` });

const PASSWORD = { css: 'input[type="password"]' };

/** After three taps on the footer's peanut, which on a busy machine may come too slowly: then three more. */
export async function openLogin(visit: Visit): Promise<void> {
  await declineInstall(visit);
  for (let rounds = 0; rounds < 5 && !(await visit.isSeen(PASSWORD)); rounds += 1) {
    await visit.tap({ css: '[data-testid="footer-peanut"]' }, 3);
    for (let looks = 0; looks < 20 && !(await visit.isSeen(PASSWORD)); looks += 1) await pause(100);
  }
}

export async function givePassword(visit: Visit, password: string): Promise<void> {
  await openLogin(visit);
  await visit.write(PASSWORD, `${password}\n`);
}

export async function logIn(visit: Visit, password: string): Promise<void> {
  await givePassword(visit, password);
  await visit.untilSeen({ css: 'button', words: 'Settings' });
}

/** Adds these words to the glass of a cocktail, and saves. */
export async function changeGlass(owner: Visit, name: string, words: string): Promise<void> {
  await owner.tap({ css: 'button', words: `Edit ${name}` });
  await owner.write({ css: 'dialog input[name="glass"]' }, words);
  await owner.tap({ css: 'dialog button', words: 'Stage changes' });
  await owner.tap({ css: 'button', words: 'Save (1)' });
  await owner.tap({ css: 'dialog button', words: 'Apply Changes' });
  await owner.untilSeen({ css: '[role="status"]', words: 'Changes Applied' });
}

/** By a call of its own, on a page without scripts. */
export async function logInHere(visit: Visit): Promise<void> {
  await visit.open('/api/docs');
  await visit.run(async (password) => {
    const answer = await fetch('/api/admin/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    if (!answer.ok) throw new Error(`Logging in answered ${answer.status}`);
  }, OWNER_ENV.ADMIN_PASSWORD);
}

/** As the service has it. */
export async function cocktailNamed(owner: Owner, name: string): Promise<{ id: string }> {
  const { body } = await owner.call('GET', '/api/cocktails');
  const found = (body as unknown as { id: string; name: string }[]).find((drink) => drink.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}
