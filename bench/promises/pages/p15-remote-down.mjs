import { launch } from '../../lib/browser/browser.mjs';
import { effort } from '../../lib/effort.mjs';
import { median, milliseconds, ratioText, seconds, spreadText } from '../../../proof/results/numbers.mjs';
import { useProduct } from '../../lib/product.mjs';
import { NETWORKS, openSlowly, PAGES } from '../../lib/browser/slow-page.mjs';

const ROUNDS = effort(7);
const MOST_RATIO = 1.05;
/** Seconds; a tenth is what drawing the message takes. */
const MOST_WAIT = 8;
const DRAWING = 0.1;

/** What becomes of each request for a file of the remote. */
const EVERY_FAULT = {
  abort: (route) => route.abort(),
  404: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  hang: () => {},
};
const FAULTS = effort(EVERY_FAULT, { abort: EVERY_FAULT.abort });
const ALL = { none: (route) => route.continue(), ...FAULTS };

/** A remote, and a page of another one. */
const OTHERS = effort({ 'mf-ai': '/cocktails', 'mf-menu': '/recommendations' }, { 'mf-ai': '/cocktails' });
const OWN_PAGES = { 'mf-menu': '/cocktails', 'mf-ai': '/recommendations' };

const breakRemote = (remote, fault) => (page) => page.route(`**/${remote}/**`, fault);

/** Largest paints of another remote's page, by fault, taken in turns. */
async function otherPage(browser, baseUrl, remote) {
  const path = OTHERS[remote];
  const paints = Object.fromEntries(Object.keys(ALL).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, fault] of Object.entries(ALL)) {
      const options = { selector: PAGES[path], network: NETWORKS.LAN, prepare: breakRemote(remote, fault) };
      paints[name].push((await openSlowly(browser, baseUrl + path, options)).largestPaint);
    }
  }
  return Object.keys(FAULTS).map((name) => {
    const [here, normal] = [median(paints[name]), median(paints.none)];
    return {
      what: `${remote} down (${name}): largest paint of ${path}, LAN`,
      here: milliseconds(here),
      spread: spreadText(paints[name], milliseconds),
      baseline: `all up ${milliseconds(normal)}`,
      result: ratioText(here / normal),
      goal: `≤ ${MOST_RATIO} ×`,
      isMet: here / normal <= MOST_RATIO,
    };
  });
}

/** Seconds from the first request for a file of the remote until its own page says that it did not arrive. */
async function waitForMessage(browser, address, remote, fault) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let askedAt;
    await page.route(`**/${remote}/**`, (route) => {
      askedAt ??= performance.now();
      return fault(route);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
    return (performance.now() - askedAt) / 1_000;
  } finally {
    await context.close();
  }
}

async function ownPage(browser, baseUrl, remote) {
  const rows = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    const taken = await waitForMessage(browser, baseUrl + OWN_PAGES[remote], remote, fault);
    rows.push({
      what: `${remote} down (${name}): ${OWN_PAGES[remote]} says so`,
      here: seconds(taken),
      goal: `≤ ${MOST_WAIT} s`,
      isMet: taken <= MOST_WAIT + DRAWING,
    });
  }
  return rows;
}

async function measure(say) {
  const { baseUrl } = await useProduct('seeded', say);
  const browser = await launch();
  try {
    const rows = [];
    for (const remote of Object.keys(OTHERS))
      rows.push(...(await otherPage(browser, baseUrl, remote)), ...(await ownPage(browser, baseUrl, remote)));
    return rows;
  } finally {
    await browser.close();
  }
}

/** What a remote that does not arrive costs the other pages, and how soon its own page says so. */
export const remoteDown = { id: 'P15', title: 'a remote that is down', measure };
