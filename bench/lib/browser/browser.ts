import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { NO_PIXELS, QUIET_BROWSER } from '../../../ops/deploy/browser.mjs';
import { findBinary } from '../../../ops/process/run.mjs';
import { effort, isSmoke } from '../effort.js';

/** What a figure is measured with; the tests bring the smaller one along. */
export const BROWSER = isSmoke ? 'chromium-headless-shell' : 'chromium';

const options = (): LaunchOptions => ({
  executablePath: findBinary(BROWSER),
  args: [...QUIET_BROWSER, ...effort(['--disable-gpu'], NO_PIXELS)],
});

/** Runs the work with a browser of its own. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(options());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A browser whose process is known: its pid, the browser, and `close()`. */
export async function launchProcess() {
  const server = await chromium.launchServer(options());
  const browser = await chromium.connect(server.wsEndpoint());
  const close = async () => {
    await browser.close();
    await server.close();
  };
  const { pid = NaN } = server.process();
  return { pid, browser, close };
}
