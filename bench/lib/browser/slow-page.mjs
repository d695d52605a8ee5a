import { effort } from '../effort.mjs';

/** Four times slower than this machine, as a phone is. */
const SLOWDOWN = effort(4);
const PHONE = { width: 390, height: 844 };
const megabits = (count) => (count * 1_000_000) / 8;

/** Cold: a phone on a weak mobile network; LAN: at home. Bytes a second and milliseconds a request. */
export const NETWORKS = {
  cold: { throughput: megabits(1.6), latency: 150 },
  LAN: { throughput: megabits(50), latency: 5 },
};

/** The public pages, and what on each is there for guests to use. */
export const PAGES = {
  '/': '#main a[href="/cocktails"]',
  '/cocktails': '[data-testid="cocktail-card"] button',
  '/whiskey': '[data-testid="whiskey-card"] button',
  '/recommendations': '#main [role="tab"]',
};

/** Notes in the page when its largest element was painted, when React answers for `selector`, and how far things moved. */
function noteArrival(selector) {
  const seen = { largestPaint: 0, live: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  const isLive = (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    if (isLive(globalThis.document.querySelector(selector))) seen.live = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

/**
 * Opens a page with an empty cache, a slow processor and a slow network, and waits until it is live and at rest.
 * Returns `largestPaint` and `live` in milliseconds, and `shift`. `prepare` may change the page before.
 */
export async function openSlowly(browser, address, { selector, network, prepare }) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    await page.addInitScript(noteArrival, selector);
    await slowDown(await context.newCDPSession(page), network);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.seen.live > 0, undefined, { polling: 100, timeout: 30_000 });
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => globalThis.seen);
  } finally {
    await context.close();
  }
}

async function slowDown(client, { throughput, latency }) {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
