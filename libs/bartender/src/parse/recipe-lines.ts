import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { mentions, words } from '../language/words.js';
import { isGarnish } from '../profile/recipe.js';
import { shortIngredient } from '../language/short-ingredient.js';

const THE = /^(?:the|some|any|all|of|a|an|more|extra|our)\s+/i;

/** A thing as an edit names it, without articles and filler. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(THE, '')
    .replace(THE, '')
    .replace(/\b(?:please|too|as well|entirely|completely|altogether|garnish)\b/gi, '')
    .replace(/(?<![.!,])[.!,]+$/, '')
    .trim();

/** The lines of a recipe that speak of a thing: by its words, or by what it is ("sugar" for "simple syrup"). */
export function linesWith(lines: readonly string[], thing: string): string[] {
  const byName = lines.filter((line) => mentions(isGarnish(line) ? line : shortIngredient(line), thing));
  if (byName.length > 0) return byName;
  const byWords = lines.filter((line) => mentions(line, thing));
  if (byWords.length > 0) return byWords;
  const last = words(thing).at(-1) ?? '';
  const byLast = last.length > 3 ? lines.filter((line) => words(line).includes(last)) : [];
  if (byLast.length > 0) return byLast;
  const known = mainIngredient(thing);
  return known ? lines.filter((line) => mainIngredient(line) === known) : [];
}
