import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, until } from '@peanut/service/testing';
import { Builder, Capabilities, error, Origin, type WebDriver } from 'selenium-webdriver';
import { stopAtEnd } from '../../lib/program.js';
import type { Browser, LaunchOptions, Size } from './browser.js';
import { KEYS } from './keys.js';
import { ownFolder } from './own-folder.js';
import { stepsBetween, type Point } from './pointer.js';
import { startScreen, type Screen } from './screen.js';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));

async function startDriver(display: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok === true,
    'WebKitWebDriver answered',
  );
  return { url, stop: () => void driver.kill() };
}

const argumentsFor = (
  { width, height, storesNothing, isPrivate, largeText }: LaunchOptions,
  folder: string,
): string[] => [
  ...[WINDOW, String(width), String(height), folder],
  ...(storesNothing ? ['no-cookies'] : []),
  ...(isPrivate ? ['private'] : []),
  ...(largeText ? ['text-only'] : []),
];

/** WebKitGTK in a bare window on a screen of its own, driven by Debian's WebKitWebDriver. */
export async function launchWebKit(options: LaunchOptions): Promise<Browser> {
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  const folder = ownFolder(options.folder);
  const capabilities = new Capabilities({
    browserName: 'window',
    'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: argumentsFor(options, folder.path) },
  });
  const web = await new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
  await web.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
  const stop = (): void => {
    driver.stop();
    screen.stop();
    folder.remove();
  };
  stopAtEnd({ stop });
  return {
    ...drivenBy(web),
    ...(options.onScreen && { picture: () => onScreen(web, screen) }),
    async close() {
      await web.quit().catch(ignoreGone);
      stop();
    },
  };
}

/** Its windows stand in the corner. */
async function onScreen(web: WebDriver, screen: Screen): Promise<Buffer> {
  const size = await web.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
  return screen.picture({ left: 0, top: 0, ...size });
}

/** The window is gone before the driver has answered. */
function ignoreGone(reason: unknown): void {
  if (!(reason instanceof error.NoSuchWindowError)) throw reason;
}

function drivenBy(web: WebDriver): Omit<Browser, 'close'> {
  return {
    engine: 'webkit',
    open: (address) => web.get(address),
    run: (expression) => web.executeScript(`return (${expression})`),
    async click(x, y, times) {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      let actions = web.actions().move(at);
      for (let clicks = 0; clicks < times; clicks += 1) actions = actions.click();
      await actions.perform();
    },
    async drag(from, to) {
      const at = ({ x, y }: Point): object => ({
        ...{ x: Math.round(x), y: Math.round(y) },
        ...{ origin: Origin.VIEWPORT, duration: 60 },
      });
      let actions = web.actions().move(at(from)).press();
      for (const point of stepsBetween(from, to)) actions = actions.move(at(point));
      await actions.release().perform();
    },
    type: (text) => web.actions().sendKeys(text.replaceAll('\n', KEYS.Enter)).perform(),
    press: (key) => web.actions().sendKeys(KEYS[key]).perform(),
    picture: async () => Buffer.from(await web.takeScreenshot(), 'base64'),
    async resize({ width, height }) {
      await web.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    back: () => web.navigate().back(),
    reload: () => web.navigate().refresh(),
    async openWindow() {
      await web.switchTo().newWindow('window');
      return web.getWindowHandle();
    },
    useWindow: (handle) => web.switchTo().window(handle),
    consoleLines: () => [],
  };
}
