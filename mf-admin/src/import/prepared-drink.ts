import type { ReadDrink, ReadMenu } from '@peanut/bartender/formats';
import { plainWords } from '@peanut/contracts';
import { CreateCocktailRequest, CreateWhiskeyRequest } from '@peanut/contracts/requests';
import { problemsOf } from '../form/problems';

/** What takes a page long to find out for 2,000 drinks. */
interface Preparation {
  /** Why it can never be staged. That no spirit was found is none: the owner chooses one. */
  invalid: string | undefined;
  nameKey: string;
}

/** A drink that was read, ready to be shown. */
export type PreparedDrink = ReadDrink & Preparation;

export type PreparedMenu = Omit<ReadMenu, 'drinks'> & { drinks: PreparedDrink[] };

/** Two names that are the same but for case, accents, blanks and signs have the same key. */
export const nameKey = (name: string): string => plainWords(name).join(' ') || name.trim();

const REQUESTS = { cocktail: CreateCocktailRequest, whiskey: CreateWhiskeyRequest };

export const prepared = <Drink extends ReadDrink>(drink: Drink): Drink & Preparation => ({
  ...drink,
  invalid: problemsOf<object>(REQUESTS[drink.entityType], drink.input).find(
    ({ field }) => field !== 'spirit' || drink.input.spirit !== '',
  )?.message,
  nameKey: nameKey(drink.input.name),
});

/** A drink as pages title it: "Negroni Recipe" is a Negroni, "Grandma’s Recipe" has no other name. */
export const withoutRecipe = <Drink extends ReadDrink>(drink: Drink): Drink => ({
  ...drink,
  input: { ...drink.input, name: drink.input.name.replace(/(?<=[^\s’'][^\s’']) recipe$/i, '') },
});
