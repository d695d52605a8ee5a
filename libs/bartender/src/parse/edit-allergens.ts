import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { allergenCalled } from '../knowledge/allergens/ticks.js';
import { words } from '../language/words.js';

interface Drink {
  allergens?: Allergen[];
}

/** "Allergens: egg, milk", "contains nuts", "it may contain traces of soy". */
const STATED =
  /^(?:it |this |the (?:drink|cocktail|whiske?y) )?(?:allergens?(?: (?:is|are))?|(?:may )?contains?)\b\s*(?::\s*)?(?=\S)(.+)$/i;
/** "Add egg to the allergens", "remove the nuts from the allergens", "no allergens". */
const ADDED = /^(?:add|tick|put|mark|note|list)\b(.+?)\b(?:to|as|in|under|on)\b.*\ballergens?\b/i;
const REMOVED = /^(?:remove|untick|drop|delete|take)\b(.+?)\bfrom\b.*\ballergens?\b/i;
const NONE = /^(?:no|without|clear (?:the |all )?|remove (?:all |the )+|free of) ?allergens?\b|^none$/i;
const FILLER = new Set(
  words('and or also traces of the a an some may contain contains of allergen only just'),
);
const DENIAL = new Set(['no', 'not', 'neither', 'nor', 'without']);

/** The allergens of a list that names nothing else; undefined for any other text, such as a list of ingredients. */
function allergensIn(list: string): Allergen[] | undefined {
  const tokens = words(list).filter((word) => !FILLER.has(word));
  if (tokens.some((token) => DENIAL.has(token))) return undefined;
  const found = tokens.map(allergenCalled);
  return found.length > 0 && found.every((one) => one !== undefined) ? found : undefined;
}

const inOrder = (found: readonly Allergen[]): Allergen[] => ALLERGENS.filter((one) => found.includes(one));

/** The allergens after a change in words; undefined when it does not speak of them. */
export function editAllergens(change: string, { allergens = [] }: Drink): Drink | undefined {
  const text = change.trim().replace(/(?<![.!])[.!]+$/, '');
  const stated = STATED.exec(text)?.[1];
  if (NONE.test(text) || (stated !== undefined && NONE.test(stated.trim()))) return { allergens: [] };
  const removed = allergensIn(REMOVED.exec(text)?.[1] ?? '');
  if (removed) return { allergens: allergens.filter((one) => !removed.includes(one)) };
  const added = allergensIn(ADDED.exec(text)?.[1] ?? stated ?? '');
  const isWhole = /^allergens?\b/i.test(text);
  return added && { allergens: inOrder(isWhole ? added : [...allergens, ...added]) };
}

const SENTENCE_END = /([.;!?](?=\s|$)|\n)/;

/** A drink's text without the sentences that name its allergens, and what these name. */
export function readAllergens(text: string): { allergens?: Allergen[]; rest: string } {
  let said: Drink | undefined;
  const rest = text.split(SENTENCE_END).map((sentence) => {
    const changed = editAllergens(sentence, said ?? {});
    said = changed ?? said;
    return changed ? '' : sentence;
  });
  return { ...said, rest: rest.join('') };
}
