import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { median, milliseconds, ratioText, seconds } from '../../../proof/results/numbers.mjs';
import { withBrowser } from '../../lib/browser/browser.js';
import { openFromMore } from '../../lib/browser/owner-dialog.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { menuFile } from '../../lib/menu-file.js';
import { withNpmStart } from '../../lib/npm-start.js';
import { useProduct } from '../../lib/product.js';

/** As many drinks as a published list has. */
const DRINKS = effort(720, 30);
const MOST_SHARE = 0.05;
const MOST_SLOWER = 2;
/** Milliseconds a Save may take, and for which guests are watched while nothing happens. */
const PATIENCE = effort(900_000, 60_000);
const QUIET = effort(5_000, 300);

type Bar = Parameters<typeof openFromMore>[1] & { adminPassword: string };

interface Times {
  /** Milliseconds from *Apply Changes* until it is told that all is saved. */
  save: number;
  wayBack: number;
  /** What the guests' list took meanwhile, and while nothing happened to the menu that was saved. */
  lists: number[];
  longLists: number[];
}

/** How long guests wait for the list, one look after the other, while `work` is done. */
async function looksDuring<T>({ baseUrl }: Bar, work: () => Promise<T>) {
  let isOver = false;
  const times: number[] = [];
  const look = async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${baseUrl}/api/cocktails`)).arrayBuffer();
      times.push(performance.now() - start);
      await wait(10);
    }
  };
  const [result] = await Promise.all([work().finally(() => (isOver = true)), look()]);
  return { result, times };
}

const quietLooks = async (bar: Bar): Promise<number[]> => (await looksDuring(bar, () => wait(QUIET))).times;

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;

async function saveAll(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^Save \(\d+\)$/ }).click();
  const apply = page.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes', exact: true });
  await apply.waitFor();
  const start = performance.now();
  await apply.click();
  await page.getByText(/have been successfully applied/).waitFor({ timeout: PATIENCE });
  return performance.now() - start;
}

/** A page with that entry of *More* open, whose Saves go one by one where the service knows no batches. */
async function open(browser: Browser, bar: Bar, cookie: string, entry: string, isInBatches: boolean) {
  const page = await openFromMore(browser, bar, cookie, entry);
  if (!isInBatches) await page.route('**/api/changes', (route) => route.fulfill({ status: 404, json: {} }));
  return page;
}

async function importAndSave(browser: Browser, bar: Bar, cookie: string, isInBatches: boolean) {
  const page = await open(browser, bar, cookie, 'Import and export', isInBatches);
  await page.getByLabel('Menu file').setInputFiles(menuFile('Bar Assistant', DRINKS));
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('button', { name: /^Stage \d+ drinks$/ }).click();
  const taken = await saveAll(page);
  await page.context().close();
  return taken;
}

async function goBackAndSave(
  browser: Browser,
  bar: Bar,
  cookie: string,
  point: string,
  isInBatches: boolean,
) {
  const page = await open(browser, bar, cookie, 'Restore points', isInBatches);
  await page.getByRole('button', { name: `Go back to ${point}` }).click();
  await page.getByRole('button', { name: /^Stage \d+ changes$/ }).click();
  const taken = await saveAll(page);
  await page.context().close();
  return taken;
}

async function keepPoint({ baseUrl }: Bar, cookie: string, name: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/restore-points`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`The restore point was answered ${answer.status}.`);
}

/** Saves a long list, and goes back to the menu before it. */
async function thereAndBack(browser: Browser, bar: Bar, isInBatches: boolean): Promise<Times> {
  const cookie = await ownerCookie(bar);
  const point = `Before, ${isInBatches ? 'in batches' : 'one by one'}`;
  await keepPoint(bar, cookie, point);
  const saved = await looksDuring(bar, () => importAndSave(browser, bar, cookie, isInBatches));
  const longLists = await quietLooks(bar);
  const back = await looksDuring(bar, () => goBackAndSave(browser, bar, cookie, point, isInBatches));
  return { save: saved.result, wayBack: back.result, lists: [...saved.times, ...back.times], longLists };
}

async function compare(browser: Browser, bar: Bar, where: string): Promise<Row[]> {
  const quiet = p99(await quietLooks(bar));
  const batches = await thereAndBack(browser, bar, true);
  const singles = await thereAndBack(browser, bar, false);
  const row = (what: string, figure: 'save' | 'wayBack'): Row => {
    const share = batches[figure] / singles[figure];
    return {
      what: `${where}: ${what}`,
      here: seconds(batches[figure] / 1000),
      baseline: `one by one ${seconds(singles[figure] / 1000)}`,
      result: ratioText(share),
      goal: `≤ ${MOST_SHARE} ×`,
      isMet: share <= MOST_SHARE,
    };
  };
  const slowest = p99(batches.lists);
  return [
    row(`Save of ${DRINKS} new drinks`, 'save'),
    row('the way back', 'wayBack'),
    {
      what: `${where}: a guest’s list meanwhile, p99`,
      here: milliseconds(slowest),
      baseline: `quiet ${milliseconds(quiet)}`,
      result: ratioText(slowest / quiet),
      goal: `≤ ${MOST_SLOWER} ×`,
      isMet: slowest <= MOST_SLOWER * quiet,
    },
    { what: `${where}: the same, median`, here: milliseconds(median(batches.lists)) },
    { what: `${where}: the longer list, quiet, p99`, here: milliseconds(p99(batches.longLists)) },
  ];
}

async function measure(say: Say): Promise<Row[]> {
  return withBrowser(async (browser) => [
    ...(await compare(browser, await useProduct('refilled', say), 'Postgres and nginx')),
    ...(await withNpmStart((bar) => compare(browser, bar, 'npm start'))),
  ]);
}

/** A Save of many changes in batches, beside one call each. */
export const saveInBulk: Figure = { id: 'P33', title: 'Save in bulk', measure };
