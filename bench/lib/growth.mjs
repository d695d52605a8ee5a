import { withLongMenu } from './long-menu.mjs';
import { median, ratioText } from './numbers.mjs';

/**
 * Visits a short menu and a long one in turn, each `rounds` times. Returns the middle value of every figure that
 * `visit(stack)` gives, as `{ short, long }`.
 */
export async function visitBoth(say, { sizes: [short, long], rounds, visit }) {
  const visits = { short: [], long: [] };
  await withLongMenu(say, async (stack, fill) => {
    for (let round = 0; round < rounds; round += 1) {
      await fill(short);
      visits.short.push(await visit(stack));
      await fill(long);
      visits.long.push(await visit(stack));
    }
  });
  return { short: middleOf(visits.short), long: middleOf(visits.long) };
}

const middleOf = (visits) =>
  Object.fromEntries(
    Object.keys(visits[0]).map((figure) => [figure, median(visits.map((each) => each[figure]))]),
  );

/** The row that holds one figure of the long menu against that of the short one; without `most` it only informs. */
export function growthRow({ short, long }, { what, figure, text, most }) {
  const ratio = long[figure] / short[figure];
  return {
    what,
    here: text(long[figure]),
    baseline: text(short[figure]),
    result: ratioText(ratio),
    ...(most && { goal: `≤ ${most} ×`, isMet: ratio <= most }),
  };
}
