import { brotliCompressSync } from 'node:zlib';
import { withBrowser } from '../../lib/browser/browser.js';
import { kilobytes } from '../../../proof/results/numbers.mjs';
import { cachedScripts, ownersPlacesIn } from '../../../proof/lib/owners-code.mjs';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct } from '../../lib/product.js';

const MOST_BYTES = 215_000;

/** The scripts that the service worker has cached after one visit, by address. */
async function afterOneVisit(baseUrl: string) {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${baseUrl}/cocktails`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return await cachedScripts(page);
  });
}

const partOf = (path: string) => path.split('/')[1] ?? '';

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl } = await useProduct('seeded', say);
  const scripts = Object.entries(await afterOneVisit(baseUrl)).map(([path, text]) => ({
    part: partOf(path),
    bytes: brotliCompressSync(text).length,
    isOwners: ownersPlacesIn(text).length > 0,
  }));
  const sum = (some: typeof scripts) => some.reduce((total, { bytes }) => total + bytes, 0);
  const parts = [...new Set(scripts.map(({ part }) => part))].sort();
  const owners = scripts.filter(({ isOwners }) => isOwners).length;
  return [
    {
      what: 'script that the service worker keeps, all parts',
      here: `${kilobytes(sum(scripts))} in ${scripts.length} files`,
      goal: `≤ ${kilobytes(MOST_BYTES)}`,
      isMet: sum(scripts) <= MOST_BYTES,
    },
    ...parts.map((part) => ({
      what: `of it ${part}`,
      here: kilobytes(sum(scripts.filter((script) => script.part === part))),
    })),
    { what: 'files with code of the owner’s', here: String(owners), goal: '0', isMet: owners === 0 },
  ];
}

/** Script that every visitor's browser fetches in the background and caches for the time without a network. */
export const keptScript: Figure = {
  id: 'P1b',
  title: 'script that a visitor’s service worker keeps',
  measure,
};
