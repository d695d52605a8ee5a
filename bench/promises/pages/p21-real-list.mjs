import { effort } from '../../lib/effort.mjs';
import { growthRow, visitSizes } from '../../lib/growth.mjs';
import { firstCard, NETWORKS, nodeCount, openList } from '../../lib/browser/list-page.mjs';
import { median, milliseconds } from '../../../proof/results/numbers.mjs';

const [SEEDED, REAL] = [12, 720];
const ROUNDS = effort(5);
const ON = effort(NETWORKS.slow, NETWORKS.lan);
const MOST_RATIO = 1.5;
const MOST_NODES = 5_000;

async function visit({ baseUrl }) {
  const list = await openList(baseUrl, { network: ON });
  try {
    const { painted, live } = await firstCard(list);
    return { painted, live, nodes: await nodeCount(list) };
  } finally {
    await list.close();
  }
}

async function measure(say) {
  const visits = await visitSizes(say, { sizes: [SEEDED, REAL], rounds: ROUNDS, visit });
  const row = (what, figure) => growthRow(visits, { what, figure, text: milliseconds, most: MOST_RATIO });
  const nodesOf = (size) => median(visits.get(size).map((visit) => visit.nodes));
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

/** A list as long as a public one, its texts as long as there, beside one of the seeded menu's length. */
export const realList = { id: 'P21', title: 'a real list on a slow phone', measure };
