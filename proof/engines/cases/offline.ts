import type { Case } from '../case.js';
import type { Fault, Network } from '../network.js';
import { pause, type Visit } from '../visit.js';
import { askChat, turnCard } from './ways.js';

/** Milliseconds after which a page is the kept one, and what a busy machine may add. */
const PATIENCE = 4_000;
const SLACK = 3_000;

const PAGES: Record<string, { css: string; words: string }> = {
  '/': { css: '#main a', words: 'House Specialties' },
  '/cocktails': { css: '[data-testid="cocktail-card"]', words: 'Manhattan' },
  '/whiskey': { css: '[data-testid="whiskey-card"]', words: 'Lagavulin' },
  '/recommendations': { css: 'button', words: 'Date night vibes' },
};

/** Has been here before: the worker has all that it keeps, and answers the page. */
async function visitOnce(guest: Visit): Promise<void> {
  await guest.openLive('/cocktails');
  await guest.until('A worker that answers', () => navigator.serviceWorker.controller !== null);
}

async function seePages(guest: Visit, most = Infinity): Promise<void> {
  for (const [path, seen] of Object.entries(PAGES)) {
    const began = Date.now();
    await guest.open(path);
    const took = Date.now() - began;
    if (took > most) throw new Error(`${path} came after ${took} ms.`);
    await guest.untilSeen(seen);
  }
}

async function readRecipe(guest: Visit): Promise<void> {
  await guest.openLive('/cocktails');
  await turnCard(guest, 'Negroni');
  await guest.tap({ css: '[data-flipped="true"] label', words: 'ml' });
  await guest.untilSeen({ css: '[data-flipped="true"] li', words: '30 ml Campari' });
}

async function askBartender(guest: Visit): Promise<void> {
  await guest.openLive('/recommendations');
  await guest.tap({ css: 'button', words: 'Date night vibes' });
  await guest.untilSeen({ css: '[data-testid="recommendation"]' });
  await askChat(guest, 'What is in a Negroni?');
  await guest.untilSeen({ css: '[data-testid="chat-message"]', words: 'Campari' });
}

/** The bar is there again: a page is the server's, and live. */
async function seeItBack(guest: Visit, network: Network): Promise<void> {
  network.asked.length = 0;
  await guest.openLive('/cocktails');
  const isAsked = (path: string): boolean => network.asked.some((one) => one.path === path);
  for (const path of ['/cocktails', '/api/cocktails', '/api/events'])
    for (let tries = 0; !isAsked(path); tries += 1) {
      if (tries > 100) throw new Error(`Nobody asked for ${path}.`);
      await pause(100);
    }
  await guest.untilSeen({ css: '[data-testid="cocktail-card"]', words: 'Manhattan' });
}

const withFault = (name: string, fault: Fault, most?: number): Case => ({
  name,
  async run({ visit, network }) {
    const guest = await visit();
    await visitOnce(guest);
    network.fail(/^/, fault);
    await seePages(guest, most);
    await readRecipe(guest);
    if (fault !== 'cut') await askBartender(guest);
    network.well();
    await seeItBack(guest, network);
  },
});

export const OFFLINE: Case[] = [
  {
    name: 'After one visit every page, recipe and answer is there without a server, and all is live when it is back',
    async run({ visit, network }) {
      const guest = await visit();
      await visitOnce(guest);
      await network.down();
      await seePages(guest);
      await readRecipe(guest);
      await askBartender(guest);
      await network.up();
      await seeItBack(guest, network);
    },
  },
  withFault('After one visit all is there when every connection is cut', 'cut'),
  withFault('After one visit all is there when the network is silent', 'silent', PATIENCE + SLACK),
  withFault('After one visit all is there when every answer is a 503', 'busy'),
];
