import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readLine } from '../knowledge/allergens/read-line.js';
import { isGarnish } from '../profile/recipe.js';

const FILLS_A_GLASS: readonly string[] = ['soda', 'juice', 'coffee'];

/**
 * The lines of a recipe that hold no alcohol, bitters gone too; soda fills a glass that would be empty. Undefined where
 * there is nothing to leave out, or nothing would be left.
 */
export function soberLines(lines: readonly string[]): string[] | undefined {
  const sober = lines.filter((line) => !readLine(line).holds.has('alcohol'));
  const poured = sober.filter((line) => !isGarnish(line));
  if (sober.length === lines.length || poured.length === 0) return undefined;
  const isLong = poured.some((line) => FILLS_A_GLASS.includes(mainIngredient(line)?.kind ?? ''));
  return isLong ? sober : [...poured, '3 oz soda water', ...sober.filter(isGarnish)];
}
