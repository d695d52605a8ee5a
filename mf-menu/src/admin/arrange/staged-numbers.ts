import type { PendingChange } from '@peanut/web/admin';

/**
 * The numbers that staged whiskey changes must carry so that the flight ends in `order`. They are replayed oldest
 * first, so a number does not count the whiskeys that are added later.
 * @param pending newest first
 * @returns the number to stage by whiskey id; those that stand already as they should are left out
 */
export function numbersToStage(
  order: readonly string[],
  pending: readonly PendingChange[],
): Map<string, number> {
  const placeOf = new Map(order.map((id, index) => [id, index + 1]));
  const addedLater: number[] = [];
  const numbers = new Map<string, number>();
  for (const change of pending) {
    const now = stagedNumber(change);
    if (!now) continue;
    const place = placeOf.get(now.id);
    if (place === undefined) continue;
    const number = place - addedLater.filter((later) => later < place).length;
    if (number !== now.number) numbers.set(now.id, number);
    if (change.type === 'create') addedLater.push(place);
  }
  return numbers;
}

function stagedNumber(change: PendingChange): { id: string; number: number } | undefined {
  if (change.entityType !== 'whiskey' || (change.type !== 'create' && change.type !== 'update'))
    return undefined;
  const { number } = change.data as { number?: number };
  return number === undefined ? undefined : { id: change.itemId, number };
}
