import { ALLERGENS } from '@peanut/contracts';

/** What guests may not have for their health, diet or age: the card's words, and more that is asked after. */
export const SUBSTANCES = [...ALLERGENS, 'lupin', 'honey', 'meat', 'alcohol'] as const;
export type Substance = (typeof SUBSTANCES)[number];

/** What a recipe's line is known to hold. */
export interface LineReading {
  holds: ReadonlySet<Substance>;
  /** What the label, or who made it, must tell. */
  mayHold: ReadonlySet<Substance>;
  /** Every word is known, so nothing besides the two lists is in it. */
  isKnown: boolean;
}
