import { startStack } from '../scripts/stack.mjs';
import { startMono } from './lib/mono.mjs';
import { launch, NETWORKS, openSlowly, PAGES } from './lib/slow-page.mjs';

const ROUNDS = 3;
const MOST = 0.02;
const REMOTE_STYLES = '**/mf-*/assets/*.css';
const DELAY = 2_000;

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
  const options = { selector: PAGES[path], network: NETWORKS.cold };
  const mono = await worstShift(browser, `${origins.mono}${path}`, options);
  const rows = [];
  for (const [what, prepare] of [
    ['', undefined],
    [', remote style sheet 2 s late', delayStyles],
  ]) {
    const here = await worstShift(browser, `${origins.here}${path}`, { ...options, prepare });
    rows.push({
      what: `${path}, cold${what}`,
      here: here.toFixed(3),
      baseline: `MONO ${mono.toFixed(3)}`,
      goal: `≤ ${MOST}`,
      isMet: here <= MOST,
    });
  }
  return rows;
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
    for (const path of Object.keys(PAGES)) rows.push(...(await compare(browser, origins, path)));
    return rows;
  } finally {
    await browser?.close();
    mono?.close();
    await stack.stop();
  }
}

/** How far things move while a public page loads, worst of three; the one bundle beside it has all styles in one sheet. */
export const layoutShift = { id: 'P4', title: 'layout shift of the public pages', measure };
