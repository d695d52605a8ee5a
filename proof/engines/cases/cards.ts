import type { LaunchOptions } from '../browser/browser.js';
import type { Case, Scene } from '../case.js';
import { pause, type Visit } from '../visit.js';
import { Card } from './cards/card.js';
import { Judge } from './cards/judge.js';
import { cocktailNamed } from './ways.js';

const NAME = 'Manhattan';
/** The recipe of this one is made so long that it scrolls: engines draw it as a layer of its own then. */
const LONG = 'Negroni';
/** High enough for a card between the bars and the chat's hint. */
const TALL = { width: 390, height: 1000, onScreen: true };

const visitOf = async (
  { visit }: Scene,
  options: Partial<LaunchOptions> = {},
  page = '/cocktails',
): Promise<Visit> => {
  const guest = await visit({ ...TALL, ...options });
  await guest.openLive(page);
  return guest;
};

/** There and back, at each tenth and at rest. */
async function judgeTurns(card: Card): Promise<void> {
  const before = await card.picture();
  await card.turnOver();
  const judge = await Judge.of(card);
  await judge.rest();
  await judge.turn();
  await judge.same(before);
  await judge.turn();
  await judge.rest();
}

const turnsRightly = (where: string, options: Partial<LaunchOptions>): Case => ({
  name: `A card shows one face, upright, at each tenth of its turn ${where}`,
  async run(scene) {
    const guest = await visitOf(scene, options);
    await judgeTurns(await Card.called(guest, NAME));
  },
});

export const CARDS: Case[] = [
  turnsRightly('in the list', {}),
  {
    name: 'A card shows one face, upright, at each tenth of its turn with text twice as large',
    async run(scene) {
      // The lower of the two kinds: twice as high, it still fits the screen.
      const guest = await visitOf(scene, { largeText: true, height: 1360 }, '/whiskey');
      await judgeTurns(await Card.called(guest, 'Talisker 10 Year'));
    },
  },
  {
    ...turnsRightly('in forced colours', { forcedColours: true }),
    notIn: { webkit: 'WebKitGTK has no forced colours' },
  },
  {
    name: 'A card shows one face at once with reduced motion',
    async run(scene) {
      const guest = await visitOf(scene, { reducedMotion: true });
      const card = await Card.called(guest, NAME);
      const before = await card.picture();
      await card.turn();
      const judge = await Judge.of(card);
      await judge.rest();
      await card.turnOver();
      await judge.same(before);
    },
  },
  {
    name: 'A card with a long recipe that was turned and turned back twenty times, also while it turned, is the card before',
    async run(scene) {
      await rewrite(scene, LONG, 'Stir everything over plenty of ice for half a minute. '.repeat(20));
      const guest = await visitOf(scene);
      const card = await Card.called(guest, LONG);
      const before = await card.picture();
      for (let time = 0; time < 10; time += 1) {
        await card.turnOver();
        await card.turnOver();
      }
      const judge = await Judge.of(card);
      await judge.same(before);
      for (let time = 0; time < 20; time += 1) {
        await card.turn();
        await pause(40 * (1 + (time % 8)));
      }
      await card.turnOver();
      await judge.rest();
      await card.turnOver();
      await judge.same(before);
    },
  },
  {
    name: 'A card in a compact row turns rightly, also after changes by the live stream',
    async run(scene) {
      const guest = await visitOf(scene);
      await guest.tap({ css: 'label', words: 'Compact' });
      await guest.tap({ css: 'button', words: `Open ${NAME}` });
      await judgeTurns(await Card.called(guest, NAME));
      await changeLive(scene, guest);
    },
  },
];

interface Drink {
  id: string;
  name: string;
  prep: string;
}

async function rewrite(scene: Scene, name: string, prep: string): Promise<void> {
  const owner = await scene.owner();
  const { id } = await cocktailNamed(owner, name);
  await owner.call('PATCH', `/api/cocktails/${id}`, { prep });
}

/** The owner rewrites the drink and puts the list on its head while the card is turned, and takes both back while it turns. */
async function changeLive(scene: Scene, guest: Visit): Promise<void> {
  const owner = await scene.owner();
  const drinks = (await owner.call('GET', '/api/cocktails')).body as unknown as Drink[];
  const ids = drinks.map(({ id }) => id);
  const { id, prep } = drinks.find(({ name }) => name === NAME) ?? { id: '', prep: '' };
  const change = async (words: string, order: string[]): Promise<void> => {
    await owner.call('PATCH', `/api/cocktails/${id}`, { prep: words });
    await owner.call('POST', '/api/cocktails/reorder', { ids: order });
    await guest.until(`"${words}" as it was changed`, isDrawn, words, order[0] ?? '');
  };
  const look = async (): Promise<Judge> => {
    const judge = await Judge.of(await Card.called(guest, NAME));
    await judge.rest();
    return judge;
  };
  await change('Stir, and say nothing.', [...ids].reverse());
  await look();
  const card = await Card.called(guest, NAME);
  await card.turn();
  await change(prep, ids);
  await pause(1_000);
  const judge = await look();
  await card.turnOver();
  await judge.rest();
}

/** Runs in the page. */
function isDrawn(words: string, first: string): boolean {
  const place = document.querySelector('article[data-id]');
  return document.body.textContent.includes(words) && place?.getAttribute('data-id') === first;
}
