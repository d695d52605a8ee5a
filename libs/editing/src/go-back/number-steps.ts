import { moveWhiskey, type Numbered } from '../order/whiskey-order';

/** One call that renumbers: a whiskey moves to a number, or the flight is numbered from 1 in an order. */
export type NumberStep =
  { type: 'move'; id: string; from: number; to: number } | { type: 'reorder'; order: string[] };

const byNumber = (flight: readonly Numbered[]): Numbered[] => flight.toSorted((a, b) => a.number - b.number);

/**
 * The fewest steps found that give each whiskey of the flight the number that it has in `wanted`, which holds the same
 * whiskeys: single moves, or one order and the moves that its gaps take.
 */
export function numberSteps(flight: readonly Numbered[], wanted: readonly Numbered[]): NumberStep[] {
  const rising = byNumber(wanted);
  const falling = rising.toReversed();
  const ordered = rising.map(({ id }, index) => ({ id, number: index + 1 }));
  // From the last one on, each moves up into the gap behind it.
  const gaps = moves(ordered, falling, rising.length) ?? [];
  const byOrder: NumberStep[] = [{ type: 'reorder', order: rising.map(({ id }) => id) }, ...gaps];
  const byMoves = [rising, falling].flatMap((order) => {
    const found = moves(flight, order, byOrder.length);
    return found ? [found] : [];
  });
  return byMoves.concat([byOrder]).reduce((best, other) => (other.length < best.length ? other : best));
}

/** Moves the whiskeys to their numbers, one after the other. Undefined when that is wrong in the end, or takes more. */
function moves(
  flight: readonly Numbered[],
  wanted: readonly Numbered[],
  most: number,
): NumberStep[] | undefined {
  let now = [...flight];
  const steps: NumberStep[] = [];
  for (const { id, number } of wanted) {
    const from = now.find((whiskey) => whiskey.id === id)?.number ?? number;
    if (from === number) continue;
    if (steps.length === most) return undefined;
    steps.push({ type: 'move', id, from, to: number });
    now = moveWhiskey(now, id, number);
  }
  const reached = new Map(now.map(({ id, number }) => [id, number]));
  return wanted.every(({ id, number }) => reached.get(id) === number) ? steps : undefined;
}
