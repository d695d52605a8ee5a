import type { MenuParts, StagedListItem } from '@peanut/editing';

type Numbered = StagedListItem & { id: string; number?: number };

/**
 * The number on each item's card: visible ones count from 1, hidden ones after them. While a new whiskey is staged, the
 * merged numbers show where it goes; an item that will be deleted has its old number.
 */
export function placesOf({ visible, hidden, deleted }: MenuParts<Numbered>): Map<string, number> {
  const counted = [...visible, ...hidden];
  const hasNew = counted.some((item) => item.staged.insertPosition !== undefined);
  return new Map([
    ...counted.map((item, index) => [item.id, (hasNew && item.number) || index + 1] as const),
    ...deleted.map((item, index) => [item.id, item.number ?? index + 1] as const),
  ]);
}

/** A card's position among those it can be moved between. */
export interface CardPlace {
  /** From 0. */
  index: number;
  count: number;
  move: MoveCard;
}

/** Puts the card at another index. */
export type MoveCard = (itemId: string, to: number) => void;
