import type { StagedItem } from '@peanut/editing';

/** Fields that give an item's position; the card gets it as `place`. */
const ORDER_FIELDS = new Set(['sortOrder', 'number', 'updatedAt', 'staged']);

/** Whether a card with these props would look as it does now. */
export function arePropsEqual<P extends { item: StagedItem }>(before: P, after: P): boolean {
  const { item: itemBefore, ...restBefore } = before;
  const { item: itemAfter, ...restAfter } = after;
  return (
    sameFields(restBefore, restAfter) &&
    sameFields(itemBefore.staged, itemAfter.staged) &&
    sameFields(itemBefore, itemAfter, ORDER_FIELDS)
  );
}

function sameFields(before: object, after: object, except: ReadonlySet<string> = new Set()): boolean {
  const [a, b] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => except.has(name) || Object.is(a[name], b[name]));
}
