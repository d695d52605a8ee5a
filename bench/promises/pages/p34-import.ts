import type { Browser, Page } from '@playwright/test';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { median, milliseconds, spreadText } from '../../../proof/results/numbers.mjs';
import { withBrowser } from '../../lib/browser/browser.js';
import { openFromMore } from '../../lib/browser/owner-dialog.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { growthRow, type Visits } from '../../lib/growth.js';
import { menuFile } from '../../lib/menu-file.js';
import { type Product, useProduct } from '../../lib/product.js';

/** As many as a published list has, and as many as are read at once. */
const [LIST, MANY] = effort<[number, number]>([720, 2_000], [10, 20]);
/** As many as the longest table that is published. */
const TABLE = effort(687, 15);
const ROUNDS = effort(3);
const SLOWDOWN = effort(4);
/** Until what comes after the page, and is not measured here, has been loaded; in milliseconds. */
const SETTLES = effort(4_000, 500);
const MOST_GROWTH = 3;
const MOST_TASK = 50;

interface Figures {
  shown: number;
  longestTask: number;
  [figure: string]: number;
}

/** Presses Read, in the page, and waits until every drink has its checkbox; notes the longest task meanwhile. */
const readAll = (page: Page, count: number): Promise<Figures> =>
  page.evaluate(async (expected) => {
    let longestTask = 0;
    const note = (entries: PerformanceEntryList) => {
      for (const { duration } of entries) longestTask = Math.max(longestTask, duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    const start = performance.now();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Read')?.click();
    let table: Element | null = null;
    const drawn = () => {
      table ??= document.querySelector('[role="table"]');
      return table?.getElementsByTagName('input').length ?? 0;
    };
    while (drawn() < expected) await new Promise(requestAnimationFrame);
    const shown = performance.now() - start;
    note(observer.takeRecords());
    return { shown, longestTask };
  }, count);

/** How long the owner waits until a file is read and shown, and how long the page answers nothing meanwhile. */
async function importFile(
  browser: Browser,
  product: Product,
  cookie: string,
  { format, count }: { format: string; count: number },
): Promise<Figures> {
  const page = await openFromMore(browser, product, cookie, 'Import and export');
  try {
    await page.getByLabel('Menu file').setInputFiles(menuFile(format, count));
    await page.waitForTimeout(SETTLES);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await readAll(page, count);
  } finally {
    await page.context().close();
  }
}

async function measure(say: Say): Promise<Row[]> {
  const json: Visits<string> = new Map();
  const tables: Figures[] = [];
  await withBrowser(async (browser) => {
    const product = await useProduct('seeded', say);
    const cookie = await ownerCookie(product);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const count of [LIST, MANY]) {
        const visit = await importFile(browser, product, cookie, { format: 'Bar Assistant', count });
        json.set(count, [...(json.get(count) ?? []), visit]);
      }
      tables.push(await importFile(browser, product, cookie, { format: 'CSV', count: TABLE }));
    }
  });
  const many = (json.get(MANY) ?? []) as Figures[];
  const tasks = [...many, ...tables].map(({ longestTask }) => longestTask);
  const table = tables.map(({ shown }) => shown);
  const what = `until ${MANY.toLocaleString('en')} drinks in JSON beside ${LIST}, ${SLOWDOWN}× CPU are shown`;
  return [
    growthRow(json, { what, figure: 'shown', text: milliseconds, most: MOST_GROWTH }),
    {
      what: `until a table of ${TABLE} drinks is shown`,
      here: milliseconds(median(table)),
      spread: spreadText(table, milliseconds),
    },
    {
      what: 'longest task of the page meanwhile',
      here: milliseconds(Math.max(...tasks)),
      goal: `≤ ${MOST_TASK} ms`,
      isMet: Math.max(...tasks) <= MOST_TASK,
    },
  ];
}

/** What the owner waits for until a file is read and shown. The page goes on meanwhile. */
export const importMenu: Figure = { id: 'P34', title: 'importing a menu', measure };
