import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { letNetworkRest } from '../../../ops/deploy/browser.mjs';
import { cookiesOf, ownerCookie } from '../../../proof/lib/owner.mjs';
import { inTurn } from './in-turn.js';

const CARD = 'article[data-id]';
/** What each page has to show. */
const PAGES = Object.entries({ '/': 'h1', '/cocktails': CARD, '/whiskey': CARD, '/recommendations': 'h1' });
const LISTS = ['/api/cocktails', '/api/whiskeys', '/api/pages', '/api/admin/session', '/api/ai/bartender'];
const PATIENCE = 15_000;
/** As often as the product's own pages do. */
const READ_RETRIES = 2;

const NONE = {
  ...{ views: 0, failedViews: 0, calls: 0, retriedCalls: 0, failedCalls: 0 },
  ...{ saves: 0, failedSaves: 0, lostEdits: 0 },
};

/** What was done, and what of it failed. */
export type Counts = typeof NONE;

interface Load {
  counts: Counts;
  failures: string[];
  isOver: boolean;
}

interface Bar {
  baseUrl: string;
  adminPassword: string;
}

/**
 * Guests who open pages with empty caches, programs that read and chat, and an owner who edits and saves, until `stop()`.
 * `counts` goes up meanwhile; `failures` holds a line for each that failed.
 */
export async function startLoad(browser: Browser, bar: Bar, { guests = 2, callers = 3 } = {}) {
  const load: Load = { counts: { ...NONE }, failures: [], isOver: false };
  const cookie = await ownerCookie(bar);
  const workers = [
    ...Array.from({ length: guests }, () => browse(load, browser, bar)),
    ...Array.from({ length: callers }, () => callAround(load, bar)),
    edit(load, browser, bar, cookie),
  ];
  const stop = async (): Promise<void> => {
    load.isOver = true;
    await Promise.all(workers);
  };
  return { counts: load.counts, failures: load.failures, stop };
}

function failed(load: Load, kind: keyof Counts, what: string, error: unknown): void {
  load.counts[kind] += 1;
  load.failures.push(
    `${new Date().toISOString().slice(11, 23)} ${kind}: ${what}: ${String(error).split('\n')[0]}`,
  );
}

async function browse(load: Load, browser: Browser, { baseUrl }: Bar): Promise<void> {
  for (let round = 0; !load.isOver; round += 1) {
    const [path, wanted] = inTurn(PAGES, round);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await letNetworkRest(page);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    try {
      const answer = await page.goto(baseUrl + path, { timeout: PATIENCE });
      if (answer?.status() !== 200) broken.push(`status ${answer?.status()}`);
      await page.locator(wanted).first().waitFor({ timeout: PATIENCE });
      await page.waitForLoadState('networkidle', { timeout: PATIENCE });
      if ((await page.getByRole('button', { name: 'Retry' }).count()) > 0)
        broken.push('a part of the page is missing');
    } catch (error) {
      broken.push((error as Error).message);
    }
    load.counts.views += 1;
    if (broken.length > 0) failed(load, 'failedViews', path, broken.join('; '));
    await context.close();
  }
}

async function callAround(load: Load, { baseUrl }: Bar): Promise<void> {
  for (let round = 0; !load.isOver; round += 1) {
    if (round % 10 === 9) await chat(load, baseUrl);
    else await read(load, baseUrl + inTurn(LISTS, round));
    await wait(50);
  }
}

async function read(load: Load, url: string): Promise<void> {
  load.counts.calls += 1;
  for (let attempt = 0; ; attempt += 1) {
    const problem = await ask(url);
    if (!problem) return;
    if (attempt === READ_RETRIES) return failed(load, 'failedCalls', url, problem);
    load.counts.retriedCalls += 1;
    await wait(500 * 2 ** attempt);
  }
}

/** Guests press the button once. That there are too many questions is an answer. */
async function chat(load: Load, baseUrl: string): Promise<void> {
  load.counts.calls += 1;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ message: 'Something with gin?' });
  const problem = await ask(`${baseUrl}/api/chat`, { method: 'POST', headers, body });
  if (problem) failed(load, 'failedCalls', 'chat', problem);
}

/** What is wrong with the answer; undefined when nothing is. */
async function ask(url: string, options?: RequestInit): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    await answer.arrayBuffer();
    return answer.ok || answer.status === 429 ? undefined : `status ${answer.status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return (cause instanceof Error && cause.message) || message;
  }
}

/** Edits as the owner does, with Save pressed again where it failed; what was saved has to be there. */
async function edit(load: Load, browser: Browser, { baseUrl }: Bar, cookie: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies(cookiesOf(cookie, baseUrl));
  const page = await context.newPage();
  await page.goto(`${baseUrl}/cocktails`);
  const before = await glassOf(baseUrl);
  for (let round = 0; !load.isOver; round += 1) {
    const glass = `Glass ${round}`;
    await stage(page, glass);
    await saveUntilApplied(load, page);
    const stored = await glassOf(baseUrl);
    if (stored !== glass) failed(load, 'lostEdits', glass, `it is ${stored}`);
  }
  await stage(page, before);
  await saveUntilApplied(load, page);
  await context.close();
}

const DRINK = 'Negroni';

interface Cocktail {
  name: string;
  glass: string;
}

async function glassOf(baseUrl: string): Promise<string> {
  // A list may be a second old.
  await wait(1_100);
  const cocktails = (await (await fetch(`${baseUrl}/api/cocktails`)).json()) as Cocktail[];
  return cocktails.find(({ name }) => name === DRINK)?.glass ?? 'missing';
}

async function stage(page: Page, glass: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${DRINK}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Cocktail' });
  await dialog.getByLabel('Glass', { exact: true }).fill(glass);
  await dialog.getByRole('button', { name: 'Stage changes' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function saveUntilApplied(load: Load, page: Page): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    load.counts.saves += 1;
    await page.getByRole('button', { name: /^Save \(\d+\)$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes', exact: true }).click();
    const told = page.getByText(/^(?:Changes Applied|Apply Failed)$/);
    const title = await told.textContent({ timeout: 2 * PATIENCE });
    await page.getByRole('button', { name: 'Close message' }).click();
    if (title === 'Changes Applied') return;
    failed(load, 'failedSaves', DRINK, title);
  }
}
