import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { growthRow, visitSizes } from '../../lib/growth.js';
import { NETWORKS, openList } from '../../lib/browser/list-page.js';
import { noteResponses, slowestResponse } from '../../lib/browser/responses.js';
import type { Product } from '../../lib/product.js';
import { median, milliseconds } from '../../../proof/results/numbers.mjs';

const [FEW, MANY] = [12, 100];
const ROUNDS = effort(5);
const FLIPS = effort(6, 2);
const MOST_MS = 150;
/** Until what comes after the cards has been loaded, and until a card has turned, in milliseconds. */
const SETTLES = effort(4_000, 500);
const TURNS = 1_200;

/** The slowest answer of a few flips, to and fro. */
async function visit({ baseUrl }: Product) {
  const list = await openList(baseUrl, NETWORKS.lan);
  const { page } = list;
  try {
    await page.waitForTimeout(SETTLES);
    await page.evaluate(noteResponses);
    for (let flip = 0; flip < FLIPS; flip += 1) {
      const side = flip % 2 === 0 ? /^Show recipe/ : 'Back to front';
      await page.getByRole('button', { name: side }).first().tap();
      await page.waitForTimeout(TURNS);
    }
    return { slowest: await slowestResponse(page, FLIPS) };
  } finally {
    await list.close();
  }
}

async function measure(say: Say): Promise<Row[]> {
  const visits = await visitSizes(say, { sizes: [FEW, MANY], rounds: ROUNDS, visit });
  const slowest = median((visits.get(MANY) ?? []).map((visit) => visit.slowest));
  return [
    {
      ...growthRow(visits, {
        what: `slowest of ${FLIPS} flips, ${MANY} cards beside ${FEW}, 4× CPU`,
        figure: 'slowest',
        text: milliseconds,
      }),
      goal: `≤ ${MOST_MS} ms`,
      isMet: slowest <= MOST_MS,
    },
  ];
}

/** Interaction to next paint while cards are turned. */
export const flip: Figure = { id: 'P6', title: 'turning a card', measure };
