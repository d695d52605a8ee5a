import type { Owner } from '../../operations/support/owner.js';
import type { Case } from '../case.js';
import type { Network } from '../network.js';
import { pause, type Visit } from '../visit.js';
import { cocktailNamed, turnsAndBack } from './ways.js';

const STREAM = /^\/api\/events/;
/** A page opens a lost stream after 3 s; when that is refused, after up to 6 s more. */
const BACK_WITHIN = 20_000;
/** Over HTTP/1.1 a browser opens six connections to a host. */
const WINDOWS = 8;
const DRINK = 'Manhattan';

async function untilStreams(network: Network, isRight: () => boolean): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN;
  while (!isRight()) {
    if (Date.now() > deadline) throw new Error(`${network.open(STREAM).length} streams are open.`);
    await pause(100);
  }
}

const untilLive = (network: Network): Promise<void> =>
  untilStreams(network, () => network.open(STREAM).length > 0);

/** What the owner sells out is told on each of the pages; it can be poured again in the end. */
async function seesChanges(owner: Owner, windows: (() => Promise<Visit>)[]): Promise<void> {
  const { id } = await cocktailNamed(owner, DRINK);
  const sell = (isAvailable: boolean): Promise<unknown> =>
    owner.call('PATCH', `/api/cocktails/${id}`, { isAvailable });
  const isSoldOut = (name: string): boolean =>
    [...document.querySelectorAll('[data-testid="cocktail-card"]')].some(
      ({ textContent }) => textContent?.includes(name) && textContent.includes('Out of Stock'),
    );
  await sell(false);
  try {
    for (const window of windows) await (await window()).until(`${DRINK} sold out`, isSoldOut, DRINK);
  } finally {
    await sell(true);
  }
}

export const STREAMS: Case[] = [
  {
    name: 'A page whose stream is refused once is live again by itself',
    async run({ visit, network, owner }) {
      network.fail(STREAM, 'busy', 1);
      const guest = await visit();
      await guest.openLive('/cocktails');
      await untilLive(network);
      await seesChanges(await owner(), [() => Promise.resolve(guest)]);
    },
  },
  {
    name: 'A page whose stream is cut is live again by itself',
    async run({ visit, network, owner }) {
      const guest = await visit();
      await guest.openLive('/cocktails');
      await untilLive(network);
      const before = network.open(STREAM);
      network.drop(STREAM);
      await untilStreams(network, () => network.open(STREAM).some((stream) => !before.includes(stream)));
      await seesChanges(await owner(), [() => Promise.resolve(guest)]);
    },
  },
  {
    name: 'Eight windows of one browser all load, can be used, and are live by one stream',
    async run({ visit, network, owner }) {
      const guest = await visit();
      await guest.openLive('/cocktails');
      const others: string[] = [];
      while (others.length < WINDOWS - 1) {
        others.push(await guest.browser.openWindow());
        await guest.openLive('/cocktails');
        await turnsAndBack(guest, DRINK);
      }
      await untilStreams(network, () => network.open(STREAM).length === 1);
      const inWindow = (handle: string) => async (): Promise<Visit> => {
        await guest.browser.useWindow(handle);
        return guest;
      };
      await seesChanges(await owner(), others.map(inWindow));
      if (network.open(STREAM).length !== 1)
        throw new Error(`${network.open(STREAM).length} streams are open.`);
    },
  },
];
