import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readAmount } from '../language/amounts.js';
import { phrases } from '../language/words.js';
import { isMeasuredLine, lineOfCells } from './cells.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { isAmountAlone, isHeading, isMeasuredList, linesOfText } from './list-text.js';
import { drinkKey, keyOf, lineKey, namesIngredients } from './keys.js';
import { isHeader, lineFrom } from './line-fields.js';
import { isMeaninglessKey, isNothing } from './meaningless.js';
import { type WrittenLine } from './written-drink.js';

const DEEPEST = 8;

/** Whether a value lists ingredients by its key. */
export const isListKey = (key: string, value: unknown): boolean =>
  (drinkKey(key) === 'ingredients' && typeof value !== 'number') ||
  (typeof value === 'object' && namesIngredients(key));

/** Of an amount in both systems, one: `{ "metric": …, "imperial": … }`. */
function inOneSystem(amount: DataObject): DataObject {
  const { metric } = amount;
  return isObject(metric) ? metric : amount;
}

/** Keys and texts of an ingredient, those of a nested amount too: `{ "quantity": { "value": 1.5, "unit": "oz" } }`. */
function partsOf(item: DataObject, depth = 0): [string, string][] {
  return Object.entries(item).flatMap(([key, value]) => {
    const meaning = lineKey(key);
    const inner: unknown = meaning === 'amount' && Array.isArray(value) ? value[0] : value;
    const isNested = isObject(inner) && (meaning === undefined || meaning === 'amount') && depth < DEEPEST;
    if (isNested) return isMeaninglessKey(key) ? [] : partsOf(inOneSystem(inner), depth + 1);
    if (typeof value === 'boolean') return [[key, String(value)]];
    const text = textsOf(value).join(', ');
    return Array.isArray(value) && meaning !== 'note' ? [] : [[key, text]];
  });
}

/** What a value is wrapped in: `{ "edges": [{ "node": … }] }`, `{ "@type": "ItemList", "itemListElement": … }`. */
const WRAPPERS = [
  ...['edges', 'nodes', 'node', 'data', 'attributes', 'fields', 'itemListElement'],
  ...['recipeIngredient', '@list', '@set'],
];
const unwrapped = (data: DataObject): unknown =>
  WRAPPERS.map((key) => data[key]).find((value) => typeof value === 'object' && value !== null) ??
  (Object.hasOwn(data, '@type') && isObject(data['item']) ? data['item'] : undefined);

/** Whether an array lists ingredients by what is in it, whatever it is called. */
export const isListOfLines = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && (isOfMeasures(value) || isOfMeasuredTexts(value));

/** `[{ "ingredient": "Gin", "measure": "50 ml" }]`. */
const isOfMeasures = (items: readonly unknown[]): boolean =>
  items.every((item) => isObject(item) && !isSold(item)) &&
  items.filter((item) => isObject(item) && isMeasuredItem(item)).length * 2 >= items.length;

function isMeasuredItem(item: DataObject): boolean {
  const parts = partsOf(item);
  const isNamed = parts.some(([key]) => ['thing', 'whole', 'kind'].includes(lineKey(key) ?? ''));
  return isNamed && isMeasuredLine(lineFrom(parts, true));
}

const isOfMeasuredTexts = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'string') &&
  items.filter((item) => readAmount(String(item))?.unit !== undefined).length * 2 > items.length;

const OF_STOCK = new Set([
  'price',
  'cost',
  'stock',
  'instock',
  'purchaseprice',
  'quantityinstock',
  'shelflife',
]);

/** A bottle of a stock, with its price and its size, is no line of a recipe. */
const isSold = (item: unknown): boolean =>
  isObject(item) && Object.entries(item).some(([key, value]) => OF_STOCK.has(keyOf(key)) && value !== null);

/** Stock: `[{ "name": "Vodka", "price": 15.99, "unitName": "CL", "volume": 70 }]`. */
export const isStock = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isSold);

/** Lists of a part of a drink, by what is poured: `base_spirits`, `mixers`. */
const KINDS = new Set(
  phrases(
    `spirits, base spirits, main spirits, liquors, liqueurs, liqueur, mixers, mixer, bitters, syrups, sirups, juices, modifiers,
     modifier, sweeteners, sweetener, sours, citrus, extras, others, toppings, topping, top, float, rinse, rim, fruits, fruit,
     herbs, wines, wine, fortified wines, beers, beer, alcohol, alcohols, alcoholic, non alcoholic, non alcohol, soft drinks, sodas,
     dairy, eggs, additions, add ins, optional, optionals, spices, accents`,
  ).map(keyOf),
);
export const isKindKey = (key: string): boolean => KINDS.has(keyOf(key));

const isOptionalKey = (key: string): boolean => /^optional/.test(keyOf(key));
const asOptional = (line: WrittenLine): WrittenLine => ({
  ...line,
  note: [line.note, 'optional'].filter(Boolean).join(', '),
});

/** The ingredients of one part of a drink: `{ "title": "For the top", "ingredients": ["1 oz soda water"] }`. */
export const groupedIn = (group: DataObject): unknown[] =>
  Object.entries(group).flatMap(([key, value]) => {
    const isList = lineKey(key) !== 'instead' && (isListKey(key, value) || isListOfLines(value));
    return isList && Array.isArray(value) ? value : [];
  });

