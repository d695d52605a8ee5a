import { type CocktailInput, INGREDIENT_COUNT } from '@peanut/contracts';
import { completeCocktail } from './complete-cocktail.js';
import { completeWhiskey } from './complete-whiskey.js';
import { type ReadDrink } from './read-drink.js';
import { readCocktailInput, readWhiskeyInput } from './read-input.js';
import { withAccount } from './account.js';
import { amountDoubts, strengthDoubts } from './amount-doubts.js';
import { canonicalLine, type WrittenDrink, type WrittenLine, writtenLine } from './written-drink.js';

/** One more than a cocktail has tells that there are too many. */
const MOST_LINES = INGREDIENT_COUNT.max + 1;

/** A cocktail's fields as its source has them, within their limits, and what is wrong with them. */
function readCocktail({ fields: given, lines }: WrittenDrink, write: (line: WrittenLine) => string) {
  const ingredients = lines.length > 0 ? lines.slice(0, MOST_LINES).map(write) : given.get('ingredients');
  return readCocktailInput(new Map([...given, ['ingredients', ingredients]]));
}

/** The fields for a form, whose lines are written as the menu writes them. */
export const fieldsOf = (drink: WrittenDrink): Partial<CocktailInput> =>
  readCocktail(drink, canonicalLine).fields;

/**
 * A drink as its source has it, whole enough for the form, with what may be wrong in it.
 * @param at its place among the drinks of its kind
 */
export function completeDrink(written: WrittenDrink, at: number): ReadDrink {
  const drink = completed(written, at);
  return written.source ? withAccount(drink, written.source()) : drink;
}

function completed(written: WrittenDrink, at: number): ReadDrink {
  if (written.entityType === 'whiskey') {
    const { fields, problems } = readWhiskeyInput(written.fields);
    const whiskey = completeWhiskey(fields, at + 1);
    return { ...whiskey, problems, doubts: strengthDoubts(whiskey.input.proof) };
  }
  const { fields, problems } = readCocktail(written, writtenLine);
  const drink = completeCocktail(fields, { said: written.said });
  return {
    ...drink,
    problems: [...problems, ...drink.problems],
    doubts: [...drink.doubts, ...amountDoubts(drink.input.ingredients)],
  };
}
