import type { BrowserContextOptions, CDPSession } from '@playwright/test';
import { launchProcess } from './browser.js';
import { effort } from '../effort.js';
import { memoryOf } from '../memory.js';

const CARD = '[data-testid="cocktail-card"]';
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  serviceWorkers: 'block',
};
const SLOWDOWN = effort(4);
const READY_WITHIN = 60_000;

const networkOf = (kilobitsPerSecond: number, latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: (kilobitsPerSecond * 1_000) / 8,
  uploadThroughput: (kilobitsPerSecond * 1_000) / 8,
});
/** What a slow phone has on the way, and at home: bits a second, and milliseconds a request. */
export const NETWORKS = { slow: networkOf(1_600, 150), lan: networkOf(50_000, 5) };

type Network = ReturnType<typeof networkOf>;
type List = Awaited<ReturnType<typeof openList>>;

declare global {
  interface Window {
    cardTimes: { painted: number; live: number };
  }
}

/** Notes, in the page, when the first card was painted, and when it could be turned. */
function noteFirstCard(selector: string) {
  const times = { painted: NaN, live: NaN };
  window.cardTimes = times;
  const note = (name: keyof typeof times) => {
    times[name] = 0;
    const afterPaint = new MessageChannel();
    afterPaint.port1.onmessage = () => (times[name] ||= performance.now());
    afterPaint.port2.postMessage(null);
  };
  requestAnimationFrame(function look() {
    const card = document.querySelector(selector);
    if (card && Number.isNaN(times.painted)) note('painted');
    // React marks the elements that are its own.
    const isLive = card && Object.keys(card).some((key) => key.startsWith('__react'));
    if (isLive) note('live');
    else requestAnimationFrame(look);
  });
}

/**
 * Opens /cocktails on a slowed phone, in a browser of its own with an empty cache; `close()` ends it.
 * `work` is what the page itself had to do until its first card could be turned, in milliseconds.
 */
export async function openList(baseUrl: string, network: Network) {
  const { pid, browser, close } = await launchProcess();
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // Counts the page's own work, not that of other programs.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    // A phone begins a long list with rows: here all lengths are looked at in the same view.
    await page.addInitScript(() => localStorage.setItem('menu-view', 'cards'));
    await page.addInitScript(noteFirstCard, CARD);
    await page.goto(`${baseUrl}/cocktails`, { waitUntil: 'commit' });
    const options = { polling: 100, timeout: READY_WITHIN };
    await page.waitForFunction(() => window.cardTimes.live, null, options);
    return { page, client, pid, work: await workSoFar(client), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds until the first card was painted, and until it could be turned. */
export const firstCard = ({ page }: List) => page.evaluate(() => window.cardTimes);

export const nodeCount = ({ page }: List) => page.evaluate(() => document.querySelectorAll('*').length);

/** Memory of all processes of the browser, in MB, once what is not needed any more was given back. */
export async function settledMemory({ client, pid }: List) {
  for (let pass = 0; pass < 3; pass += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return memoryOf(pid);
}

async function workSoFar(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  const { value = NaN } = metrics.find(({ name }) => name === 'TaskDuration') ?? {};
  return value * 1_000;
}

/** Scrolls down by so many pixels as a finger does. Returns the page's work for it, in milliseconds. */
export async function scrollDown({ client }: List, distance: number) {
  const before = await workSoFar(client);
  await client.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distance,
    speed: 2_000,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return (await workSoFar(client)) - before;
}
