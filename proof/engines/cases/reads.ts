import type { Case } from '../case.js';
import type { Network } from '../network.js';
import { pause, type Visit } from '../visit.js';

/** What each page reads itself, and no other page's. */
const READS: Record<string, string[]> = {
  '/': [
    '/api/admin/settings/landing_page_image',
    '/api/admin/settings/hide_unavailable',
    '/api/cocktails',
    '/api/whiskeys',
  ],
  '/cocktails': ['/api/admin/settings/hide_unavailable', '/api/cocktails'],
  '/whiskey': ['/api/admin/settings/hide_unavailable', '/api/whiskeys'],
  '/recommendations': ['/api/ai/bartender'],
};

/** Opens the page, and says how often each of its reads was asked for until it took taps. */
async function countReads(guest: Visit, network: Network, path: string): Promise<Record<string, number>> {
  network.asked.length = 0;
  await guest.open(path);
  await guest.until('A page that answers taps', () => globalThis.earlyInput?.isTakenOver);
  // The worker's own reads come without a cookie, and past every cache.
  const ofPage = network.asked.filter(({ isAnew }) => !isAnew);
  const times = (url: string): number => ofPage.filter((one) => one.path === url).length;
  return Object.fromEntries((READS[path] ?? []).map((url) => [url, times(url)]));
}

async function expectOnce(guest: Visit, network: Network): Promise<void> {
  for (const path of Object.keys(READS)) {
    const wrong = Object.entries(await countReads(guest, network, path)).filter(([, times]) => times !== 1);
    if (wrong.length > 0)
      throw new Error(`${path} asked ${wrong.map(([url, n]) => `${n} × for ${url}`).join(', ')}.`);
    await guest.untilLive();
  }
}

export const READS_ONCE: Case[] = [
  {
    name: 'Each page asks for each of its own reads once, at the first visit and with a worker, and no console warns',
    async run({ visit, network }) {
      const guest = await visit();
      await expectOnce(guest, network);
      await guest.until('A worker that answers', () => navigator.serviceWorker.controller !== null);
      await expectOnce(guest, network);
      // Browsers say seconds later that a preload was of no use.
      await pause(6_000);
      const lines = guest.browser.consoleLines();
      if (lines.length > 0) throw new Error(`The console says:\n${lines.join('\n')}`);
    },
  },
];
