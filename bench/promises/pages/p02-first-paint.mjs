import { launch } from '../../lib/browser/browser.mjs';
import { effort } from '../../lib/effort.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { useMono, useProduct } from '../../lib/product.mjs';
import { NETWORKS, openSlowly, PAGES } from '../../lib/browser/slow-page.mjs';

const ROUNDS = effort(7);
const PATHS = effort(Object.keys(PAGES), ['/cocktails']);
const ON = effort(Object.keys(NETWORKS), ['LAN']);
const MOST_PAINT = 0.65;
const MOST_LIVE = 1.05;

const inAnyOrder = (items) => [...items].sort(() => Math.random() - 0.5);

/** The figures of one page on one network: medians of rounds in which both take turns, in any order. */
async function compare(browser, origins, path, network) {
  const seen = { here: [], mono: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const who of inAnyOrder(Object.keys(seen))) {
      const options = { selector: PAGES[path], network: NETWORKS[network] };
      seen[who].push(await openSlowly(browser, `${origins[who]}${path}`, options));
    }
  }
  const valuesOf = (who, key) => seen[who].map((visit) => visit[key]);
  const row = (what, key, most) => {
    const [here, mono] = ['here', 'mono'].map((who) => median(valuesOf(who, key)));
    return {
      what: `${path}, ${network}: ${what}`,
      here: milliseconds(here),
      spread: spreadText(valuesOf('here', key), milliseconds),
      baseline: `MONO ${milliseconds(mono)}`,
      result: ratioText(here / mono),
      goal: `≤ ${most} ×`,
      isMet: here / mono <= most,
    };
  };
  return [row('largest paint', 'largestPaint', MOST_PAINT), row('live (P3)', 'live', MOST_LIVE)];
}

async function measure(say) {
  const { baseUrl } = await useProduct('seeded', say);
  const origins = { here: baseUrl, mono: (await useMono()).url };
  const browser = await launch();
  try {
    const rows = [];
    for (const network of ON)
      for (const path of PATHS) rows.push(...(await compare(browser, origins, path, network)));
    return rows;
  } finally {
    await browser.close();
  }
}

/** How soon a public page's largest element is painted, and the page can be used, beside one bundle without a first view. */
export const firstPaint = { id: 'P2', title: 'first paint of the public pages', measure };
