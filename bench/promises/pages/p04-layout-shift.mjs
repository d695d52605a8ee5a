import { launch } from '../../lib/browser/browser.mjs';
import { effort } from '../../lib/effort.mjs';
import { useMono, useProduct } from '../../lib/product.mjs';
import { NETWORKS, openSlowly, PAGES } from '../../lib/browser/slow-page.mjs';

const ROUNDS = effort(3);
const PATHS = effort(Object.keys(PAGES), ['/cocktails']);
const MOST = 0.02;
const REMOTE_STYLES = '**/mf-*/*/assets/*.css';
const ON = effort('cold', 'LAN');
const DELAY = effort(2_000, 100);

/** The style sheets of the remotes arrive two seconds late. */
async function delayStyles(page) {
  await page.route(REMOTE_STYLES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });
}

/** The largest sum of shifts that any of the rounds had. */
async function worstShift(browser, address, options) {
  const shifts = [];
  for (let round = 0; round < ROUNDS; round += 1)
    shifts.push((await openSlowly(browser, address, options)).shift);
  return Math.max(...shifts);
}

async function compare(browser, origins, path) {
  const options = { selector: PAGES[path], network: NETWORKS[ON] };
  const mono = await worstShift(browser, `${origins.mono}${path}`, options);
  const rows = [];
  for (const [what, prepare] of [
    ['', undefined],
    [', remote style sheet 2 s late', delayStyles],
  ]) {
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

async function measure(say) {
  const { baseUrl } = await useProduct('seeded', say);
  const origins = { here: baseUrl, mono: (await useMono()).url };
  const browser = await launch();
  try {
    const rows = [];
    for (const path of PATHS) rows.push(...(await compare(browser, origins, path)));
    return rows;
  } finally {
    await browser.close();
  }
}

/** How far things move while a public page loads, worst of three; the one bundle beside it has all styles in one sheet. */
export const layoutShift = { id: 'P4', title: 'layout shift of the public pages', measure };
