import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { growthRow, visitSizes } from '../../lib/growth.js';
import { firstCard, NETWORKS, nodeCount, openList } from '../../lib/browser/list-page.js';
import type { Product } from '../../lib/product.js';
import { median, milliseconds } from '../../../proof/results/numbers.mjs';

const [SEEDED, REAL] = [12, 720];
const ROUNDS = effort(5);
const ON = effort(NETWORKS.slow, NETWORKS.lan);
const MOST_RATIO = 1.5;
const MOST_NODES = 5_000;

async function visit({ baseUrl }: Product) {
  const list = await openList(baseUrl, ON);
  try {
    const { painted, live } = await firstCard(list);
    return { painted, live, nodes: await nodeCount(list) };
  } finally {
    await list.close();
  }
}

async function measure(say: Say): Promise<Row[]> {
  const visits = await visitSizes(say, { sizes: [SEEDED, REAL], rounds: ROUNDS, visit });
  const row = (what: string, figure: 'painted' | 'live') =>
    growthRow(visits, { what, figure, text: milliseconds, most: MOST_RATIO });
  const nodesOf = (size: number) => median((visits.get(size) ?? []).map((visit) => visit.nodes));
  const nodes = nodesOf(REAL);
  return [
    row(`first card painted, slow phone, ${REAL} drinks beside ${SEEDED}`, 'painted'),
    row('first card can be turned', 'live'),
    {
      what: 'nodes of the page',
      here: nodes.toLocaleString('en'),
      baseline: nodesOf(SEEDED).toLocaleString('en'),
      goal: `≤ ${MOST_NODES.toLocaleString('en')}`,
      isMet: nodes <= MOST_NODES,
    },
  ];
}

/** A list as long as a public one, its texts as long as there, compared with one of the seeded menu's length. */
export const realList: Figure = { id: 'P21', title: 'a real list on a slow phone', measure };
