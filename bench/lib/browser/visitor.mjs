import { launch } from './browser.mjs';

const CARD = '[data-testid="cocktail-card"]';
const LIST = '/api/cocktails';

/** Everything the page asks for, by request: address, kind, who asked, bytes on the wire. */
async function recordRequests(page) {
  const client = await page.context().newCDPSession(page);
  const requests = new Map();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const { url: by, stack } = initiator;
    requests.set(requestId, {
      url: request.url,
      by: by ?? stack?.callFrames[0]?.url,
      bytes: 0,
      isDone: false,
    });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const isScript = response.mimeType.includes('javascript');
    Object.assign(requests.get(requestId) ?? {}, {
      isScript,
      headerBytes: response.encodedDataLength,
    });
  });
  const end = ({ requestId, encodedDataLength = 0 }) =>
    Object.assign(requests.get(requestId) ?? {}, {
      isDone: true,
      bytes: encodedDataLength,
    });
  client.on('Network.loadingFinished', end);
  client.on('Network.loadingFailed', end);
  return requests;
}

/** How many answers have to arrive, one after the other, before this request is made. */
function levelOf({ by }, all, seen = new Set()) {
  const asker = by && !seen.has(by) && all.find(({ url }) => url === by);
  return asker ? 1 + levelOf(asker, all, seen.add(by)) : 0;
}

async function visit(page, origin) {
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
 * Opens /cocktails with an empty cache. Returns the scripts asked for until the first card stands (address, bytes on
 * the wire with headers, header bytes), and how many levels of requests lie before the first one for the list.
 * @param acceptEncoding replaces what the browser itself asks for
 */
export async function visitCocktails(origin, acceptEncoding) {
  const browser = await launch();
  try {
    const extraHTTPHeaders = acceptEncoding ? { 'Accept-Encoding': acceptEncoding } : {};
    const context = await browser.newContext({
      serviceWorkers: 'block',
      extraHTTPHeaders,
    });
    const all = await visit(await context.newPage(), origin);
    const list = all.find(({ url }) => new URL(url).pathname === LIST);
    return {
      scripts: all.filter(({ isScript }) => isScript),
      levels: levelOf(list, all),
      all,
    };
  } finally {
    await browser.close();
  }
}
