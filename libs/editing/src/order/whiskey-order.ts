import { changesOf, type PendingChange } from '../record/pending-change';

export interface Numbered {
  id: string;
  number: number;
}

const byNumber = <T extends Numbered>(whiskeys: readonly T[]): T[] =>
  whiskeys.toSorted((a, b) => a.number - b.number);

/** Inserts at its number; where that is taken, the one there and all after it move up by one. */
export function insertWhiskey<T extends Numbered>(flight: readonly T[], whiskey: T): T[] {
  const isTaken = flight.some(({ number }) => number === whiskey.number);
  const shifted = isTaken
    ? flight.map((other) => (other.number >= whiskey.number ? { ...other, number: other.number + 1 } : other))
    : flight;
  return byNumber([...shifted, whiskey]);
}

/** Moves a whiskey to another number; those between move by one towards the place it left. */
export function moveWhiskey<T extends Numbered>(flight: readonly T[], id: string, to: number): T[] {
  const from = flight.find((whiskey) => whiskey.id === id)?.number;
  if (from === undefined || from === to) return [...flight];
  const [low, high, step] = to < from ? [to, from, 1] : [from, to, -1];
  return byNumber(
    flight.map((whiskey) => {
      if (whiskey.id === id) return { ...whiskey, number: to };
      const isBetween = whiskey.number >= low && whiskey.number <= high;
      return isBetween ? { ...whiskey, number: whiskey.number + step } : whiskey;
    }),
  );
}

/** Numbers a list from 1 in its order. */
export const numberFromOne = <T extends Numbered>(whiskeys: readonly T[]): T[] =>
  whiskeys.map((whiskey, index) => ({ ...whiskey, number: index + 1 }));

/**
 * The numbers of the staged whiskey changes with which the flight ends in `order`. Save replays them oldest first, so a
 * number does not count whiskeys that are added later.
 * @param pending newest first
 * @returns the number to stage by whiskey id; whiskeys whose number is right already are left out
 */
export function numbersToStage(
  order: readonly string[],
  pending: readonly PendingChange[],
): Map<string, number> {
  const placeOf = new Map(order.map((id, index) => [id, index + 1]));
  const addedLater: number[] = [];
  const numbers = new Map<string, number>();
  for (const change of changesOf('whiskey', pending)) {
    if (change.type !== 'create' && change.type !== 'update') continue;
    const place = placeOf.get(change.itemId);
    if (change.data.number === undefined || place === undefined) continue;
    const number = place - addedLater.filter((later) => later < place).length;
    if (number !== change.data.number) numbers.set(change.itemId, number);
    if (change.type === 'create') addedLater.push(place);
  }
  return numbers;
}
