import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { readLine } from './read-line.js';
import { shortIngredient } from '../../language/short-ingredient.js';

/** The allergens that a recipe's lines are known to hold, in the order of {@link ALLERGENS}. */
export function allergensOf(lines: readonly string[]): Allergen[] {
  const held = new Set(lines.flatMap((line) => [...readLine(line).holds]));
  return ALLERGENS.filter((allergen) => held.has(allergen));
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

/** What the owner should check before the allergens of a drink are right. */
export interface FormNotes {
  /** Ingredients whose allergens are unknown. */
  unknown: string[];
  /** Ingredients that may hold an allergen which is not ticked: "falernum (nuts)". */
  mayHold: string[];
  /** Ingredients that surely hold an allergen which is not ticked: "milk (cream)". */
  missing: string[];
  /** What they hold. */
  unticked: Allergen[];
}

/** Notes on the allergens for a drink's form. */
export function formNotes(lines: readonly string[], ticked: readonly string[]): FormNotes {
  const open = ALLERGENS.filter((one) => !ticked.includes(one));
  const held = allergensOf(lines).filter((one) => open.includes(one));
  const notes: FormNotes = { unknown: [], mayHold: [], missing: [], unticked: held };
  const add = (to: string[], line: string, found: readonly Allergen[]) => {
    if (found.length > 0) to.push(`${shortIngredient(line)} (${found.join(', ')})`);
  };
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const { holds, mayHold, isKnown } = readLine(line);
    const missing = open.filter((one) => holds.has(one));
    if (missing.length > 0) notes.missing.push(`${missing.join(', ')} (${shortIngredient(line)})`);
    add(
      notes.mayHold,
      line,
      open.filter((one) => mayHold.has(one)),
    );
    if (!isKnown) notes.unknown.push(shortIngredient(line));
  }
  return notes;
}
