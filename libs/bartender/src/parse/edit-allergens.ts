import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { readAllergenWords } from '../knowledge/allergens/read-allergen-words.js';

interface Drink {
  allergens?: Allergen[];
}

/** "Allergens: egg, milk", "contains nuts", "it may contain traces of soy", "Enthält: Milch". */
const STATED =
  /^(?:it |this |the (?:drink|cocktail|whiske?y) )?(?:allergens?(?: (?:is|are))?|allergenen?|allergènes|allergeni|alérgenos|(?:may )?contains?|enthält|contient|contiene|bevat|contém)(?!\p{L})\s*(?::\s*)?(?=\S)(.+)$/iu;
/** "Add egg to the allergens", "remove the nuts from the allergens", "no allergens". */
const ADDED = /^(?:add|tick|put|mark|note|list)\b(.+?)\b(?:to|as|in|under|on)\b.*\ballergens?\b/i;
const REMOVED = /^(?:remove|untick|drop|delete|take)\b(.+?)\bfrom\b.*\ballergens?\b/i;
const NONE = /^(?:no|without|clear (?:the |all )?|remove (?:all |the )+|free of) ?allergens?\b|^none$/i;

/** The allergens of a list that names nothing else; undefined for any other text, such as a list of ingredients. */
function allergensIn(list: string): Allergen[] | undefined {
  const { allergens, unknown } = readAllergenWords(list, false);
  return allergens.length > 0 && unknown.length === 0 ? allergens : undefined;
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
