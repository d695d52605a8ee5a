import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { contentsRefused, isAvoidedThing } from '../avoidances.js';
import { contentOf } from './held.js';
import { readLine } from './read-line.js';

const BY_CONTENT: ReadonlyMap<string, Allergen> = new Map(
  ALLERGENS.map((allergen) => [contentOf(allergen), allergen]),
);

/** The allergen that a word stands for: milk for "lactose"; undefined for any other word. */
export const allergenCalled = (phrase: string): Allergen | undefined =>
  isAvoidedThing(phrase) ? BY_CONTENT.get(contentsRefused(phrase)[0] ?? '') : undefined;

/** The allergens that a recipe's lines are known to hold, in the order of {@link ALLERGENS}. */
export const allergensOf = (lines: readonly string[]): Allergen[] =>
  ALLERGENS.filter((allergen) => lines.some((line) => readLine(line).holds.has(allergen)));

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
