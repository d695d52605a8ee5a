import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { phraseKey, words } from '../language/words.js';
import { contentsRefused, isAvoidedThing } from './avoidances.js';
import { ingredientsIn } from './ingredient-lookup.js';

/** The entity's words for allergens, where the bartender has another than their singular. */
const CONTENT_OF: Partial<Record<Allergen, string>> = { milk: 'dairy' };

/** What the bartender calls an allergen that an owner has ticked. */
export const contentOfAllergen = (allergen: Allergen): string => CONTENT_OF[allergen] ?? phraseKey(allergen);

const BY_CONTENT: ReadonlyMap<string, Allergen> = new Map(
  ALLERGENS.map((allergen) => [contentOfAllergen(allergen), allergen]),
);

/** The allergen that a word stands for: milk for "lactose"; undefined for any other word. */
export const allergenCalled = (phrase: string): Allergen | undefined =>
  isAvoidedThing(phrase) ? BY_CONTENT.get(contentsRefused(phrase)[0] ?? '') : undefined;

const PLANT = '(coconut|oat|almond|soya?|rice|hazelnut|cashew|cocoa|peanut|nut|apple)';
const MILKY = '(?:cream|milk|butter|yogh?urt)';
const MADE_OF_A_PLANT = new RegExp(String.raw`\b${PLANT}[\s-]${MILKY}\b|\b${MILKY} of ${PLANT}\b`, 'gi');

/** "Coconut cream", "peanut butter" and "cream soda" have no milk in them. */
const withoutPlantMilk = (line: string): string =>
  line.replace(MADE_OF_A_PLANT, '$1$2').replace(/\bcream (?=of tartar\b|soda\b|sherry\b)/gi, '');

/** What stands in a recipe's line: "egg white", "almond", "celery". */
function namedIn(tokens: readonly string[]): (Allergen | undefined)[] {
  const pairs = tokens.map((token, at) => `${token} ${tokens[at + 1] ?? ''}`);
  return [...tokens, ...pairs].map(allergenCalled);
}

/** The allergens that a recipe's lines are known to hold, in the order of {@link ALLERGENS}. */
export function allergensOf(lines: readonly string[]): Allergen[] {
  const found = new Set(
    lines.flatMap((line) => {
      const tokens = words(withoutPlantMilk(line));
      const tags = ingredientsIn(tokens).flatMap(({ ingredient }) => ingredient.tags);
      return [...tags.map((tag) => BY_CONTENT.get(tag)), ...namedIn(tokens)];
    }),
  );
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

interface Recipe {
  ingredients?: readonly string[];
  allergens?: readonly Allergen[];
}

/**
 * The allergens of a drink whose recipe was read or changed: what its ingredients hold, and what was named besides.
 * @param before the drink as it was; undefined for one that is read whole
 */
export function allergensAfter(read: Recipe, before: Recipe | undefined): Allergen[] {
  const held = allergensOf(read.ingredients ?? []);
  const old = allergensOf(before?.ingredients ?? []);
  const named = read.allergens ?? (before?.allergens ?? []).filter((one) => !old.includes(one));
  return ALLERGENS.filter((allergen) => held.includes(allergen) || named.includes(allergen));
}
