import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { composePage } from '../../../libs/contracts/src/page.js';
import { PAGES, REMOTES } from '../../../libs/contracts/src/parts.js';
import { VERSION_FILE } from '../../../libs/contracts/src/versions.js';
import { say } from '../../lib/command-line.mjs';
import { needBinaries, findBinary } from '../../lib/binaries.mjs';
import { textAt } from '../../lib/wait.mjs';
import { firstViewProblems } from './first-views.mjs';
import { countReacts, REACTS, styleProbes } from './in-page.mjs';
import { launchForTrial } from './trial-browser.mjs';

/** Bytes of script on the wire that a part's pages may load of it: shell and cards together keep to what visitors are promised. */
const MOST_SCRIPT = { shell: 86_000, 'mf-menu': 20_000, 'mf-ai': 36_000, 'mf-admin': 40_000 };
/** Milliseconds until a page has to stand, on a busy machine too. */
const PATIENCE = 15_000;
const NOT_THERE = 'it does not stand';
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const BROWSERS = ['chromium-headless-shell', 'chromium'];

/** What the parts draw beside the pages, a dialog each, and how a person gets there. */
const OVERLAYS = {
  AdminOverlay: (page) => page.evaluate(() => globalThis.dispatchEvent(new Event('open-admin-modal'))),
  ChatPanel: (page) => page.getByRole('button', { name: 'Chat with Peanut AI' }).click(),
};

/**
 * Loads a published version that is not live in the product as it runs: it draws first views, its pages stand, nothing is
 * said on the console, there is one React, nobody else's styles change, it is small enough and axe finds nothing.
 * Returns what is wrong, a sentence each; none when it may go live. `live` are the versions of all parts by name.
 * No browser is started for one whose first views are not drawn.
 */
export async function tryCandidate({ origin, part, version, live }) {
  await needBinaries(BROWSERS.some((name) => findBinary(name)) ? [] : BROWSERS.slice(0, 1));
  const executablePath = BROWSERS.map(findBinary).find(Boolean);
  const versions = { ...live, [part]: version };
  const problems = await twice(() => firstViewProblems({ origin, versions, pages: pagesOf(part) }));
  if (problems.length > 0) return problems;
  const launch = (options) => chromium.launch(options);
  const browser = await launchForTrial({ launch, executablePath, say });
  try {
    const trial = { browser, origin, part, live, versions };
    const scripts = new Map();
    for (const scene of scenesOf(part)) {
      problems.push(...(await twice(() => play({ ...trial, scene, scripts }))));
      // What does not stand here does not stand elsewhere, and nobody need wait for that.
      if (problems.some((problem) => problem.includes(NOT_THERE))) return [...new Set(problems)];
    }
    if (part !== 'shell') problems.push(...(await twice(() => changedStyles(trial))));
    return [...new Set([...problems, ...tooLarge(part, scripts)])];
  } finally {
    await browser.close();
  }
}

/** What is found by a second look, which is only taken where the first found something: a busy network is no fault. */
export const twice = async (look) => ((await look()).length === 0 ? [] : look());

/** The pages that the part draws, all for the shell. */
const pagesOf = (part) => Object.values(PAGES).filter(({ remote }) => part === 'shell' || remote === part);

/** Those, and what it draws beside them. */
function scenesOf(part) {
  const overlays = Object.keys(REMOTES[part] ?? {}).filter((module) => module in OVERLAYS);
  return [
    ...pagesOf(part).map(({ path, remote }) => ({ path, remote })),
    ...overlays.map((module) => ({ path: PAGES.landing.path, remote: PAGES.landing.remote, module })),
  ];
}

/** Opens one of them and looks at it; `scripts` collects the sizes of the part's own. */
async function play({ browser, origin, part, versions, scene, scripts }) {
  const where = scene.module ?? scene.path;
  const problems = [];
  const page = await newPage(browser, origin, versions, scene);
  page.on('console', (message) => message.type() === 'error' && problems.push(`it says "${message.text()}"`));
  page.on('pageerror', (error) => problems.push(`it throws "${error.message}"`));
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(`${origin}/${part}/`) || request.resourceType() !== 'script') return;
    const sizes = await request.sizes().catch(() => undefined);
    if (sizes) scripts.set(request.url(), sizes.responseBodySize);
  });
  try {
    await open(page, origin, scene);
    const alert = page.getByRole('alert').first();
    if (await alert.isVisible()) throw new Error(`"${(await alert.innerText()).split('\n')[0]}"`);
    problems.push(...(await page.evaluate(countReacts)), ...(await axeFindings(page)));
  } catch (error) {
    problems.push(`${NOT_THERE}: ${error.message.split('\n')[0]}`);
  } finally {
    await page.context().close();
  }
  return problems.map((problem) => `${where}: ${problem}`);
}

function tooLarge(part, scripts) {
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  const most = MOST_SCRIPT[part] ?? Infinity;
  return bytes > most ? [`its pages load ${bytes} bytes of its script; ${most} are allowed`] : [];
}

/** A page on which the product is made of these versions, as the gateway would make it, without its first view. */
async function newPage(browser, origin, versions, { path, remote }) {
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(REACTS);
  await page.route(origin + path, async (route) => {
    const [answer, body] = [await route.fetch(), await htmlOf(origin, versions, path, remote)];
    await route.fulfill({ response: answer, status: 200, body });
  });
  await page.route(`${origin}/*/${VERSION_FILE}*`, (route) => {
    const [, part] = new URL(route.request().url()).pathname.split('/');
    return route.fulfill({ json: { part, version: versions[part] } });
  });
  return page;
}

async function open(page, origin, { path, module }) {
  const thrown = new Promise((_, reject) => page.once('pageerror', reject));
  thrown.catch(() => {});
  await page.goto(origin + path);
  await Promise.race([page.locator('h1, [role="alert"]').first().waitFor(), thrown]);
  await page.waitForLoadState('networkidle');
  if (!module) return;
  await OVERLAYS[module](page);
  await page.getByRole('dialog').or(page.getByRole('alert')).first().waitFor();
}

async function htmlOf(origin, versions, path, remote) {
  const page = Object.entries(PAGES).find(([, entry]) => entry.path === path)[0];
  const [html, head] = await Promise.all([
    textAt(`${origin}/shell/${versions.shell}/index.html`),
    textAt(`${origin}/${remote}/${versions[remote]}/head/${page}.html`),
  ]);
  return composePage({ shell: html, head }).html;
}

async function axeFindings(page) {
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    const { violations } = await globalThis.axe.run(
      { exclude: ['[role="tooltip"]'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id} (${nodes[0].html.slice(0, 120)})`);
  }, AXE_RULES);
  return findings.map((finding) => `axe finds ${finding}`);
}

/** Elements outside the remotes look as they do with the live versions. */
async function changedStyles({ browser, origin, part, live, versions }) {
  const scene = scenesOf(part)[0];
  const stylesWith = async (used) => {
    const page = await newPage(browser, origin, used, scene);
    try {
      await open(page, origin, scene);
      return await page.evaluate(styleProbes);
    } finally {
      await page.context().close();
    }
  };
  // A candidate that does not stand has said so already.
  const [old, now] = await Promise.all([stylesWith(live), stylesWith(versions)]).catch(() => [{}, {}]);
  const changed = Object.keys(old).filter((name) => old[name] !== now[name]);
  return changed.length > 0 ? [`it changes the style of ${changed.join(', ')} outside of itself`] : [];
}
