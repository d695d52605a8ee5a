import { waitUntil } from '../../../ops/lib/wait.mjs';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { growthRow, visitSizes } from '../../lib/growth.js';
import {
  firstCard,
  NETWORKS,
  nodeCount,
  openList,
  scrollDown,
  settledMemory,
} from '../../lib/browser/list-page.js';
import type { Product } from '../../lib/product.js';
import { milliseconds } from '../../../proof/results/numbers.mjs';

const SIZES = effort([100, 1_000, 10_000], [10, 30]);
const ROUNDS = effort(5);
const SCROLLED = effort(10_000, 500);
const MOST_RATIO = 1.5;
/** Until the page has cached the list and loaded what comes after the cards, in milliseconds. */
const SETTLES = effort(4_000, 500);

async function visit({ baseUrl }: Product) {
  // The service has the list in memory and its beginning is drawn, as for all guests but the first.
  const hasCards = async () => (await (await fetch(`${baseUrl}/cocktails`)).text()).includes('cocktail-card');
  if (!(await waitUntil(hasCards))) throw new Error('The page has no prerendered cards.');
  const list = await openList(baseUrl, NETWORKS.lan);
  try {
    const { painted, live } = await firstCard(list);
    await list.page.waitForTimeout(SETTLES);
    const [memory, nodes] = [await settledMemory(list), await nodeCount(list)];
    return { painted, live, work: list.work, memory, nodes, scroll: await scrollDown(list, SCROLLED) };
  } finally {
    await list.close();
  }
}

type Name = keyof Awaited<ReturnType<typeof visit>>;

const megabytes = (size: number) => `${Math.round(size)} MB`;

async function measure(say: Say): Promise<Row[]> {
  const visits = await visitSizes(say, { sizes: SIZES, rounds: ROUNDS, visit });
  const row = (what: string, figure: Name, text: (value: number) => string) =>
    growthRow(visits, { what, figure, text, most: MOST_RATIO });
  const [few, many] = [SIZES.at(0), SIZES.at(-1)].map((size) => size?.toLocaleString('en'));
  return [
    row(`first card painted, LAN, ${many} items beside ${few}`, 'painted', milliseconds),
    row('first card can be turned', 'live', milliseconds),
    growthRow(visits, { what: 'of it work of the page', figure: 'work', text: milliseconds }),
    row(`work of the page to scroll by ${SCROLLED} px`, 'scroll', milliseconds),
    row('memory of the browser', 'memory', megabytes),
    row('nodes of the page', 'nodes', String),
  ];
}

/** A guest's page with 10,000 cocktails compared with the same with 100. */
export const longLists: Figure = {
  id: 'P8',
  title: 'long lists',
  measure,
  plot: { x: 'cocktails', y: 'milliseconds', of: /card|work/ },
};
