import type { Doubt, ReadDrink } from '@peanut/bartender/formats';
import { type Cocktail, inputOf, type Whiskey } from '@peanut/contracts';
import { prepared, type PreparedDrink } from '../import/prepared-drink';
import { cocktail, whiskey } from './drinks';

type ReadCocktail = Extract<ReadDrink, { entityType: 'cocktail' }>;
type ReadWhiskey = Extract<ReadDrink, { entityType: 'whiskey' }>;

/** A cocktail as an import reads it. */
export const readCocktail = (
  name: string,
  part: Partial<Cocktail> = {},
  guessed: ReadCocktail['guessed'] = [],
): PreparedDrink & ReadCocktail =>
  prepared<ReadCocktail>({
    entityType: 'cocktail',
    input: inputOf('cocktail', cocktail('', name, part)),
    guessed,
    problems: [],
    doubts: [],
  });

/** A cocktail that the owner should look at, once for each kind of doubt. */
export const doubtfulCocktail = (name: string, ...kinds: Doubt['kind'][]): PreparedDrink => ({
  ...readCocktail(name),
  doubts: kinds.map((kind) => ({ kind, text: `The ${kind} of ${name} is not sure.` })),
});

/** A whiskey as an import reads it. */
export const readWhiskey = (
  name: string,
  part: Partial<Whiskey> = {},
  guessed: ReadWhiskey['guessed'] = [],
): PreparedDrink & ReadWhiskey =>
  prepared<ReadWhiskey>({
    entityType: 'whiskey',
    input: inputOf('whiskey', whiskey('', name, part)),
    guessed,
    problems: [],
    doubts: [],
  });

/** A drink of the menu with nothing staged for it. */
export const onMenu = <Item extends Cocktail | Whiskey>(item: Item) => ({
  ...item,
  staged: { isMoved: false },
});
