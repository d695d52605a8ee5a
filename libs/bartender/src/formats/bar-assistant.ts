import { type ArchivedFile } from './archive.js';
import { type DataObject, isObject } from './data-object.js';

const idOf = (data: DataObject): string => (typeof data['_id'] === 'string' ? data['_id'] : '');

/** "lime-juice" as words. */
const wordsOf = (id: string): string => id.replaceAll(/[-_]+/g, ' ').trim();

/** What only Bar Assistant's ingredients have. */
const isOfBarAssistant = (item: unknown): item is DataObject =>
  isObject(item) &&
  Object.hasOwn(item, 'units') &&
  (Object.hasOwn(item, '_id') || Object.hasOwn(item, 'sort') || Object.hasOwn(item, 'substitutes'));

function withNames(recipe: DataObject, names: ReadonlyMap<string, string>): DataObject {
  const items: unknown = recipe['ingredients'];
  if (!Array.isArray(items)) return recipe;
  const ingredients = items.map((item: unknown) =>
    isObject(item) && !item['name'] && !item['ingredient'] && idOf(item) !== ''
      ? { ...item, name: names.get(idOf(item)) ?? wordsOf(idOf(item)) }
      : item,
  );
  return { ...recipe, ingredients };
}

/**
 * A recipe of Bar Assistant with its ingredients' names. Its second draft keeps them in a list of their own,
 * `{ "recipe": …, "ingredients": [{ "_id": "gin", "name": "Gin" }] }`, the packs name the ids alone.
 */
export function barAssistantRecipe(data: DataObject): DataObject | undefined {
  const { recipe, ingredients: known } = data;
  if (isObject(recipe) && Array.isArray(known)) {
    const named = known
      .filter(isObject)
      .map((one) => [idOf(one), typeof one['name'] === 'string' ? one['name'] : wordsOf(idOf(one))] as const);
    return withNames(recipe, new Map(named));
  }
  const items: unknown = data['ingredients'];
  const isRecipe = Array.isArray(items) && items.length > 0 && items.every(isOfBarAssistant);
  return isRecipe ? withNames(data, new Map()) : undefined;
}

function dataOf({ name, bytes }: ArchivedFile): DataObject | undefined {
  if (!name.endsWith('.json')) return undefined;
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(data) ? data : undefined;
  } catch {
    // Whoever reads the file says so.
    return undefined;
  }
}

/** A data pack has each ingredient in a file of its own; its recipes name their ids. */
export function withKnownNames(files: readonly ArchivedFile[]): ArchivedFile[] {
  const all = files.map((file) => ({ file, data: dataOf(file) }));
  const isIngredient = (data: DataObject) => idOf(data) !== '' && !Array.isArray(data['ingredients']);
  const known = all.flatMap(({ data }) => (data && isIngredient(data) ? [data] : []));
  if (known.length === 0) return [...files];
  return all.flatMap(({ file, data }) => {
    if (!data || idOf(data) === '') return [file];
    if (isIngredient(data)) return [];
    const bytes = new TextEncoder().encode(JSON.stringify({ recipe: data, ingredients: known }));
    return [{ ...file, bytes }];
  });
}
