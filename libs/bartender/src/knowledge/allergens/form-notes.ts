import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { shortIngredient } from '../../language/short-ingredient.js';
import { readLine } from './read-line.js';

/** What the owner has to look at before the allergens of a drink are right. */
export interface FormNotes {
  /** Ingredients of which nobody can tell what they hold. */
  unknown: string[];
  /** Ingredients that may hold an allergen which is not ticked: "falernum (nuts)". */
  mayHold: string[];
  /** Ingredients that surely hold an allergen which is not ticked: "cream (milk)". */
  missing: string[];
}

/** What is to be said of the allergens in the form of a drink. */
export function formNotes(lines: readonly string[], ticked: readonly string[]): FormNotes {
  const notes: FormNotes = { unknown: [], mayHold: [], missing: [] };
  const unticked = ALLERGENS.filter((one) => !ticked.includes(one));
  const add = (to: string[], line: string, found: readonly Allergen[]) => {
    if (found.length > 0) to.push(`${shortIngredient(line)} (${found.join(', ')})`);
  };
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const { holds, mayHold, isKnown } = readLine(line);
    add(
      notes.missing,
      line,
      unticked.filter((one) => holds.has(one)),
    );
    add(
      notes.mayHold,
      line,
      unticked.filter((one) => mayHold.has(one)),
    );
    if (!isKnown) notes.unknown.push(shortIngredient(line));
  }
  return notes;
}
