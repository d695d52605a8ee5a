import { FIELD_PARTS, sayContent } from '../knowledge/allergens/held.js';
import { listed } from '../language/sentences.js';
import { shortIngredient } from '../language/short-ingredient.js';

const MOST_NAMED = 3;

/** A part of a recipe in doubt, in a few words: "Zwack mystery cordial". */
const partName = (part: string): string =>
  FIELD_PARTS.some((field) => field === part) ? part : shortIngredient(part);

/** The parts in doubt, the first few by name. */
export function partsNamed(doubts: readonly string[]): string {
  const more = doubts.length - MOST_NAMED;
  const named = [...new Set(doubts.slice(0, MOST_NAMED).map(partName))];
  return listed(more > 0 ? [...named, `${more} more`] : named);
}

/**
 * "I cannot tell whether the **Zombie** holds nuts: I do not know enough about its falernum."
 * @param title how the drink is named in the sentence, as marked text
 * @param name its plain name: a whiskey is its own and only part
 */
export function cannotTell(title: string, name: string, thing: string, doubts: readonly string[]): string {
  const about = doubts.every((part) => part === name) ? 'it' : `its ${partsNamed(doubts)}`;
  return `I cannot tell whether ${title} holds ${sayContent(thing)}: I do not know enough about ${about}.`;
}

export const ASK_FIRST = 'Please ask at the bar before you drink it.';
