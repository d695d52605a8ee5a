import { FLAVOUR_ADJECTIVE, FLAVOURS } from '../knowledge/flavours.js';
import { CLASSICS } from '../knowledge/classics.js';
import { ingredientsIn, mainIngredient } from '../knowledge/ingredient-lookup.js';
import { termsIn } from '../knowledge/glossary.js';
import { INGREDIENTS, type Ingredient } from '../knowledge/ingredients.js';
import { anyOf, words } from '../language/words.js';
import { isGarnish } from '../profile/recipe.js';
import { listed, withArticle } from '../language/sentences.js';
import { type ParsedQuestion, drinkMeant } from './parse-question.js';
import { bold } from '../language/marked-text.js';
import { aDrink, theDrink } from './named.js';

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
  if (
    !/ (?:replace|swap|substitute|instead|in place of|switch|rather than|use|using|(?:make|do|get|have) (?:it|that|one) with) /.test(
      question.line,
    )
  )
    return undefined;
  const one = drinkMeant(question);
  const found = ingredientsIn(question.words);
  const named = found.map(({ ingredient }) => ingredient);
  if (one?.type !== 'cocktail' || named.length === 0) return undefined;
  const parts = poured(one.drink.ingredients);
  const next =
    named.find((ingredient) => !parts.some((part) => isKin(part, ingredient))) ??
    named.find((ingredient) => !parts.includes(ingredient));
  const old =
    named.find((ingredient) => ingredient !== next && parts.some((part) => isKin(part, ingredient))) ??
    parts.find((part) => next && isKin(part, next)) ??
    parts.find((part) => part?.kind === next?.kind);
  const [first, second] = found;
  if (!next && first && second && first.phrase !== second.phrase && first.ingredient === second.ingredient)
    return `Yes, that works: the ${bold(one.name)} takes ${first.phrase} or ${second.phrase}, in the same measure.`;
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
    return `Yes, and it has a name: with ${next.name} for ${old.name}, ${withArticle(name)} becomes ${aDrink(classic.name)}. ${classic.description}`;
  return old.kind === next.kind
    ? `Yes, that works: ${next.name} for ${old.name} in the ${bold(name)}, in the same measure.${brought(next, old)}`
    : `That makes another drink: ${next.name} does not do what ${old.name} does in the ${bold(name)}. Taste as you go.`;
}

const FEW = 3;

const sharesWord = (one: string, other: string): boolean =>
  words(one).some((word) => words(other).includes(word));

const likeness = (one: Ingredient, other: Ingredient): number => {
  const shared = FLAVOURS.reduce(
    (sum, flavour) => sum + Math.min(one.flavours[flavour] ?? 0, other.flavours[flavour] ?? 0),
    0,
  );
  const total = FLAVOURS.reduce(
    (sum, flavour) => sum + Math.max(one.flavours[flavour] ?? 0, other.flavours[flavour] ?? 0),
    0,
  );
  return (
    (total > 0 ? shared / total : 0) + (one.family !== undefined && one.family === other.family ? 0.3 : 0)
  );
};

const LACKS =
  anyOf(`(?:use|take|do|put) (?:\\w+ )?instead, instead of, (?:can|could|will|to) replace, replacement, substitute, substitution, swap,
  alternative, in place of, no shaker, dont have a, without a, havent got a, (?:ran|run|am|im) out of, out of (?:\\w+ ){1,4}ok,
  no (?:\\w+ ){1,4}(?:at home|in the house|left|what now), (?:no|without|havent|dont have) (?:\\w+ ){1,6}(?:instead|replace|substitute|use|work)`);

/** With a drink named, only what the guest's own shelf lacks; "a Margarita without salt" is something else. */
const LACKS_AT_HOME = anyOf([
  '(?:swap|replace|substitute|switch) (?:out )?(?:the|its|my) \\w+',
  'what (?:\\w+ ){0,4}(?:replace|substitute|swap|use for|use in place of)',
  '(?:have no|dont have|out of|missing) (?:\\w+ ){1,4}(?:for|left|what|how|can|instead)',
  'no (?!\\w+ for (?:me|us|him|her) )(?:\\w+ ){1,4}(?:at home|in the house|in stock|left|(?:what|how) (?:can|could|do|else|instead|now))',
]);
const IS_ABOUT_HEALTH = / (?:allerg\w+|intoleran\w+|vegan|coeliac|celiac) /;

/** "I am out of Campari, what could I use instead?": what does the same in a glass and tastes nearest. */
export function insteadOf(question: ParsedQuestion): string | undefined {
  const [found] = ingredientsIn(question.words);
  const one = drinkMeant(question);
  const lacks = one ? LACKS_AT_HOME : LACKS;
  if (!lacks.test(question.line) || IS_ABOUT_HEALTH.test(question.line)) return undefined;
  if (!found) return termsIn(question.words)[0]?.meaning;
  const { ingredient } = found;
  const kin = [ingredient.name, ...ingredient.aliases]
    .filter((name) => !sharesWord(name, found.phrase))
    .slice(0, 2);
  const nearest = INGREDIENTS.filter((one) => one !== ingredient && one.kind === ingredient.kind)
    .map((one) => ({ name: one.name, like: likeness(one, ingredient) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, FEW);
  const [first, ...rest] = [...kin, ...nearest.map(({ name }) => name)];
  if (!first) return undefined;
  const also = rest.length > 0 ? ` Failing that, ${listed(rest, 'or')}.` : '';
  return `In place of ${found.phrase}${one ? ` in ${theDrink(one.name)}` : ''} I'd take ${bold(first)}, in the same measure: it tastes closest.${also} Taste as you go.`;
}
