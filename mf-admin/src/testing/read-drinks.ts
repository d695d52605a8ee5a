import type { ReadDrink } from '@peanut/bartender/formats';
import { type Cocktail, inputOf, type Whiskey } from '@peanut/contracts';
import { cocktail, whiskey } from './drinks';

type ReadCocktail = Extract<ReadDrink, { entityType: 'cocktail' }>;
type ReadWhiskey = Extract<ReadDrink, { entityType: 'whiskey' }>;

/** A cocktail as an import reads it. */
export const readCocktail = (
  name: string,
  part: Partial<Cocktail> = {},
  guessed: ReadCocktail['guessed'] = [],
): ReadCocktail => ({
  entityType: 'cocktail',
  input: inputOf('cocktail', cocktail('', name, part)),
  guessed,
  problems: [], doubts: [],
});

/** A whiskey as an import reads it. */
export const readWhiskey = (
  name: string,
  part: Partial<Whiskey> = {},
  guessed: ReadWhiskey['guessed'] = [],
): ReadWhiskey => ({
  entityType: 'whiskey',
  input: inputOf('whiskey', whiskey('', name, part)),
  guessed,
  problems: [], doubts: [],
});

/** A drink of the menu with nothing staged for it. */
export const onMenu = <Item extends Cocktail | Whiskey>(item: Item) => ({
  ...item,
  staged: { isMoved: false },
});
