import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startDrawing, tell } from '../../gateway/src/pages/prerender/start-drawing.js';
import { PAGES, REMOTES } from '../../libs/contracts/src/parts.js';
import { FIRST_VIEW_SCRIPT } from '../../libs/contracts/src/versions.js';
import { say } from '../lib/command-line.mjs';
import { askAt, textAt } from '../lib/wait.mjs';
import { findBinary, needBinaries } from '../process/run.mjs';
import {
  axeFindings,
  countReacts,
  launchSandboxed,
  newPage,
  open,
  OVERLAYS,
  styleProbes,
} from './browser.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./browser.mjs').Scene} Scene */
/** @typedef {import('./browser.mjs').Versions} Versions */
/** @typedef {{ browser: Browser, origin: string, part: string, versions: Versions }} Check */

/** Bytes of script on the wire that a part's pages may load of it: shell and cards together stay within what visitors are promised. */
const MOST_SCRIPT = new Map([
  ['shell', 86_000],
  ['mf-menu', 20_000],
  ['mf-ai', 36_000],
  ['mf-admin', 40_000],
]);
const DRAWN_WITHIN = 10_000;
/** A page says what it is drawn from, and then perhaps what more. */
const ROUNDS = 3;
const NOT_THERE = 'it does not load';
const BROWSERS = ['chromium-headless-shell', 'chromium'];

/**
 * Loads a published version that is not live in the product as it runs: its pages are prerendered and load, nothing is said
 * on the console, there is one React, nobody else's styles change, it is small enough and axe finds nothing. Starts no browser
 * for one that is not prerendered.
 * @param {{ origin: string, part: string, version: string, live: Versions }} candidate `live` are the versions of all parts
 * @returns {Promise<string[]>} what is wrong, a sentence each; none when it may go live
 */
export async function checkCandidate({ origin, part, version, live }) {
  await needBinaries(BROWSERS.some((name) => findBinary(name)) ? [] : BROWSERS.slice(0, 1));
  const executablePath = BROWSERS.map(findBinary).find(Boolean);
  const versions = { ...live, [part]: version };
  const problems = await twice(() => prerenderProblems(origin, versions, pagesOf(part)));
  if (problems.length > 0) return problems;
  const browser = await launchSandboxed((options) => chromium.launch(options), executablePath, say);
  try {
    const check = { browser, origin, part, versions };
    /** @type {Map<string, number>} */
    const scripts = new Map();
    for (const scene of scenesOf(part)) {
      problems.push(...(await twice(() => play(check, scene, scripts))));
      // What does not load here does not load elsewhere, and nobody need wait for that.
      if (problems.some((problem) => problem.includes(NOT_THERE))) return [...new Set(problems)];
    }
    if (part !== 'shell') problems.push(...(await twice(() => changedStyles(check, live))));
    return [...new Set([...problems, ...tooLarge(part, scripts)])];
  } finally {
    await browser.close();
  }
}

/**
 * Looks again where the first look found something: on a busy machine, only what is found twice counts.
 * @param {() => Promise<string[]>} look
 * @returns {Promise<string[]>}
 */
export const twice = async (look) => ((await look()).length === 0 ? [] : look());

/**
 * The pages that the part draws, all for the shell.
 * @returns {Scene[]}
 */
const pagesOf = (/** @type {string} */ part) =>
  Object.values(PAGES).filter(({ remote }) => part === 'shell' || remote === part);

/** Those, and what it shows over them. */
function scenesOf(/** @type {string} */ part) {
  const modules = part in REMOTES ? Object.keys(REMOTES[/** @type {keyof typeof REMOTES} */ (part)]) : [];
  const { path, remote } = PAGES.landing;
  const overlays = modules.filter((module) => module in OVERLAYS).map((module) => ({ path, remote, module }));
  return [...pagesOf(part), ...overlays];
}

/**
 * Opens a scene and looks at it; `scripts` collects the sizes of the part's own.
 * @param {Check} check
 * @param {Scene} scene
 * @param {Map<string, number>} scripts
 */
