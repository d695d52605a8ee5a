import { growthRow, visitBoth } from './lib/growth.mjs';
import { firstCard, NETWORKS, nodeCount, openList } from './lib/list-page.mjs';
import { milliseconds } from './lib/numbers.mjs';

const [SEEDED, REAL] = [12, 720];
const ROUNDS = 5;
const MOST_RATIO = 1.5;
const MOST_NODES = 5_000;

async function visit({ baseUrl }) {
  const list = await openList(baseUrl, { network: NETWORKS.slow });
  try {
    const { painted, live } = await firstCard(list);
    return { painted, live, nodes: await nodeCount(list) };
  } finally {
    await list.close();
  }
}

async function measure(say) {
  const figures = await visitBoth(say, { sizes: [SEEDED, REAL], rounds: ROUNDS, visit });
  const row = (what, figure) => growthRow(figures, { what, figure, text: milliseconds, most: MOST_RATIO });
  const { nodes } = figures.long;
  return [
    row(`first card painted, slow phone, ${REAL} drinks beside ${SEEDED}`, 'painted'),
    row('first card can be turned', 'live'),
    {
      what: 'nodes of the page',
      here: nodes.toLocaleString('en'),
      baseline: figures.short.nodes.toLocaleString('en'),
      goal: `≤ ${MOST_NODES.toLocaleString('en')}`,
      isMet: nodes <= MOST_NODES,
    },
  ];
}

/** A list as long as a public one, its texts as long as there, beside one of the seeded menu's length. */
export const realList = { id: 'P21', title: 'a real list on a slow phone', measure };
