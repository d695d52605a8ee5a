interface Numbered {
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
