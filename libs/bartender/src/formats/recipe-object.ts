import { readAmount } from '../language/amounts.js';
import { isMeasuredLine, lineOfCells } from './cells.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { drinkFrom, isMeasuredList, linesOfText } from './drink-fields.js';
import { drinkKey, keyOf, lineKey, namesIngredients } from './keys.js';
import { lineFrom } from './line-fields.js';
import { numberedLines } from './numbered-fields.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

const DEEPEST = 8;

/** Keys and texts of an ingredient, those of a nested amount too: `{ "quantity": { "value": 1.5, "unit": "oz" } }`. */
function partsOf(item: DataObject, depth = 0): [string, string][] {
  return Object.entries(item).flatMap(([key, value]) => {
    const isNested = isObject(value) && lineKey(key) !== 'thing' && depth < DEEPEST;
    if (isNested) return partsOf(value, depth + 1);
    if (typeof value === 'boolean') return [[key, String(value)]];
    const text = textsOf(value).join(', ');
    return Array.isArray(value) && lineKey(key) !== 'note' ? [] : [[key, text]];
  });
}

const WHOLE = ['original', 'text', 'raw', 'line', 'display', 'description'];

/** What a value is wrapped in: `{ "edges": [{ "node": … }] }`. */
const WRAPPERS = ['edges', 'nodes', 'node', 'data', 'attributes', 'fields'];
const unwrapped = (data: DataObject): unknown =>
  WRAPPERS.map((key) => data[key]).find((value) => typeof value === 'object' && value !== null);

/** The ingredients of one part of a drink: `{ "title": "For the top", "ingredients": ["1 oz soda water"] }`. */
const groupedIn = (group: DataObject): unknown[] =>
  Object.entries(group).flatMap(([key, value]) =>
    isListKey(key, value) && Array.isArray(value) ? value : [],
  );

/** `["gin", "2 oz"]`, else a list in a list. */
function linesOfCells(items: readonly unknown[]): WrittenLine[] {
  const cells = items.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
  const line = cells.length === items.length ? lineOfCells(cells) : undefined;
  return line ? [line] : items.flatMap(linesOfItem);
}

/** One ingredient of a list, whatever its shape. */
function linesOfItem(item: unknown): WrittenLine[] {
  if (!isObject(item))
    return Array.isArray(item) ? linesOfCells(item) : textsOf(item).map((thing) => ({ thing }));
  const inner = unwrapped(item) ?? groupedIn(item);
  if (isObject(inner) || (Array.isArray(inner) && inner.length > 0)) return linesOfItem(inner);
  const parts = partsOf(item);
  const line = lineFrom(parts);
  if (line) return [line];
  const whole = parts.find(([key]) => WHOLE.includes(keyOf(key)));
  if (whole?.[1]) return [{ thing: whole[1] }];
  const [only, ...others] = parts.filter(([, text]) => text !== '');
  if (!only || others.length > 0) return [];
  const isLine = readAmount(only[1])?.rest;
  return [isLine ? { thing: only[1] } : { thing: only[0], amount: only[1] }];
}

/** `{ "lime juice": "1 oz", "gin": 45 }`. */
const linesOfMap = (map: DataObject): WrittenLine[] =>
  Object.entries(map).flatMap(([key, value]): WrittenLine[] => {
    if (isObject(value))
      return [lineFrom([...partsOf(value), ['name', key.replaceAll('_', ' ')]]) ?? []].flat();
    const amount = textsOf(value).join(' ');
    const isBare = /^\d+(?:\.\d+)?$/.test(amount);
    return [
      { thing: key.replaceAll('_', ' '), amount, unit: isBare && Number(amount) >= 5 ? 'ml' : undefined },
    ];
  });

const inOrder = (items: readonly unknown[]): readonly unknown[] => {
  const sortOf = (item: unknown) =>
    isObject(item) && typeof item['sort'] === 'number' ? item['sort'] : undefined;
  if (!items.every((item) => sortOf(item) !== undefined)) return items;
  return [...items].sort((one, other) => (sortOf(one) ?? 0) - (sortOf(other) ?? 0));
};

function linesOfList(value: unknown): WrittenLine[] {
  if (typeof value === 'string') return textsOf(value).flatMap(linesOfText);
  if (Array.isArray(value)) return inOrder(value).flatMap(linesOfItem);
  if (!isObject(value)) return [];
  const inner = unwrapped(value);
  return inner ? linesOfItem(inner) : linesOfMap(value);
}

