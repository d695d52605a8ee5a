import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Ingredient, USUAL_ML } from '../knowledge/ingredients.js';
import { type Amount, readAmounts } from '../language/amounts.js';

export interface Measured {
  line: string;
  ingredient: Ingredient;
  ml: number;
}

const GARNISH = /garnish|\bon top\b|decorat|to rinse|\brim\b/i;
const GARNISH_ML = 0.5;

/** Millilitres of a line: as written, else what the bar usually pours; a garnish hardly counts. */
function millilitres(line: string, amount: Amount | undefined, ingredient: Ingredient): number {
  if (GARNISH.test(line)) return GARNISH_ML;
  return amount?.ml ?? USUAL_ML[ingredient.kind];
}

/** The lines of a recipe that the bar knows, measured. */
export function measure(lines: readonly string[]): Measured[] {
  const amounts = readAmounts(lines);
  return lines.flatMap((line, at) => {
    const ingredient = mainIngredient(line);
    return ingredient ? [{ line, ingredient, ml: millilitres(line, amounts[at], ingredient) }] : [];
  });
}

export const isGarnish = (line: string): boolean => GARNISH.test(line);
