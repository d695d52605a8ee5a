import type { Browser } from '@playwright/test';
import { withBrowser } from '../../lib/browser/browser.js';
import { dragAbout, openForDragging } from '../../lib/browser/drag.js';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { withLongMenu } from '../../lib/long-menu.js';
import type { Product } from '../../lib/product.js';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';

const [FEW, GOAL_SIZE, MANY] = effort<[number, number, number]>([50, 300, 1_000], [20, 20, 20]);
const PASSES = effort(5);
const SLOWDOWN = effort(4);
const MOST_MS = 250;
const MOST_RATIO = 2;
const LEAST_MOVES = 30;

/** The slowest answers of one drag to a move and to a press or release, in milliseconds. */
interface Slowest {
  move: number;
  press: number;
}
/** Medians of several drags, and the slowest answer of each. */
interface Drags extends Slowest {
  passes: number[];
}

async function measureOnce(browser: Browser, { baseUrl }: Product, cookie: string): Promise<Slowest> {
  const page = await openForDragging(browser, { baseUrl, cookie, slowdown: SLOWDOWN });
  try {
    const { move, press, moves } = await dragAbout(page);
    if (moves < LEAST_MOVES) throw new Error(`Only ${moves} moves of the drag were seen.`);
    return { move, press };
  } finally {
    await page.context().close();
  }
}

async function measureSizes(product: Product, fill: (size: number) => Promise<void>, browser: Browser) {
  const cookie = await ownerCookie(product);
  const drags = new Map<number, Drags>();
  for (const size of new Set([FEW, GOAL_SIZE, MANY])) {
    await fill(size);
    const times: Slowest[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) times.push(await measureOnce(browser, product, cookie));
    const middle = (kind: keyof Slowest) => median(times.map((time) => time[kind]));
    drags.set(size, { move: middle('move'), press: middle('press'), passes: times.map(slowest) });
  }
  return drags;
}

const slowest = ({ move, press }: Slowest) => Math.max(move, press);
const parts = ({ move, press }: Slowest) => `press ${milliseconds(press)}, move ${milliseconds(move)}`;

function rowsOf(drags: Map<number, Drags>): Row[] {
  const of = (size: number): Drags => drags.get(size) ?? { move: NaN, press: NaN, passes: [] };
  const [few, goal, many] = [of(FEW), of(GOAL_SIZE), of(MANY)];
  const ratio = slowest(many) / slowest(few);
  return [
    {
      what: `slowest answer while dragging, ${GOAL_SIZE} rows, ${SLOWDOWN}× CPU`,
      here: parts(goal),
      spread: spreadText(goal.passes, milliseconds),
      result: milliseconds(slowest(goal)),
      goal: `≤ ${MOST_MS} ms`,
      isMet: slowest(goal) <= MOST_MS,
    },
    {
      what: `the same, ${MANY.toLocaleString('en')} rows beside ${FEW}`,
      here: parts(many),
      spread: spreadText(many.passes, milliseconds),
      baseline: parts(few),
      result: ratioText(ratio),
      goal: `≤ ${MOST_RATIO} ×`,
      isMet: ratio <= MOST_RATIO,
      curve: [...drags].map(([size, times]) => [size, slowest(times)]),
    },
  ];
}

function measure(say: Say): Promise<Row[]> {
  return withBrowser((browser) =>
    withLongMenu(say, async (product, fill) => rowsOf(await measureSizes(product, fill, browser))),
  );
}

/** Interaction to next paint while a card is dragged, for few and many cards. */
export const drag: Figure = {
  id: 'P7',
  title: 'dragging a card',
  measure,
  plot: { x: 'cocktails', y: 'milliseconds' },
};
