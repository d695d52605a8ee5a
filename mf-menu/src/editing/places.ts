/** A card's position among those it can be moved between. */
export interface CardPlace {
  /** From 0. */
  index: number;
  count: number;
  move: MoveCard;
}

/** Puts the card at another index. */
export type MoveCard = (itemId: string, to: number) => void;