async function play({ browser, origin, part, versions }, scene, scripts) {
  /** @type {string[]} */
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
    problems.push(`${NOT_THERE}: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
  } finally {
    await page.context().close();
  }
  return problems.map((problem) => `${scene.module ?? scene.path}: ${problem}`);
}

/**
 * @param {string} part
 * @param {Map<string, number>} scripts
 */
function tooLarge(part, scripts) {
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  const most = MOST_SCRIPT.get(part) ?? Infinity;
  return bytes > most ? [`its pages load ${bytes} bytes of its script; ${most} are allowed`] : [];
}

/**
 * Whether elements outside the remotes look as they do with the live versions.
 * @param {Check} check
 * @param {Versions} live
 */
async function changedStyles({ browser, origin, part, versions }, live) {
  const [scene] = scenesOf(part);
  if (!scene) return [];
  const stylesWith = async (/** @type {Versions} */ used) => {
    const page = await newPage(browser, origin, used, scene);
    try {
      await open(page, origin, scene);
      return await page.evaluate(styleProbes);
    } finally {
      await page.context().close();
    }
  };
  /** @type {Record<string, string>[]} */
  const none = [{}, {}];
  // A candidate that does not load has said so already.
  const [old = {}, now = {}] = await Promise.all([stylesWith(live), stylesWith(versions)]).catch(() => none);
  const changed = Object.keys(old).filter((name) => old[name] !== now[name]);
  return changed.length > 0 ? [`it changes the style of ${changed.join(', ')} outside of itself`] : [];
}

/**
 * Prerenders pages as the gateway would, with the scripts that the versions publish, and what guests are told now.
 * @param {string} origin
 * @param {Record<string, string>} versions of all parts
 * @param {readonly { path: string, remote: string }[]} pages
 * @returns {Promise<string[]>} what is wrong
 */
async function prerenderProblems(origin, versions, pages) {
  const parts = ['shell', ...new Set(pages.map(({ remote }) => remote))];
  const scripts = parts.map((part) => textAt(`${origin}/${part}/${versions[part]}/${FIRST_VIEW_SCRIPT}`));
  /** @type {string[]} */
  const problems = [];
  const prerenderer = startPrerenderer(await Promise.all(scripts), problems);
  try {
    for (const { path } of pages) {
      const html = await prerender(prerenderer, origin, path).catch(
        (error) => void problems.push(`${path}: ${error.message}`),
      );
      if (typeof html === 'string' && !html.includes('<h1'))
        problems.push(`${path}: the prerendered page has no heading`);
    }
  } finally {
    prerenderer.end();
  }
  return problems;
}

/**
 * @param {ReturnType<typeof startPrerenderer>} prerenderer
 * @param {string} origin
 * @param {string} path
 */
async function prerender(prerenderer, origin, path) {
  /** @type {{ html: string, reads: string[] }} */
  let drawn = { html: '', reads: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const reads = await Promise.all(
      drawn.reads.map(async (url) => {
        const answer = await askAt(origin + url, DRAWN_WITHIN);
        return answer?.status === 200 ? [[url, JSON.parse(answer.body)]] : [];
      }),
    );
    drawn = await prerenderer.ask({ path, reads: Object.fromEntries(reads.flat()) });
  }
  return drawn.html;
}

/**
 * Reports scripts that do not load; `ask` rejects when a page cannot be drawn.
 * @param {string[]} scripts
 * @param {string[]} problems
 */
function startPrerenderer(scripts, problems) {
  const child = startDrawing(scripts);
  /** @type {Map<number, { resolve: (text: string) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let lastId = 0;
  child.on('message', (message) => {
    const { id, text, problem } = /** @type {{ id?: number, text?: string, problem?: string }} */ (message);
    if (id === undefined) problems.push(`its prerendering script does not load: ${problem}`);
    else if (text !== undefined) waiting.get(id)?.resolve(text);
    else waiting.get(id)?.reject(new Error(`it cannot be prerendered: ${problem}`));
  });
  const ask = async (/** @type {object} */ question) => {
    const id = (lastId += 1);
    /** @type {Promise<string>} */
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    tell(child, { id, question: JSON.stringify(question) });
    const tooLate = sleep(DRAWN_WITHIN, undefined, { ref: false }).then(() => {
      throw new Error('prerendering it takes too long');
    });
    return JSON.parse(await Promise.race([answer, tooLate]));
  };
  return { ask, end: () => child.kill('SIGKILL') };
}
