import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { type Doubts, GUARDED, heldIn, partsInDoubt } from '../knowledge/allergens/held.js';

/** What a drink holds as a model is told it, and a guest's filter; an empty list is left out. */
export interface Holding {
  holds?: string[];
  mayHold?: string[];
  /** Lines of its recipe whose contents are unknown. */
  unknownParts?: string[];
}

/** Of alcohol any line that nobody knows leaves it open; of the rest `unknownParts` says so. */
const isOpen = (doubts: Doubts, content: string): boolean =>
  content === 'alcohol' ? partsInDoubt(doubts, content).length > 0 : doubts.of.has(content);

/** What a drink surely holds, what it may hold, and what of its recipe is not known; no list where there is nothing to say. */
export function holdingOf(drink: Cocktail | Whiskey): Holding {
  const { contents, doubts } = heldIn(drink);
  const all = [...GUARDED];
  const holds = all.flatMap(([content, name]) => (contents.has(content) ? [name] : []));
  const mayHold = all.flatMap(([content, name]) =>
    isOpen(doubts, content) && !contents.has(content) ? [name] : [],
  );
  return {
    ...(holds.length > 0 && { holds }),
    ...(mayHold.length > 0 && { mayHold }),
    ...(doubts.unknown.length > 0 && { unknownParts: [...doubts.unknown] }),
  };
}
