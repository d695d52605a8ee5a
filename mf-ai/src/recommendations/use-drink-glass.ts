import type { Recommendation } from '@peanut/contracts';
import { useCocktails } from '@peanut/web';

/** The glasses of the menu's cocktails by their ids; a drink that has none there gets a fitting one. */
export function useDrinkGlass(): (drink: Recommendation) => string {
  const cocktails = useCocktails();
  return ({ type, cocktailId }) => {
    const known =
      cocktails.status === 'ready' ? cocktails.items.find(({ id }) => id === cocktailId)?.glass : undefined;
    return known ?? (type === 'whiskey' ? 'snifter' : 'coupe');
  };
}
