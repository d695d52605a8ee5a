import type { Page } from '@playwright/test';
import { withBrowser } from './browser.js';

const CARD = '[data-testid="cocktail-card"]';
const LIST = '/api/cocktails';

interface Asked {
  url: string;
  /** The address of what asked for it. */
  by?: string;
  isScript: boolean;
  /** On the wire, with headers. */
  bytes: number;
  headerBytes: number;
  isDone: boolean;
}

/** Everything the page asks for, by request. */
async function recordRequests(page: Page): Promise<Map<string, Asked>> {
  const client = await page.context().newCDPSession(page);
  const requests = new Map<string, Asked>();
  const note = (id: string, facts: Partial<Asked>) => Object.assign(requests.get(id) ?? {}, facts);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const { url: by, stack } = initiator;
    requests.set(requestId, {
      url: request.url,
      by: by ?? stack?.callFrames[0]?.url,
      ...{ isScript: false, bytes: 0, headerBytes: 0, isDone: false },
    });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const isScript = response.mimeType.includes('javascript');
    note(requestId, { isScript, headerBytes: response.encodedDataLength });
  });
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) =>
    note(requestId, { isDone: true, bytes: encodedDataLength });
  client.on('Network.loadingFinished', end);
  client.on('Network.loadingFailed', end);
  return requests;
}

/** How many answers have to arrive, one after the other, before this request is made. */
function levelOf({ by }: Asked, all: Asked[], seen = new Set<string>()): number {
  const asker = by && !seen.has(by) && all.find(({ url }) => url === by);
  return asker ? 1 + levelOf(asker, all, seen.add(by)) : 0;
}

async function visit(page: Page, origin: string): Promise<Asked[]> {
  const requests = await recordRequests(page);
  await page.goto(`${origin}/cocktails`);
  await page.locator(CARD).first().waitFor();
  // What was asked for by now counts whole, also when its last bytes are still on the way.
  const all = [...requests.values()];
  const end = Date.now() + 5_000;
  while (all.some(({ isDone }) => !isDone) && Date.now() < end) await page.waitForTimeout(20);
  return all;
}

/**
 * Opens /cocktails with an empty cache. Returns `all` that is asked for until the first card is shown, the scripts of
 * it, and how many levels of requests lie before the first one for the list.
 * @param acceptEncoding replaces what the browser itself asks for
 */
export async function visitCocktails(origin: string, acceptEncoding?: string) {
  return withBrowser(async (browser) => {
    const extraHTTPHeaders: Record<string, string> = acceptEncoding
      ? { 'Accept-Encoding': acceptEncoding }
      : {};
    const context = await browser.newContext({ serviceWorkers: 'block', extraHTTPHeaders });
    const all = await visit(await context.newPage(), origin);
    const list = all.find(({ url }) => new URL(url).pathname === LIST);
    if (!list) throw new Error(`The page did not ask for ${LIST}.`);
    return { scripts: all.filter(({ isScript }) => isScript), levels: levelOf(list, all), all };
  });
}
