import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { groupedIn } from './ingredient-list.js';
import { UNIT_HEADS } from './line-fields.js';
import { isHeading } from './list-text.js';
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
/** One of each line that Mealie does not take apart counts nothing. */
const isEmptyCount = (item: DataObject, key: string, value: unknown): boolean =>
  lineKey(key) === 'amount' && (value === 1 || value === 0) && !hasThing(item);
const hasThing = (item: DataObject): boolean =>
  Object.entries(item).some(([key, value]) => lineKey(key) === 'thing' && textsOf(value).length > 0);

/** The line as one text, next to its parts. */
const isLineAgain = (item: DataObject, key: string): boolean => lineKey(key) === 'whole' && hasThing(item);
/** The same amount in another unit than the one that is read. */
function isOtherUnit(amount: DataObject, key: string): boolean {
  const units = Object.keys(amount).map(lineKey);
  const unit = UNIT_HEADS.find((one) => one === lineKey(key));
  return unit !== undefined && unit !== UNIT_HEADS.find((one) => units.includes(one));
}
const isHeader = (item: DataObject): boolean =>
  Object.entries(item).some(([key, value]) => lineKey(key) === 'header' && value === true);

const isSkipped = (owner: DataObject, key: string, value: unknown, depth: number): boolean =>
  isMeaninglessKey(key) ||
  isLineAgain(owner, key) ||
  isOtherUnit(owner, key) ||
  isEmptyCount(owner, key, value) ||
  (depth > 0 && isTitleOfGroup(owner, key));

/** Every text and number in a value, but for what says nothing of a drink. */
export function textsIn(value: unknown): SourceText[] {
  const found: SourceText[] = [];
  const visit = (one: unknown, keys: readonly string[]): void => {
    if (keys.length > DEEPEST || found.length >= MOST) return;
    if (Array.isArray(one)) for (const item of one) visit(item, keys);
    else if (isObject(one)) {
      if (isHeader(one)) return;
      for (const [key, item] of Object.entries(one))
        if (!isSkipped(one, key, item, keys.length)) visit(item, [...keys, key]);
    } else
      for (const text of textsOf(one).flatMap((whole) => whole.split('\n')))
        if (!isNothing(text) && !isHeading(text) && !isMeaningless(keys.at(-1) ?? '', text))
          found.push({ keys, text });
  };
  visit(value, []);
  return found;
}
