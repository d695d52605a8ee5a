import { setTimeout as wait } from 'node:timers/promises';
import { cookiesOf, ownerCookie } from '../../../proof/lib/owner.mjs';

const CARD = 'article[data-id]';
/** What has to stand on each page. */
const PAGES = { '/': 'h1', '/cocktails': CARD, '/whiskey': CARD, '/recommendations': 'h1' };
const LISTS = ['/api/cocktails', '/api/whiskeys', '/api/pages', '/api/admin/session', '/api/ai/bartender'];
const PATIENCE = 15_000;
/** As often as the product's own pages do. */
const READ_RETRIES = 2;

/**
 * Guests who open pages with empty caches, programs that read and chat, and an owner who edits and saves, until `stop()`.
 * `counts` goes up by what is done and by what failed: `views`, `failedViews`, `calls`, `retriedCalls`, `failedCalls`,
 * `saves`, `failedSaves` and `lostEdits`; `failures` holds a line for each.
 */
export async function startLoad(browser, bar, { guests = 2, callers = 3 } = {}) {
  const load = {
    counts: Object.fromEntries(
      [
        ...['views', 'failedViews', 'calls', 'retriedCalls', 'failedCalls'],
        ...['saves', 'failedSaves', 'lostEdits'],
      ].map((name) => [name, 0]),
    ),
    failures: [],
    isOver: false,
  };
  const cookie = await ownerCookie(bar);
  const workers = [
    ...Array.from({ length: guests }, () => browse(load, browser, bar)),
    ...Array.from({ length: callers }, () => callAround(load, bar)),
    edit(load, browser, bar, cookie),
  ];
  const stop = async () => {
    load.isOver = true;
    await Promise.all(workers);
  };
  return { counts: load.counts, failures: load.failures, stop };
}

function failed(load, kind, what, error) {
  load.counts[kind] += 1;
  load.failures.push(
    `${new Date().toISOString().slice(11, 23)} ${kind}: ${what}: ${String(error).split('\n')[0]}`,
  );
}

async function browse(load, browser, { baseUrl }) {
  for (let round = 0; !load.isOver; round += 1) {
    const [path, wanted] = Object.entries(PAGES)[round % Object.keys(PAGES).length];
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const broken = [];
    page.on('pageerror', (error) => broken.push(error.message));
    try {
      const answer = await page.goto(baseUrl + path, { timeout: PATIENCE });
      if (answer?.status() !== 200) broken.push(`status ${answer?.status()}`);
      await page.locator(wanted).first().waitFor({ timeout: PATIENCE });
      await page.waitForLoadState('networkidle', { timeout: PATIENCE });
      if ((await page.getByRole('button', { name: 'Retry' }).count()) > 0)
        broken.push('a part of the page is missing');
    } catch (error) {
      broken.push(error.message);
    }
    load.counts.views += 1;
    if (broken.length > 0) failed(load, 'failedViews', path, broken.join('; '));
    await context.close();
  }
}

async function callAround(load, { baseUrl }) {
  for (let round = 0; !load.isOver; round += 1) {
    if (round % 10 === 9) await chat(load, baseUrl);
    else await read(load, baseUrl + LISTS[round % LISTS.length]);
    await wait(50);
  }
}

async function read(load, url) {
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
async function chat(load, baseUrl) {
  load.counts.calls += 1;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ message: 'Something with gin?' });
  const problem = await ask(`${baseUrl}/api/chat`, { method: 'POST', headers, body });
  if (problem) failed(load, 'failedCalls', 'chat', problem);
}

/** What is wrong with the answer; undefined when nothing is. */
async function ask(url, options) {
  try {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    await answer.arrayBuffer();
    return answer.ok || answer.status === 429 ? undefined : `status ${answer.status}`;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}

/** Edits as the owner does, with Save pressed again where it failed; what was saved has to be there. */
async function edit(load, browser, { baseUrl }, cookie) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies(cookiesOf(cookie, baseUrl));
  const page = await context.newPage();
  await page.goto(`${baseUrl}/cocktails`);
  const before = await glassOf(baseUrl);
  for (let round = 0; !load.isOver; round += 1) {
    const glass = `Glass ${round}`;
    await stage(page, glass);
    await saveUntilApplied(load, page);
    const kept = await glassOf(baseUrl);
    if (kept !== glass) failed(load, 'lostEdits', glass, `it is ${kept}`);
  }
  await stage(page, before);
  await saveUntilApplied(load, page);
  await context.close();
}

const DRINK = 'Negroni';

async function glassOf(baseUrl) {
  // A list may be a second old.
  await wait(1_100);
  const cocktails = await (await fetch(`${baseUrl}/api/cocktails`)).json();
  return cocktails.find(({ name }) => name === DRINK)?.glass;
}

async function stage(page, glass) {
  await page.getByRole('button', { name: `Edit ${DRINK}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Cocktail' });
  await dialog.getByLabel('Glass', { exact: true }).fill(glass);
  await dialog.getByRole('button', { name: 'Stage changes' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function saveUntilApplied(load, page) {
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
