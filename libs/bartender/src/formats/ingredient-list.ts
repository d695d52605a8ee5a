import { readAmount } from '../language/amounts.js';
import { lineOfCells } from './cells.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { linesOfText } from './drink-fields.js';
import { drinkKey, keyOf, lineKey, namesIngredients } from './keys.js';
import { lineFrom } from './line-fields.js';
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
export function partsOf(item: DataObject, depth = 0): [string, string][] {
  return Object.entries(item).flatMap(([key, value]) => {
    const meaning = lineKey(key);
    const inner: unknown = meaning === 'amount' && Array.isArray(value) ? value[0] : value;
    const isNested = isObject(inner) && (meaning === undefined || meaning === 'amount') && depth < DEEPEST;
    if (isNested) return partsOf(inOneSystem(inner), depth + 1);
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
export const groupedIn = (group: DataObject): unknown[] =>
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
    if (Array.isArray(value)) return linesOfList(value);
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

export function linesOfList(value: unknown): WrittenLine[] {
  if (typeof value === 'string') return textsOf(value).flatMap(linesOfText);
  if (Array.isArray(value)) return inOrder(value).flatMap(linesOfItem);
  if (!isObject(value)) return [];
  const inner = unwrapped(value);
  return inner ? linesOfItem(inner) : linesOfMap(value);
}
