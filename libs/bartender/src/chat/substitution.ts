import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { CLASSICS } from '../knowledge/classics.js';
import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Ingredient } from '../knowledge/ingredients.js';
import { isGarnish } from '../profile/recipe.js';
import { listed, withArticle } from '../language/sentences.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { bold } from './markdown.js';

const essence = (ingredients: readonly (Ingredient | undefined)[]): string =>
  [...new Set(ingredients.flatMap((one) => one?.name ?? []))].sort().join('|');

const poured = (lines: readonly string[]) => lines.filter((line) => !isGarnish(line)).map(mainIngredient);

const isKin = (part: Ingredient | undefined, asked: Ingredient): boolean =>
  part === asked || (part?.family !== undefined && part.family === asked.family);

/** What the new ingredient brings that the old one did not. */
function brought(next: Ingredient, old: Ingredient): string {
  const more = FLAVOURS.filter(
    (flavour) => (next.flavours[flavour] ?? 0) - (old.flavours[flavour] ?? 0) >= 0.2,
  );
  const words = more.slice(0, 2).map((flavour) => FLAVOUR_ADJECTIVE[flavour]);
  return words.length > 0 ? ` It will taste more ${listed(words)}.` : '';
}

/** "Can I replace the gin in the Negroni with bourbon?" */
export function substitution(question: ParsedQuestion): string | undefined {
  if (!/ (?:replace|swap|substitute|instead of|switch|rather than) /.test(question.line)) return undefined;
  const one = drinkMeant(question);
  const named = ingredientsIn(question.words).map(({ ingredient }) => ingredient);
  if (one?.type !== 'cocktail' || named.length < 2) return undefined;
  const parts = poured(one.drink.ingredients);
  const old = named.find((ingredient) => parts.some((part) => isKin(part, ingredient)));
  const next = named.find((ingredient) => ingredient !== old && !parts.includes(ingredient));
  return old && next && sentence(one.name, parts, old, next);
}

function sentence(
  name: string,
  parts: readonly (Ingredient | undefined)[],
  old: Ingredient,
  next: Ingredient,
): string {
  const wanted = essence(parts.map((part) => (isKin(part, old) ? next : part)));
  const classic = CLASSICS.find(({ ingredients }) => essence(poured(ingredients)) === wanted);
  if (classic)
    return `Yes, and it has a name: with ${next.name} for ${old.name}, ${withArticle(name)} becomes a ${bold(classic.name)}. ${classic.description}`;
  return old.kind === next.kind
    ? `Yes, that works: ${next.name} for ${old.name} in the ${bold(name)}, the same measure.${brought(next, old)}`
    : `That makes another drink: ${next.name} does not do what ${old.name} does in the ${bold(name)}. Taste as you go.`;
}
