import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { GUARDED } from '../knowledge/allergens/held.js';
import { knownCocktail, knownWhiskey } from '../profile/bar.js';

/** What a drink holds as a model is told it; an empty list is left out. */
export interface Holding {
  holds?: string[];
  mayHold?: string[];
  /** Lines of its recipe whose contents are unknown. */
  unknownParts?: string[];
}

const isCocktail = (drink: Cocktail | Whiskey): drink is Cocktail =>
  (drink as Partial<Cocktail>).ingredients !== undefined;

/** What a drink surely holds, what it may hold, and what of its recipe is not known; no list where there is nothing to say. */
export function holdingOf(drink: Cocktail | Whiskey): Holding {
  const { contains, doubts } = isCocktail(drink) ? knownCocktail(drink) : knownWhiskey(drink);
  const all = [...GUARDED];
  const holds = all.flatMap(([content, name]) => (contains.has(content) ? [name] : []));
  const mayHold = all.flatMap(([content, name]) =>
    doubts.of.has(content) && !contains.has(content) ? [name] : [],
  );
  return {
    ...(holds.length > 0 && { holds }),
    ...(mayHold.length > 0 && { mayHold }),
    ...(doubts.unknown.length > 0 && { unknownParts: [...doubts.unknown] }),
  };
}
