import { chromium } from '@playwright/test';
import { findBinary } from '../../scripts/lib/stack/binaries.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Opens /cocktails with an empty cache and counts the script bytes on the wire that arrive until the cards stand.
 * Returns the sum of the bodies, of the heads (uncompressed here, where the browser speaks HTTP/1.1), and each script.
 */
export async function scriptsUntilCards(origin, acceptEncoding = 'gzip, deflate, br') {
  const browser = await chromium.launch({ executablePath: findBinary('chromium'), args: FLAGS });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': acceptEncoding } });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const scripts = new Map();
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      const isScript = type === 'Script' || /\.js(\?|$)/.test(response.url);
      if (isScript)
        scripts.set(requestId, {
          path: new URL(response.url).pathname,
          head: response.encodedDataLength,
          bytes: 0,
        });
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength - script.head;
    });
    await page.goto(`${origin}/cocktails`);
    await page.locator('[data-testid="cocktail-card"]').first().waitFor();
    const list = [...scripts.values()];
    const sum = (key) => list.reduce((total, script) => total + script[key], 0);
    return { bytes: sum('bytes'), headBytes: sum('head'), scripts: list };
  } finally {
    await browser.close();
  }
}
