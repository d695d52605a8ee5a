import type { Difference } from './field-differences';

/** The stretch of the list that changes, from the first place that differs to the last, in names. */
export function orderDifference(
  before: readonly string[],
  after: readonly string[],
  nameOf: (id: string) => string,
): Difference[] {
  const isMoved = (id: string, index: number) => id !== before[index];
  const first = after.findIndex(isMoved);
  if (first === -1) return [];
  const end = after.findLastIndex(isMoved) + 1;
  const stretch = (ids: readonly string[]) => ({
    items: ids.slice(first, end).map(nameOf),
    start: first + 1,
  });
  return [{ label: 'Order', before: stretch(before), after: stretch(after) }];
}
