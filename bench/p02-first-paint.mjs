import { startStack } from '../scripts/stack.mjs';
import { startMono } from './lib/mono.mjs';
import { median, milliseconds, ratioText } from './lib/numbers.mjs';
import { launch, NETWORKS, openSlowly, PAGES } from './lib/slow-page.mjs';

const ROUNDS = 7;
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
  const middle = (who, key) => median(seen[who].map((visit) => visit[key]));
  const row = (what, key, most) => {
    const [here, mono] = [middle('here', key), middle('mono', key)];
    return {
      what: `${path}, ${network}: ${what}`,
      here: milliseconds(here),
      baseline: `MONO ${milliseconds(mono)}`,
      result: ratioText(here / mono),
      goal: `≤ ${most} ×`,
      isMet: here / mono <= most,
    };
  };
  return [row('largest paint', 'largestPaint', MOST_PAINT), row('live (P3)', 'live', MOST_LIVE)];
}

async function measure(say) {
  const stack = await startStack({ say });
  let mono;
  let browser;
  try {
    mono = await startMono(stack.upstreams);
    browser = await launch();
    const origins = { here: stack.baseUrl, mono: mono.url };
    const rows = [];
    for (const network of Object.keys(NETWORKS))
      for (const path of Object.keys(PAGES)) rows.push(...(await compare(browser, origins, path, network)));
    return rows;
  } finally {
    await browser?.close();
    mono?.close();
    await stack.stop();
  }
}

/** How soon a public page's largest element is painted, and the page can be used, beside one bundle without a first view. */
export const firstPaint = { id: 'P2', title: 'first paint of the public pages', measure };
