import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { groupedIn, isHeading } from './ingredient-list.js';
import { drinkKey, lineKey } from './keys.js';
import { type SourceText } from './written-drink.js';
import { isMeaningless, isMeaninglessKey, isNothing } from './meaningless.js';

const DEEPEST = 12;
const MOST = 500;

/** "strIngredient1" as words: "str ingredient 1". */
export const wordsOfKey = (key: string): string =>
  key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^str /, '');

/** "For the syrup": what a part of a list is called, and no text of its own. */
const isTitleOfGroup = (group: DataObject, key: string): boolean =>
  (drinkKey(key) === 'name' || lineKey(key) === 'kind') &&
  (groupedIn(group).length > 0 || Array.isArray(group['itemListElement']));
const isHeader = (item: DataObject): boolean =>
  Object.entries(item).some(([key, value]) => lineKey(key) === 'header' && value === true);

/** Every text and number in a value, but for what says nothing of a drink. */
export function textsIn(value: unknown): SourceText[] {
  const found: SourceText[] = [];
  const visit = (one: unknown, keys: readonly string[]): void => {
    if (keys.length > DEEPEST || found.length >= MOST) return;
    if (Array.isArray(one)) for (const item of one) visit(item, keys);
    else if (isObject(one)) {
      if (isHeader(one)) return;
      for (const [key, item] of Object.entries(one))
        if (!isMeaninglessKey(key) && !(keys.length > 0 && isTitleOfGroup(one, key)))
          visit(item, [...keys, key]);
    } else
      for (const text of textsOf(one))
        if (!isNothing(text) && !isHeading(text) && !isMeaningless(keys.at(-1) ?? '', text))
          found.push({ keys, text });
  };
  visit(value, []);
  return found;
}