/** Parts of a drink, each with ingredients of its own, and no drink by themselves. */
const GROUPS = new Set(
  phrases('sections, groups, components, parts, recipe parts, ingredient groups, blocks, layers, stages').map(
    keyOf,
  ),
);
const isOfGroups = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => isObject(one) && groupedIn(one).length > 0);

/** Whether the items are parts of one drink: groups of its ingredients, or steps that name what each takes. */
export const areGroups = (key: string, value: unknown): boolean => {
  const meaning = drinkKey(key);
  const isGroupKey = GROUPS.has(keyOf(key)) || /ingredien|zutat/.test(keyOf(key));
  return meaning === 'steps' || meaning === 'prep' ? isOfGroups(value) : isGroupKey && isOfGroups(value);
};

/** Keys of other values, below which some list what is poured: `{ "drink": "Gimlet", "recipe": ["2 oz gin"] }`. */
const LISTED_TOO = new Set<string | undefined>([undefined, 'name', 'spirit', 'allergens']);

/** The ingredients that a value of a drink lists; empty for any other. */
export function linesAt(key: string, value: unknown): WrittenLine[] {
  if (isMeaninglessKey(key) || isStock(value)) return [];
  if (areGroups(key, value) && Array.isArray(value))
    return value.flatMap((one) => (isObject(one) ? groupedIn(one).flatMap(linesOfItem) : linesOfItem(one)));
  // One element of XML is no list.
  if (isObject(value) && /^(?:ingredient|zutat|ingredient[eé]|item)$/.test(keyOf(key)))
    return linesOfItem(value);
  const isList =
    isListKey(key, value) ||
    (isKindKey(key) && typeof value === 'object') ||
    (LISTED_TOO.has(drinkKey(key)) && isListOfLines(value));
  if (!isList) return [];
  const lines = linesOfList(value);
  return isOptionalKey(key) ? lines.map(asOptional) : lines;
}

/** `["gin", "2 oz"]`, else a list in a list. */
function linesOfCells(items: readonly unknown[]): WrittenLine[] {
  const cells = items.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
  const line = cells.length === items.length ? lineOfCells(cells) : undefined;
  return line ? [line] : items.flatMap(linesOfItem);
}

const linesOfTexts = (texts: readonly string[]): WrittenLine[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim())
    .filter((text) => text !== '' && !isNothing(text) && !isHeading(text))
    .map((thing) => ({ thing }));

/** One ingredient of a list, whatever its shape. */
function linesOfItem(item: unknown): WrittenLine[] {
  if (!isObject(item)) return Array.isArray(item) ? linesOfCells(item) : linesOfTexts(textsOf(item));
  const inner = unwrapped(item) ?? groupedIn(item);
  if (isObject(inner)) return linesOfItem(inner);
  if (Array.isArray(inner) && inner.length > 0) return linesOfList(inner);
  const parts = partsOf(item);
  if (isHeader(parts)) return [];
  const [only, ...others] = parts.filter(([, text]) => text !== '');
  const isAlone = others.length === 0 && lineKey(only?.[0] ?? '') === undefined;
  if (only && isAlone && isAmountAlone(only[1])) return [{ thing: only[0], amount: only[1] }];
  const line = lineFrom(parts, true);
  if (!line || isHeading(line.thing)) return [];
  return line.amount === undefined && line.unit === undefined
    ? linesOfTexts([line.thing]).map((one) => ({ ...one, note: line.note }))
    : [line];
}

/** `{ "acid": "1 oz lime juice" }`: the key says only what it is there for. */
const isLineByItself = (key: string, text: string): boolean =>
  readAmount(text) !== undefined && !isAmountAlone(text) && mainIngredient(key) === undefined;

/** `{ "lime juice": "1 oz", "gin": 45 }`. */
const linesOfMap = (map: DataObject): WrittenLine[] =>
  Object.entries(map).flatMap(([key, value]): WrittenLine[] => {
    if (Array.isArray(value)) return linesOfList(value);
    if (isObject(value))
      return [lineFrom([...partsOf(value), ['name', key.replaceAll('_', ' ')]]) ?? []].flat();
    const amount = textsOf(value).join(' ');
    if (isLineByItself(key, amount)) return [{ thing: amount }];
    const isBare = /^\d+(?:\.\d+)?$/.test(amount);
    return [
      { thing: key.replaceAll('_', ' '), amount, unit: isBare && Number(amount) >= 5 ? 'ml' : undefined },
    ];
  });

const ORDERS = ['sort', 'order', 'position', 'step', 'number', 'step_number', 'stepNumber', 'index'];

/** Items in the order that a number of each tells. */
export function inOrder(items: readonly unknown[]): readonly unknown[] {
  const key = ORDERS.find((one) => items.every((item) => isObject(item) && typeof item[one] === 'number'));
  if (key === undefined) return items;
  const placeOf = (item: unknown) => Number(isObject(item) ? item[key] : 0);
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

export function linesOfList(value: unknown): WrittenLine[] {
  if (typeof value === 'string') return textsOf(value).flatMap(linesOfText);
  if (Array.isArray(value)) {
    const [only, ...others] = value;
    // All of them in one text: content systems have a single field.
    if (typeof only === 'string' && others.length === 0 && isMeasuredList(only)) return linesOfList(only);
    return inOrder(value).flatMap(linesOfItem);
  }
  if (!isObject(value)) return [];
  const inner = unwrapped(value);
  if (inner !== undefined) return Array.isArray(inner) ? linesOfList(inner) : linesOfItem(inner);
  return Object.hasOwn(value, '@type') ? linesOfItem(value) : linesOfMap(value);
}
