import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { growthRow, visitSizes } from '../../lib/growth.js';
import { NETWORKS, openList } from '../../lib/browser/list-page.js';
import { noteResponses, slowestResponse } from '../../lib/browser/responses.js';
import type { Product } from '../../lib/product.js';
import { median, milliseconds } from '../../../proof/results/numbers.mjs';

const [FEW, MANY] = [100, 10_000];
const ROUNDS = effort(5);
/** Two words: the first allows an error from its fifth letter on, and the second is asked of all drinks that it left. */
const TYPED = 'limesour gi'.slice(0, effort(11, 2));
const MOST_MS = 100;
const MOST_RATIO = 1.5;
/** Until what comes after the cards has been loaded; until the list is indexed; between two keys, in milliseconds. */
const SETTLES = effort(4_000, 500);
const INDEXES = effort(6_000, 500);
const PAUSE = 400;

/** The slowest response to a key while somebody types into the search field. */
async function visit({ baseUrl }: Product) {
  const list = await openList(baseUrl, NETWORKS.lan);
  const { page } = list;
  try {
    await page.waitForTimeout(SETTLES);
    const field = page.getByRole('searchbox', { name: 'Search drinks' });
    await field.tap();
    await page.waitForTimeout(INDEXES);
    await page.evaluate(noteResponses);
    await field.pressSequentially(TYPED, { delay: PAUSE });
    await page.waitForTimeout(PAUSE);
    return { slowest: await slowestResponse(page, TYPED.length) };
  } finally {
    await list.close();
  }
}

async function measure(say: Say): Promise<Row[]> {
  const visits = await visitSizes(say, { sizes: [FEW, MANY], rounds: ROUNDS, visit });
  const slowest = median((visits.get(MANY) ?? []).map((visit) => visit.slowest));
  const what = `slowest of ${TYPED.length} keys, ${MANY.toLocaleString('en')} drinks beside ${FEW}, 4× CPU`;
  const row = growthRow(visits, { what, figure: 'slowest', text: milliseconds, most: MOST_RATIO });
  return [{ ...row, goal: `${row.goal}, ≤ ${MOST_MS} ms`, isMet: row.isMet !== false && slowest <= MOST_MS }];
}

/** Interaction to next paint while a drink is looked for. */
export const find: Figure = { id: 'P28', title: 'typing into the search', measure };
