import type { Browser, CDPSession, Page } from '@playwright/test';
import { effort } from '../effort.js';

/** Four times slower than this machine, as a phone is. */
const SLOWDOWN = effort(4);
const PHONE = { width: 390, height: 844 };
const megabits = (count: number) => (count * 1_000_000) / 8;

interface Network {
  throughput: number;
  latency: number;
}

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

/** Milliseconds until the largest element was painted, and until the page was live; the sum of its layout shifts. */
export interface Arrival {
  largestPaint: number;
  live: number;
  shift: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    arrival: Arrival;
  }
}

export interface SlowOptions {
  selector: string;
  network: Network;
  /** May change the page before. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Notes in the page when its largest element was painted, when React answers for `selector`, and how far things moved. */
function noteArrival(selector: string) {
  const arrival = { largestPaint: 0, live: 0, shift: 0 };
  window.arrival = arrival;
  const watch = <E extends PerformanceEntry>(type: string, note: (entry: E) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (arrival.largestPaint = startTime));
  watch('layout-shift', ({ value, hadRecentInput }: LayoutShift) => {
    if (!hadRecentInput) arrival.shift += value;
  });
  const look = () => {
    const element = document.querySelector(selector) ?? {};
    if (Object.keys(element).some((key) => key.startsWith('__reactProps'))) arrival.live = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Opens a page with an empty cache, a slow processor and a slow network, and waits until it is live and at rest. */
export async function openSlowly(
  browser: Browser,
  address: string,
  { selector, network, prepare }: SlowOptions,
): Promise<Arrival> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    await page.addInitScript(noteArrival, selector);
    await slowDown(await context.newCDPSession(page), network);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.arrival.live > 0, undefined, { polling: 100, timeout: 30_000 });
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => window.arrival);
  } finally {
    await context.close();
  }
}

async function slowDown(client: CDPSession, { throughput, latency }: Network) {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
