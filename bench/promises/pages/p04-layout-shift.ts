import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browser/browser.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useMono, useProduct } from '../../lib/product.js';
import { NETWORKS, openSlowly, PAGES, type SlowOptions } from '../../lib/browser/slow-page.js';

const ROUNDS = effort(3);
const VISITED = effort(Object.entries(PAGES), [['/cocktails', PAGES['/cocktails']]]);
const MOST = 0.02;
const REMOTE_STYLES = '**/mf-*/*/assets/*.css';
const ON = effort<keyof typeof NETWORKS>('cold', 'LAN');
const DELAY = effort(2_000, 100);

/** The style sheets of the remotes arrive two seconds late. */
async function delayStyles(page: Page) {
  await page.route(REMOTE_STYLES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });
}

/** The largest sum of shifts that any of the rounds had. */
async function worstShift(browser: Browser, address: string, options: SlowOptions) {
  const shifts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    shifts.push((await openSlowly(browser, address, options)).shift);
  return Math.max(...shifts);
}

async function compare(
  browser: Browser,
  origins: { here: string; mono: string },
  [path, selector]: (typeof VISITED)[number],
): Promise<Row[]> {
  const options = { selector, network: NETWORKS[ON] };
  const mono = await worstShift(browser, `${origins.mono}${path}`, options);
  const rows: Row[] = [];
  for (const [what, prepare] of [
    ['', undefined],
    [', remote style sheet 2 s late', delayStyles],
  ] as const) {
    const here = await worstShift(browser, `${origins.here}${path}`, { ...options, prepare });
    rows.push({
      what: `${path}, ${ON}${what}`,
      here: here.toFixed(3),
      baseline: `MONO ${mono.toFixed(3)}`,
      goal: `≤ ${MOST}`,
      isMet: here <= MOST,
    });
  }
  return rows;
}

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl } = await useProduct('seeded', say);
  const origins = { here: baseUrl, mono: (await useMono()).url };
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const page of VISITED) rows.push(...(await compare(browser, origins, page)));
    return rows;
  });
}

/** How far things move while a public page loads, worst of three; MONO, next to it, has all styles in one sheet. */
export const layoutShift: Figure = { id: 'P4', title: 'layout shift of the public pages', measure };
