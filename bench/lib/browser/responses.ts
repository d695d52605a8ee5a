import type { Page } from '@playwright/test';

declare global {
  interface Window {
    paintDelays: number[];
  }
  interface PerformanceEventTiming {
    interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Notes, in the page, how long it takes from each press, release, click and key to the next paint. */
export function noteResponses() {
  const responses: number[] = [];
  window.paintDelays = responses;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) responses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** The slowest of the noted responses, in milliseconds. Throws when there are fewer than `least`. */
export async function slowestResponse(page: Page, least: number): Promise<number> {
  const responses = await page.evaluate(() => window.paintDelays);
  if (responses.length < least) throw new Error(`Only ${responses.length} responses were seen.`);
  return Math.max(...responses);
}
