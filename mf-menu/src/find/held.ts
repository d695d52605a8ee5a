import type { Holding } from '@peanut/bartender/holding';
import { ALLERGENS, type Cocktail, type Whiskey } from '@peanut/contracts';

/** What each drink of a list holds, by ticks and by its recipe. */
export type Held = ReadonlyMap<Cocktail | Whiskey, Holding>;

const KNOWN = new Set<string>(ALLERGENS);

/**
 * Whether a drink surely does without an allergen, as the chat answers it: no tick proves nothing, and of a recipe that is
 * not known whole, or of a word that is no allergen, nobody can tell.
 */
export const isFreeOf = (allergen: string, holding: Holding | undefined): boolean =>
  holding !== undefined && KNOWN.has(allergen) && !holding.unknownParts && !mayHold(holding, allergen);

/** The allergens that some of the drinks hold or may hold: those that a guest may want to leave out. */
export const metIn = (held: Held): ReadonlySet<string> =>
  new Set([...held.values()].flatMap(({ holds = [], mayHold = [] }) => [...holds, ...mayHold]));

const mayHold = ({ holds = [], mayHold = [] }: Holding, allergen: string): boolean =>
  holds.includes(allergen) || mayHold.includes(allergen);
