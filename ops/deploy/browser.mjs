import { composePage } from '../../libs/contracts/src/page.js';
import { PAGES } from '../../libs/contracts/src/parts.js';
import { VERSION_FILE } from '../../libs/contracts/src/versions.js';
import { textAt } from '../lib/wait.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').LaunchOptions} LaunchOptions */
/** @typedef {Record<string, string>} Versions the version of each part, by name */
/** @typedef {{ path: string, remote: string, module?: string }} Scene a page, or what a part shows over it */

/** Milliseconds until a page has to be there, on a busy machine too. */
const PATIENCE = 15_000;
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const UNSAFE = '--no-sandbox';
/** What keeps Chromium from work that no test is about. */
export const QUIET_BROWSER = [
  UNSAFE,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Layout, styles and frames are real, only filling in colours is left out: that was more than half of what the browser did. */
export const NO_PIXELS = [
  ...['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gl-drawing-for-tests'],
  // A thread instead of a process: what is to be drawn need not be packed and sent.
  '--in-process-gpu',
];

/**
 * Starts Chromium for pages of a build that nobody knows yet: with its own sandbox around them where the machine lets it,
 * else without, and says so.
 * @template T
 * @param {(options: LaunchOptions) => Promise<T>} launch
 * @param {string | undefined} executablePath
 * @param {(text: string) => void} say
 */
export async function launchSandboxed(launch, executablePath, say, isRoot = process.getuid?.() === 0) {
  const args = [...QUIET_BROWSER, ...NO_PIXELS];
  const safe = { executablePath, args: args.filter((flag) => flag !== UNSAFE), chromiumSandbox: true };
  // Chromium refuses its sandbox to root. What else may keep it from starting, the next try tells.
  const sandboxed = isRoot ? undefined : await launch(safe).catch(() => undefined);
  if (sandboxed) return sandboxed;
  const why = isRoot ? 'you are root' : 'this machine lets no program of this user make one';
  say(
    `The check runs its browser without a sandbox: ${why}. Deploy only builds that you trust, or as another user.`,
  );
  return launch({ executablePath, args });
}

/** What the parts show over the pages, a dialog each, and how a person gets there. @type {Record<string, (page: Page) => Promise<unknown>>} */
export const OVERLAYS = {
  AdminOverlay: (page) => page.evaluate(() => globalThis.dispatchEvent(new Event('open-admin-modal'))),
  ChatPanel: (page) => page.getByRole('button', { name: 'Chat with Peanut AI' }).click(),
};

/**
 * A page on which the product is made of these versions, as the gateway would make it, without its prerendered part.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Versions} versions
 * @param {Scene} scene
 */
export async function newPage(browser, origin, versions, { path, remote }) {
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(REACTS);
  await page.route(origin + path, async (route) => {
    const [answer, body] = [await route.fetch(), await htmlOf(origin, versions, path, remote)];
    await route.fulfill({ response: answer, status: 200, body });
  });
  await page.route(`${origin}/*/${VERSION_FILE}*`, (route) => {
    const [, part = ''] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill({ json: { part, version: versions[part] } });
  });
  await letNetworkRest(page);
  return page;
}

/** Ends the stream of changes, which never ends by itself and keeps the network busy. For pages that are not open yet. */
export const letNetworkRest = (/** @type {Page} */ page) =>
  page.route('**/api/events', (route) => route.fulfill({ status: 204 }));

/**
 * @param {Page} page
 * @param {string} origin
 * @param {Scene} scene
 */
export async function open(page, origin, { path, module = '' }) {
  const thrown = new Promise((_, reject) => page.once('pageerror', reject));
  thrown.catch(() => {});
  await page.goto(origin + path);
  await Promise.race([page.locator('h1, [role="alert"]').first().waitFor(), thrown]);
  await page.waitForLoadState('networkidle');
  const openOverlay = OVERLAYS[module];
  if (!openOverlay) return;
  await openOverlay(page);
  await page.getByRole('dialog').or(page.getByRole('alert')).first().waitFor();
}

/**
 * @param {string} origin
 * @param {Versions} versions
 * @param {string} path
 * @param {string} remote
 */
async function htmlOf(origin, versions, path, remote) {
  const name = Object.entries(PAGES).find(([, page]) => page.path === path)?.[0];
  const [shell, head] = await Promise.all([
    textAt(`${origin}/shell/${versions['shell']}/index.html`),
    textAt(`${origin}/${remote}/${versions[remote]}/head/${name}.html`),
  ]);
  return composePage({ shell, head }).html;
}

/** What axe finds on the page, a sentence each. */
export async function axeFindings(/** @type {Page} */ page) {
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    /** @type {unknown} */
    const inPage = globalThis;
    const { violations } = await /** @type {{ axe: typeof axe }} */ (inPage).axe.run(
      { exclude: ['[role="tooltip"]'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.html.slice(0, 120)})`);
  }, AXE_RULES);
  return findings.map((finding) => `axe finds ${finding}`);
}

// What follows runs in the page.

/** Before any script: every React that draws reports to what React's developer tools would put here. */
const REACTS = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, renderers: new Map(), reacts: 0,
  inject() { return (this.reacts += 1); },
  onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, onScheduleFiberRoot() {}, setStrictMode() {},
};`;

/** What is wrong with the number of Reacts. */
export function countReacts() {
  /** @type {unknown} */
  const page = globalThis;
  const { reacts } = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__: { reacts: number } }} */ (page)
    .__REACT_DEVTOOLS_GLOBAL_HOOK__;
  return reacts === 1 ? [] : [`there are ${reacts} Reacts on the page`];
}

/** The computed styles of plain elements outside every micro-frontend, by name. */
export function styleProbes() {
  const { document, getComputedStyle } = globalThis;
  const box = document.createElement('div');
  document.body.append(box);
  const styleOf = (/** @type {string} */ name) => {
    const element = document.createElement(name);
    element.textContent = 'probe';
    element.className = 'flex hidden px-3 text-lg rounded caps card';
    box.append(element);
    const style = getComputedStyle(element);
    // Registered properties come in the order in which their sheets did.
    const properties = [...style].sort();
    return properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
  };
  const names = ['a', 'button', 'h2', 'input', 'p', 'section', 'ul'];
  const styles = Object.fromEntries(names.map((name) => [`<${name}>`, styleOf(name)]));
  box.remove();
  return styles;
}
