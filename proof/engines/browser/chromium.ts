import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type ConsoleMessage, type Page } from '@playwright/test';
import { QUIET_BROWSER } from '../../../ops/deploy/browser.mjs';
import type { Browser, LaunchOptions } from './browser.js';
import { ownFolder } from './own-folder.js';
import { stepsBetween } from './pointer.js';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

const WHOLE = '/usr/bin/chromium';
const NO_SITE_DATA = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Debian's Chromium, driven by Playwright. */
export async function launchChromium(options: LaunchOptions): Promise<Browser> {
  const folder = ownFolder(options.folder);
  const { width, height, storesNothing, isWhole, isPrivate, largeText, forcedColours, reducedMotion } =
    options;
  if (storesNothing) {
    mkdirSync(join(folder.path, 'Default'), { recursive: true });
    writeFileSync(join(folder.path, 'Default', 'Preferences'), JSON.stringify(NO_SITE_DATA));
  }
  const launching = {
    executablePath: storesNothing || isWhole ? WHOLE : CHROMIUM,
    // Guests' browsers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...QUIET_BROWSER, ...(largeText ? ['--blink-settings=defaultFontSize=32'] : [])],
  };
  const view = {
    viewport: { width, height },
    forcedColors: forcedColours ? ('active' as const) : ('none' as const),
    reducedMotion: reducedMotion ? ('reduce' as const) : ('no-preference' as const),
    colorScheme: null,
  };
  const context = isPrivate
    ? await (await chromium.launch(launching)).newContext(view)
    : await chromium.launchPersistentContext(folder.path, { ...launching, ...view });
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
      await context.browser()?.close();
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
  click: (x, y, clickCount) => page().mouse.click(x, y, { clickCount }),
  async drag(from, to) {
    const { mouse } = page();
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of stepsBetween(from, to)) await mouse.move(x, y);
    await mouse.up();
  },
  async type(text) {
    await page().keyboard.type(text);
  },
  press: (key) => page().keyboard.press(key),
  picture: () => page().screenshot(),
  resize: (size) => page().setViewportSize(size),
  async back() {
    // `goBack` waits for a load, which a page from the page cache has not.
    await page().evaluate(() => history.back());
  },
  async reload() {
    await page().reload();
  },
  consoleLines: () => lines,
});
