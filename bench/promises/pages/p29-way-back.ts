import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browser/browser.js';
import { openFromMore } from '../../lib/browser/owner-dialog.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { growthRow, type Visits } from '../../lib/growth.js';
import { withLongMenu } from '../../lib/long-menu.js';
import type { Product } from '../../lib/product.js';
import { median, milliseconds } from '../../../proof/results/numbers.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';

const [FEW, MANY] = effort<[number, number]>([100, 1_000], [10, 20]);
const ROUNDS = effort(3);
const SLOWDOWN = effort(4);
const MOST_MS = 1_000;

declare global {
  interface Window {
    recordWrites: number;
  }
}

type Figures = Record<'shown' | 'staged' | 'writes', number>;

/** Presses the button, in the page, and waits until another one whose name begins so is drawn: the time it took. */
async function pressUntil(page: Page, name: string, next: string): Promise<number> {
  return page.evaluate(
    async ([pressed, awaited]) => {
      const find = (start: string) =>
        [...document.querySelectorAll('button')].find((button) =>
          (button.ariaLabel ?? button.textContent).startsWith(start),
        );
      const start = performance.now();
      find(pressed)?.click();
      while (!find(awaited)) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [name, next] as const,
  );
}

/** How long the owner waits for the way back to be shown and to be staged, and how often the record was written. */
async function goBack(browser: Browser, product: Product, cookie: string, name: string): Promise<Figures> {
  const page = await openFromMore(browser, product, cookie, 'Restore points');
  try {
    await page.getByRole('button', { name: `Go back to ${name}` }).waitFor();
    await page.evaluate(() => {
      window.recordWrites = 0;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
        if (this.name === 'staging') window.recordWrites += 1;
        return put.apply(this, given);
      };
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const shown = await pressUntil(page, `Go back to ${name}`, 'Stage ');
    const staged = await pressUntil(page, 'Stage ', 'Save (');
    return { shown, staged, writes: await page.evaluate(() => window.recordWrites) };
  } finally {
    await page.context().close();
  }
}

async function keepPoint({ baseUrl }: Product, cookie: string, name: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/restore-points`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`The restore point was answered ${answer.status}.`);
}

async function measure(say: Say): Promise<Row[]> {
  const visits: Visits<keyof Figures> = new Map();
  await withBrowser((browser) =>
    withLongMenu(say, async (product, fill) => {
      const cookie = await ownerCookie(product);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const size of [FEW, MANY]) {
          const name = `${size} drinks, round ${round}`;
          await fill(size);
          await keepPoint(product, cookie, name);
          // The same drinks under new ids: each goes, and each comes back.
          await fill(size);
          visits.set(size, [...(visits.get(size) ?? []), await goBack(browser, product, cookie, name)]);
        }
      }
    }),
  );
  const of = (figure: keyof Figures) => (visits.get(MANY) ?? []).map((visit) => visit[figure]);
  const change = `${(2 * MANY).toLocaleString('en')} changes beside ${2 * FEW}, ${SLOWDOWN}× CPU`;
  const shown = growthRow(visits, { what: `until ${change} are shown`, figure: 'shown', text: milliseconds });
  const goal = { goal: `≤ ${MOST_MS} ms`, isMet: median(of('shown')) <= MOST_MS };
  const writes = Math.max(...of('writes'));
  return [
    { ...shown, ...goal },
    growthRow(visits, { what: 'until they are staged', figure: 'staged', text: milliseconds }),
    { what: 'writes of the record', here: String(writes), goal: '≤ 1', isMet: writes <= 1 },
  ];
}

/** What the owner waits for on the way back to a restore point. */
export const wayBack: Figure = { id: 'P29', title: 'going back to a restore point', measure };
