import type { Holding } from '@peanut/bartender/holding';
import { isGuestLimit, type Cocktail, type Whiskey } from '@peanut/contracts';

/** What each drink of a list holds, by ticks and by its recipe. */
export type Held = ReadonlyMap<Cocktail | Whiskey, Holding>;

/** "Vegan" is without all of these. */
const OF_ANIMALS: readonly string[] = ['egg', 'milk', 'fish', 'shellfish', 'honey', 'meat'];

/**
 * Whether a drink surely does without an allergen, as the chat answers it: no tick proves nothing, and of a recipe that is
 * not known whole, or of a word that is no allergen, nobody can tell.
 */
export function isFreeOf(limit: string, holding: Holding | undefined): boolean {
  if (holding === undefined || !isGuestLimit(limit)) return false;
  // Which unknown parts may bring alcohol the reader has said.
  if (limit === 'alcohol') return !mayHold(holding, limit);
  if (holding.unknownParts) return false;
  return (limit === 'vegan' ? OF_ANIMALS : [limit]).every((one) => !mayHold(holding, one));
}

/** What some of the drinks hold or may hold: those that a guest may want to leave out. */
export const metIn = (held: Held): ReadonlySet<string> =>
  new Set([...held.values()].flatMap(({ holds = [], mayHold = [] }) => [...holds, ...mayHold]));

const mayHold = ({ holds = [], mayHold = [] }: Holding, allergen: string): boolean =>
  holds.includes(allergen) || mayHold.includes(allergen);
