import { launch } from '../../lib/browser/browser.mjs';
import { dragAbout, openForDragging } from '../../lib/browser/drag.mjs';
import { effort } from '../../lib/effort.mjs';
import { withLongMenu } from '../../lib/long-menu.mjs';
import { median, milliseconds, ratioText, spreadText } from '../../../proof/results/numbers.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';

const SIZES = effort([50, 300, 1_000], [20, 20, 20]);
const [FEW, GOAL_SIZE, MANY] = SIZES;
const PASSES = effort(5);
const SLOWDOWN = effort(4);
const MOST_MS = 250;
const MOST_RATIO = 2;
const LEAST_MOVES = 30;

/** The slowest answers of one drag to a move and to a press or release, in milliseconds. */
async function measureOnce(browser, stack, cookie) {
  const page = await openForDragging(browser, { baseUrl: stack.baseUrl, cookie, slowdown: SLOWDOWN });
  try {
    const { move, press, moves } = await dragAbout(page);
    if (moves < LEAST_MOVES) throw new Error(`Only ${moves} moves of the drag were seen.`);
    return { move, press };
  } finally {
    await page.context().close();
  }
}

async function measureSizes(stack, fill, browser) {
  const cookie = await ownerCookie(stack);
  const worst = new Map();
  for (const size of new Set(SIZES)) {
    await fill(size);
    const times = [];
    for (let pass = 0; pass < PASSES; pass += 1) times.push(await measureOnce(browser, stack, cookie));
    const middle = (kind) => median(times.map((time) => time[kind]));
    worst.set(size, { move: middle('move'), press: middle('press'), passes: times.map(slowest) });
  }
  return worst;
}

const slowest = ({ move, press }) => Math.max(move, press);
const parts = ({ move, press }) => `press ${milliseconds(press)}, move ${milliseconds(move)}`;

function rowsOf(worst) {
  const [few, goal, many] = [FEW, GOAL_SIZE, MANY].map((size) => worst.get(size));
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
      curve: [...worst].map(([size, times]) => [size, slowest(times)]),
    },
  ];
}

async function measure(say) {
  const browser = await launch();
  try {
    return await withLongMenu(say, async (stack, fill) => rowsOf(await measureSizes(stack, fill, browser)));
  } finally {
    await browser.close();
  }
}

/** Interaction to next paint while a card is dragged, for few and many cards. */
export const drag = {
  id: 'P7',
  title: 'dragging a card',
  measure,
  plot: { x: 'cocktails', y: 'milliseconds' },
};