/** Whether a value lists ingredients by its key. */
const isListKey = (key: string, value: unknown): boolean =>
  drinkKey(key) === 'ingredients' || (typeof value === 'object' && namesIngredients(key));

/** Parts of a drink, each with ingredients of its own, and no drink by themselves. */
const GROUPS = new Set(['sections', 'groups', 'components', 'parts', 'recipeparts']);
const areGroups = (key: string, value: unknown): boolean =>
  (GROUPS.has(keyOf(key)) || namesIngredients(key)) &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isObject(one) && groupedIn(one).length > 0 && !valuesOf(one).has('steps')) &&
  !value.some((one) => isObject(one) && groupedIn(one).some((item) => hasRecipes([item])));

/** The ingredients of an object: those of its list, else those that it numbers, else a text of measures. */
function linesOf(data: DataObject): WrittenLine[] {
  const listed = Object.entries(data)
    .filter(([key, value]) => isListKey(key, value) || areGroups(key, value))
    .map(([, value]) => linesOfList(value));
  const longest = listed.reduce((one, other) => (other.length > one.length ? other : one), []);
  if (longest.length > 0) return longest;
  const numbered = numberedLines(
    Object.entries(data).map(([key, value]) => [key, textsOf(value).join(' ')] as const),
  );
  return numbered.length > 0 ? numbered : linesOfRecipe(data);
}

/** `{ "title": "Gimlet", "recipe": "2 oz gin, 3/4 oz lime juice" }`. */
const linesOfRecipe = (data: DataObject): WrittenLine[] =>
  Object.entries(data)
    .filter(
      ([key, value]) =>
        isOfMeasures(value) ||
        (drinkKey(key) === 'name' && typeof value === 'string' && isMeasuredList(value)),
    )
    .flatMap(([, value]) => linesOfList(value));

/** `{ "measures": [{ "ingredient": "Gin", "measure": "50 ml" }] }`: a list by what is in it. */
const isOfMeasures = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(isObject) &&
  value.filter((item) => isMeasuredLine(lineFrom(partsOf(item)))).length * 2 >= value.length;

/** The values of an object by what its keys stand for. */
function valuesOf(data: DataObject): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [key, value] of Object.entries(data)) {
    const meaning = drinkKey(key);
    if (!meaning || meaning === 'ingredients') continue;
    if (meaning === 'name' && typeof value === 'string' && isMeasuredList(value)) continue;
    const said = meaning === 'notes' && isObject(value) ? textsOf(Object.values(value)).join(', ') : value;
    const texts = typeof said === 'boolean' ? [String(said)] : textsOf(said);
    if (texts.length > 0 && !values.has(meaning)) values.set(meaning, texts);
  }
  return values;
}

const hasRecipes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some(
    (one) =>
      isObject(one) &&
      (Object.entries(one).some(([key, list]) => isListKey(key, list)) ||
        numberedLines(Object.entries(one).map(([key, text]) => [key, textsOf(text).join('')] as const))
          .length > 0),
  );

const TELLING = ['proof', 'steps', 'prep', 'kind'];
const TASTED = ['notes', 'nose', 'palate', 'finish', 'profile'];

/** The drink that an object is; undefined for any other object. */
export function drinkOfObject(data: DataObject): WrittenDrink | undefined {
  const isListOfDrinks = ([key, value]: [string, unknown]) =>
    isListKey(key, value) && hasRecipes(value) && !areGroups(key, value);
  if (Object.entries(data).some(isListOfDrinks)) return undefined;
  const values = valuesOf(data);
  const lines = linesOf(data);
  const drink = drinkFrom(values, lines);
  if (lines.length > 0)
    return values.has('name') || values.has('steps') || lines.length > 1 ? drink : undefined;
  const isKnown =
    values.has('name') &&
    (TELLING.some((key) => values.has(key)) || (values.has('abv') && TASTED.some((key) => values.has(key))));
  return isKnown ? drink : undefined;
}

/** `{ "title": "Alley Cat", "recipe": { "ingredients": … } }`: a drink that is named outside its recipe. */
export function drinkInObject(data: DataObject): WrittenDrink | undefined {
  if (!valuesOf(data).has('name')) return undefined;
  const inner = Object.entries(data).filter(
    ([, value]) => isObject(value) && linesOf(value).length > 1 && !valuesOf(value).has('name'),
  );
  const [[key, recipe] = ['', undefined], ...others] = inner;
  if (!isObject(recipe) || others.length > 0) return undefined;
  return drinkOfObject({ ...data, [key]: undefined, ...recipe });
}
