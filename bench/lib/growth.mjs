import { withLongMenu } from './long-menu.mjs';
import { median, ratioText, spreadText } from '../../proof/results/numbers.mjs';

/** Visits menus of these sizes in turn, `rounds` times. Returns what `visit(stack)` gave of each, by size. */
export async function visitSizes(say, { sizes, rounds, visit }) {
  const visits = new Map(sizes.map((size) => [size, []]));
  await withLongMenu(say, async (stack, fill) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) {
        await fill(size);
        visits.get(size).push(await visit(stack));
      }
    }
  });
  return visits;
}

/** The row that holds one figure of the longest menu against that of the shortest; without `most` it only informs. */
export function growthRow(visits, { what, figure, text, most }) {
  const valuesOf = (size) => visits.get(size).map((visit) => visit[figure]);
  const sizes = [...visits.keys()];
  const curve = sizes.map((size) => [size, median(valuesOf(size))]);
  const [[, few], [longest, many]] = [curve.at(0), curve.at(-1)];
  const ratio = many / few;
  return {
    what,
    here: text(many),
    spread: spreadText(valuesOf(longest), text),
    baseline: text(few),
    result: ratioText(ratio),
    ...(most && { goal: `≤ ${most} ×`, isMet: ratio <= most }),
    curve,
  };
}
