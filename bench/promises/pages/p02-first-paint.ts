import type { Browser } from '@playwright/test';
import { withBrowser } from '../../lib/browser/browser.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { useMono, useProduct } from '../../lib/product.js';
import { type Arrival, NETWORKS, openSlowly, PAGES } from '../../lib/browser/slow-page.js';

const ROUNDS = effort(7);
const VISITED = effort(Object.entries(PAGES), [['/cocktails', PAGES['/cocktails']]]);
const ON = effort(Object.entries(NETWORKS), [['LAN', NETWORKS.LAN]]);
const MOST_PAINT = 0.65;
const MOST_LIVE = 1.05;

type Who = 'here' | 'mono';
type Origins = Record<Who, string>;
type Page = (typeof VISITED)[number];
type Network = (typeof ON)[number];

const inAnyOrder = <T>(items: T[]) => [...items].sort(() => Math.random() - 0.5);

/** The figures of one page on one network: medians of rounds in which both take turns, in any order. */
async function compare(
  browser: Browser,
  origins: Origins,
  [path, selector]: Page,
  [networkName, network]: Network,
): Promise<Row[]> {
  const seen: Record<Who, Arrival[]> = { here: [], mono: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const who of inAnyOrder<Who>(['here', 'mono']))
      seen[who].push(await openSlowly(browser, `${origins[who]}${path}`, { selector, network }));
  }
  const valuesOf = (who: Who, key: keyof Arrival) => seen[who].map((visit) => visit[key]);
  const row = (what: string, key: keyof Arrival, most: number): Row => {
    const [here, mono] = [median(valuesOf('here', key)), median(valuesOf('mono', key))];
    return {
      what: `${path}, ${networkName}: ${what}`,
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

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl } = await useProduct('seeded', say);
  const origins = { here: baseUrl, mono: (await useMono()).url };
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const network of ON)
      for (const page of VISITED) rows.push(...(await compare(browser, origins, page, network)));
    return rows;
  });
}

/** How soon a public page's largest element is painted and it is live, compared with MONO, which prerenders nothing. */
export const firstPaint: Figure = { id: 'P2', title: 'first paint of the public pages', measure };
