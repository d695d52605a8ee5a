import type { Browser, Page, Route } from '@playwright/test';
import { withBrowser } from '../../lib/browser/browser.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { median, milliseconds, ratioText, seconds, spreadText } from '../../../proof/results/numbers.mjs';
import { useProduct } from '../../lib/product.js';
import { NETWORKS, openSlowly, PAGES } from '../../lib/browser/slow-page.js';

const ROUNDS = effort(7);
const MOST_RATIO = 1.05;
/** Seconds; a tenth is what drawing the message takes. */
const MOST_WAIT = 8;
const DRAWING = 0.1;

/** What becomes of each request for a file of the remote. */
type Fault = (route: Route) => unknown;

const abort: Fault = (route) => route.abort();
const FAULTS = effort<Record<string, Fault>>(
  {
    abort,
    404: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
    hang: () => {},
  },
  { abort },
);
const ALL: Record<string, Fault> = { none: (route) => route.continue(), ...FAULTS };

type Path = keyof typeof PAGES;
/** A remote, a page of its own, and one of another remote. */
interface Remote {
  remote: string;
  ownPath: Path;
  otherPath: Path;
}

const AI: Remote = { remote: 'mf-ai', ownPath: '/recommendations', otherPath: '/cocktails' };
const MENU: Remote = { remote: 'mf-menu', ownPath: '/cocktails', otherPath: '/recommendations' };
const REMOTES = effort([AI, MENU], [AI]);

const breakRemote = (remote: string, fault: Fault) => (page: Page) => page.route(`**/${remote}/**`, fault);

/** Largest paints of another remote's page, by fault, taken in turns. */
async function otherPage(browser: Browser, baseUrl: string, { remote, otherPath }: Remote): Promise<Row[]> {
  const paints = new Map<string, number[]>();
  const paintsOf = (name: string) => paints.get(name) ?? [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, fault] of Object.entries(ALL)) {
      const options = {
        selector: PAGES[otherPath],
        network: NETWORKS.LAN,
        prepare: breakRemote(remote, fault),
      };
      const { largestPaint } = await openSlowly(browser, baseUrl + otherPath, options);
      paints.set(name, [...paintsOf(name), largestPaint]);
    }
  }
  return Object.keys(FAULTS).map((name) => {
    const [here, normal] = [median(paintsOf(name)), median(paintsOf('none'))];
    return {
      what: `${remote} down (${name}): largest paint of ${otherPath}, LAN`,
      here: milliseconds(here),
      spread: spreadText(paintsOf(name), milliseconds),
      baseline: `all up ${milliseconds(normal)}`,
      result: ratioText(here / normal),
      goal: `≤ ${MOST_RATIO} ×`,
      isMet: here / normal <= MOST_RATIO,
    };
  });
}

/** Seconds from the first request for a file of the remote until its own page says that it did not arrive. */
async function waitForMessage(browser: Browser, address: string, remote: string, fault: Fault) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let askedAt = NaN;
    await page.route(`**/${remote}/**`, (route) => {
      askedAt ||= performance.now();
      return fault(route);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
    return (performance.now() - askedAt) / 1_000;
  } finally {
    await context.close();
  }
}

async function ownPage(browser: Browser, baseUrl: string, { remote, ownPath }: Remote): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    const taken = await waitForMessage(browser, baseUrl + ownPath, remote, fault);
    rows.push({
      what: `${remote} down (${name}): ${ownPath} says so`,
      here: seconds(taken),
      goal: `≤ ${MOST_WAIT} s`,
      isMet: taken <= MOST_WAIT + DRAWING,
    });
  }
  return rows;
}

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl } = await useProduct('seeded', say);
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const remote of REMOTES)
      rows.push(...(await otherPage(browser, baseUrl, remote)), ...(await ownPage(browser, baseUrl, remote)));
    return rows;
  });
}

/** What a remote that does not arrive costs the other pages, and how soon its own page says so. */
export const remoteDown: Figure = { id: 'P15', title: 'a remote that is down', measure };
