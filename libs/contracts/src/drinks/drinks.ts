import { COCKTAIL_FIELDS, type Cocktail, type CocktailInput } from './cocktail.js';
import { WHISKEY_FIELDS, type Whiskey, type WhiskeyInput } from './whiskey.js';

/** The two kinds of drinks on the menu, by the name that paths and staged changes use. */
export interface Drinks {
  cocktail: Cocktail;
  whiskey: Whiskey;
}
export type EntityType = keyof Drinks;
export type Drink = Drinks[EntityType];

/** Their fields without what the service adds. */
export interface DrinkInputs {
  cocktail: CocktailInput;
  whiskey: WhiskeyInput;
}

export const DRINK_FIELDS = { cocktail: COCKTAIL_FIELDS, whiskey: WHISKEY_FIELDS } as const;

/** A drink's own fields, without what the service and the page add: its insert shape. */
export function inputOf<E extends EntityType>(entityType: E, drink: DrinkInputs[E]): DrinkInputs[E];
export function inputOf<E extends EntityType>(
  entityType: E,
  drink: Partial<DrinkInputs[E]>,
): Partial<DrinkInputs[E]>;
export function inputOf(entityType: EntityType, drink: object): object {
  const given = Object.entries(drink);
  return Object.fromEntries(
    given.filter(([name, value]) => name in DRINK_FIELDS[entityType] && value !== undefined),
  );
}
