import type { Browser, Locator, Page } from '@playwright/test';
import { cookiesOf } from '../../../proof/lib/owner.mjs';

const HANDLE = 'button[aria-label^="Reorder "]';
const STEPS = 40;
/** Between two moves, in milliseconds: as often as a hand on a phone makes them. */
const PACE = 30;

interface Responses {
  move: number[];
  press: number[];
}

declare global {
  interface Window {
    responses: Responses;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

interface DraggingOptions {
  baseUrl: string;
  cookie: string;
  slowdown: number;
}

/** Notes, in the page, how long the page takes to paint after each press, move and release of the pointer. */
function noteResponses() {
  const responses: Responses = { move: [0], press: [0] };
  window.responses = responses;
  const paint = new MessageChannel();
  const waiting: number[] = [];
  paint.port1.onmessage = () => {
    for (const start of waiting.splice(0)) responses.move.push(performance.now() - start);
  };
  window.addEventListener(
    'pointermove',
    ({ timeStamp, buttons }) => {
      if (buttons === 0) return;
      requestAnimationFrame(() => {
        waiting.push(timeStamp);
        paint.port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^pointer(down|up)$/.test(name)) responses.press.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** A page in admin mode with a slowed processor, and the cards of its list drawn. */
export async function openForDragging(
  browser: Browser,
  { baseUrl, cookie, slowdown }: DraggingOptions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies(cookiesOf(cookie, baseUrl));
  const page = await context.newPage();
  await page.addInitScript(noteResponses);
  await page.goto(`${baseUrl}/cocktails`);
  await page.locator(HANDLE).nth(5).waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(1_000);
  return page;
}

async function centre(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is no card to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the first card to and fro over its neighbours and down to the window's edge, where the page follows. */
export async function dragAbout(page: Page) {
  const from = await centre(page.locator(HANDLE).first());
  await page.evaluate(() => Object.assign(window.responses, { move: [0], press: [0] }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(from.x + 800 * Math.sin(step / 6) ** 2, from.y + (step / STEPS) * 420);
    await page.waitForTimeout(PACE);
  }
  await page.mouse.up();
  await page.waitForTimeout(1_500);
  const { move, press } = await page.evaluate(() => window.responses);
  return { move: Math.max(...move), press: Math.max(...press), moves: move.length - 1 };
}
