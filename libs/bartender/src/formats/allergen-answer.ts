import { allergenTexts, isSet, readAllergenWords } from '../knowledge/allergens/read-allergen-words.js';
import { remembered } from '../language/remembered.js';
import { isObject } from './data-object.js';
import { drinkKey } from './keys.js';
import { wordsOfKey } from './source-texts.js';

/** Whether a key, or the head of a column, asks for an allergen: "nuts", "contains_nuts". */
export const asksAllergen = remembered((key): boolean => {
  const { allergens, unknown } = readAllergenWords(wordsOfKey(key), false);
  return allergens.length > 0 && unknown.length === 0;
});

/** "Traces", "may contain": no answer that lets it out. */
const POSSIBLY = /trace|may|possib|spuren|traz/i;

/** `{ "contains_nuts": "yes" }` as words of allergens: "contains nuts"; none for any other value. */
function allergenAnswered(key: string, value: unknown): string[] {
  const isHeld = isSet(value) || (typeof value === 'string' && POSSIBLY.test(value));
  return isHeld && asksAllergen(key) ? [wordsOfKey(key)] : [];
}

/** "Contains nuts" says it whatever heads it. */
const SAYS_IT = /^\W*(?:may contain|contains?|enthält|contient|contiene|bevat|contém)\b/i;
const DEEPEST = 8;

/** What a value says of allergens, at any depth: of the drink, of one of its ingredients, in a warning. */
export function allergensWithin(value: unknown, key = '', depth = 0): string[] {
  if (depth > DEEPEST || value === null) return [];
  if (drinkKey(key) === 'allergens') return allergenTexts(value);
  if (Array.isArray(value)) return value.flatMap((one) => allergensWithin(one, key, depth));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) => allergensWithin(one, name, depth + 1));
  if (typeof value === 'string' && SAYS_IT.test(value) && drinkKey(key) === undefined) return [value];
  return allergenAnswered(key, value);
}
