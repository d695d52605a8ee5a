import { chromium, type ConsoleMessage, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../ops/deploy/browser.mjs';
import type { Browser, LaunchOptions } from './browser.js';
import { ownFolder } from './own-folder.js';

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, driven by Playwright. */
export async function launchChromium(options: LaunchOptions): Promise<Browser> {
  const folder = ownFolder(options.folder);
  const { width, height, storesNothing, largeText, forcedColours, reducedMotion } = options;
  const context = await chromium.launchPersistentContext(folder.path, {
    executablePath: CHROMIUM,
    args: [
      ...QUIET_BROWSER,
      ...(storesNothing ? ['--blink-settings=cookieEnabled=false'] : []),
      ...(largeText ? ['--blink-settings=defaultFontSize=32'] : []),
    ],
    viewport: { width, height },
    forcedColors: forcedColours ? 'active' : 'none',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    colorScheme: null,
  });
  const lines: string[] = [];
  const note = (line: ConsoleMessage): void => {
    if (['warning', 'error'].includes(line.type())) lines.push(`${line.type()}: ${line.text()}`);
  };
  context.on('console', note);
  let page = context.pages()[0] ?? (await context.newPage());
  const pages = new Map<string, Page>([['0', page]]);
  return {
    ...drivenBy(() => page, lines),
    async openWindow() {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(() => void window.open('about:blank', '_blank', 'popup,noopener')),
      ]);
      page = opened;
      const handle = String(pages.size);
      pages.set(handle, page);
      await page.setViewportSize({ width, height });
      return handle;
    },
    useWindow(handle) {
      page = pages.get(handle) ?? page;
      return Promise.resolve();
    },
    async close() {
      await context.close();
      folder.remove();
    },
  };
}

type Driven = Omit<Browser, 'close' | 'openWindow' | 'useWindow'>;

const drivenBy = (page: () => Page, lines: string[]): Driven => ({
  engine: 'chromium',
  async open(address) {
    await page().goto(address);
  },
  run: (expression) => page().evaluate(expression),
  click: (x, y) => page().mouse.click(x, y),
  async type(text) {
    await page().keyboard.type(text);
  },
  press: (key) => page().keyboard.press(key),
  picture: () => page().screenshot(),
  resize: (size) => page().setViewportSize(size),
  async back() {
    await page().goBack();
  },
  async reload() {
    await page().reload();
  },
  consoleLines: () => lines,
});
