import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { PAGES, REMOTES } from '../../../libs/contracts/src/parts.js';
import { VERSION_FILE } from '../../../libs/contracts/src/versions.js';
import { QUIET_BROWSER } from '../browser-flags.mjs';
import { needBinaries, findBinary } from '../stack/binaries.mjs';
import { countReacts, REACTS, styleProbes } from './in-page.mjs';

/** Bytes of script on the wire that a page may load: the product's own promise to visitors (P1). */
const MOST_SCRIPT = 100_000;
/** Milliseconds until a page has to stand, on a busy machine too. */
const PATIENCE = 15_000;
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const BROWSERS = ['chromium-headless-shell', 'chromium'];

/** What the parts draw beside the pages, and how a person gets there. */
const OVERLAYS = {
  AdminOverlay: async (page) => {
    await page.evaluate(() => window.dispatchEvent(new Event('open-admin-modal')));
    await page.getByRole('dialog').waitFor();
  },
  ChatPanel: async (page) => {
    await page.getByRole('button', { name: 'Chat with Peanut AI' }).click();
    await page.getByRole('dialog', { name: 'Peanut AI' }).waitFor();
  },
};

/**
 * Loads a published version that is not live in the product as it runs: its pages stand, nothing is said on the console,
 * there is one React, nobody else's styles change, it is small enough and axe finds nothing.
 * Returns what is wrong, a sentence each; none when it may go live. `live` are the versions of all parts by name.
 */
export async function tryCandidate({ origin, part, version, live }) {
  await needBinaries(BROWSERS.some((name) => findBinary(name)) ? [] : BROWSERS.slice(0, 1));
  const executablePath = BROWSERS.map(findBinary).find(Boolean);
  const browser = await chromium.launch({ executablePath, args: QUIET_BROWSER });
  try {
    const versions = { ...live, [part]: version };
    const problems = [];
    for (const scene of scenesOf(part)) problems.push(...(await play({ browser, origin, part, versions, live, scene })));
    return [...new Set(problems)];
  } finally {
    await browser.close();
  }
}

/** The pages that the part draws, all for the shell, and what it draws beside them. */
function scenesOf(part) {
  const pages = Object.values(PAGES).filter(({ remote }) => part === 'shell' || remote === part);
  const overlays = Object.keys(REMOTES[part] ?? {}).filter((module) => module in OVERLAYS);
  return [
    ...pages.map(({ path, remote }) => ({ path, remote })),
    ...overlays.map((module) => ({ path: PAGES.landing.path, remote: PAGES.landing.remote, module })),
  ];
}

async function play({ browser, origin, part, versions, live, scene }) {
  const where = scene.module ?? scene.path;
  const problems = [];
  const opened = await openPage(browser, origin, versions, scene, problems);
  try {
    const { page } = opened;
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE });
    await page.waitForLoadState('networkidle');
    const alert = page.getByRole('alert').first();
    if (await alert.isVisible()) problems.push(`it failed: "${(await alert.innerText()).split('\n')[0]}"`);
    if (!scene.module && opened.scriptBytes() > MOST_SCRIPT && scene.path === PAGES.cocktails.path)
      problems.push(`its page loads ${opened.scriptBytes()} bytes of script; ${MOST_SCRIPT} are allowed`);
    if (scene.module) await OVERLAYS[scene.module](page);
    problems.push(...(await page.evaluate(countReacts)), ...(await axeFindings(page)));
    if (part !== 'shell') problems.push(...(await changedStyles({ browser, origin, live, scene, page })));
  } catch (error) {
    problems.push(`it does not stand: ${error.message.split('\n')[0]}`);
  } finally {
    await opened.close();
  }
  return problems.map((problem) => `${where}: ${problem}`);
}

/** The page that the gateway would make of these versions, but for the first view. */
async function openPage(browser, origin, versions, { path, remote }, problems) {
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => message.type() === 'error' && problems.push(`it says "${message.text()}"`));
  page.on('pageerror', (error) => problems.push(`it throws "${error.message}"`));
  await page.addInitScript(REACTS);
  await page.route(`${origin}${path}`, async (route) => {
    const [answer, body] = [await route.fetch(), await htmlOf(origin, versions, path, remote)];
    await route.fulfill({ response: answer, status: 200, body });
  });
  await page.route(`${origin}/*/${VERSION_FILE}*`, (route) => {
    const [, name] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill({ json: { part: name, version: versions[name] } });
  });
  let bytes = 0;
  const session = await context.newCDPSession(page);
  const scripts = new Set();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(origin + path, { waitUntil: 'load', timeout: PATIENCE });
  return { page, scriptBytes: () => bytes, close: () => context.close() };
}

async function htmlOf(origin, versions, path, remote) {
  const page = Object.entries(PAGES).find(([, entry]) => entry.path === path)[0];
  const [html, head] = await Promise.all([
    textAt(`${origin}/shell/${versions.shell}/index.html`),
    textAt(`${origin}/${remote}/${versions[remote]}/head/${page}.html`),
  ]);
  return html.replace(/<!--# include virtual="\/_first_view[^>]*-->/, '').replace(/<!--# include virtual="\/_head" -->/, head);
}

async function textAt(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.text();
}

async function axeFindings(page) {
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(
      { exclude: ['[role="tooltip"]'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id} (${nodes[0].html.slice(0, 120)})`);
  }, AXE_RULES);
  return findings.map((finding) => `axe finds ${finding}`);
}

/** Elements outside the remotes look as they do with the live versions. */
async function changedStyles({ browser, origin, live, scene, page }) {
  const before = await openPage(browser, origin, live, scene, []);
  try {
    await before.page.getByRole('heading', { level: 1 }).waitFor();
    await before.page.waitForLoadState('networkidle');
    if (scene.module) await OVERLAYS[scene.module](before.page);
    const [old, now] = [await before.page.evaluate(styleProbes), await page.evaluate(styleProbes)];
    const changed = Object.keys(old).filter((name) => old[name] !== now[name]);
    return changed.map((name) => `it changes the style of ${name}, which is not its own`);
  } finally {
    await before.close();
  }
}
