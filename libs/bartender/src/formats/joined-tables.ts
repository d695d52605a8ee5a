import { type DataObject, isObject } from './data-object.js';
import { drinkKey, keyOf, lineKey } from './keys.js';

/* Programs that export their database: a list a table, whose rows name rows of others by their ids. */

type Row = DataObject;
type Tables = ReadonlyMap<string, readonly Row[]>;

const LEAST_TABLES = 3;
const REFERENCE = /^(.+?)_?id$/i;

/** "cocktailRecipes" is "cocktailrecipe". */
const tableKey = (name: string): string => keyOf(name).replace(/(?<=[^s])s$/, '');

function tablesIn(data: DataObject): Tables | undefined {
  const lists = Object.entries(data).filter(
    (entry): entry is [string, Row[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isObject),
  );
  return lists.length < LEAST_TABLES
    ? undefined
    : new Map(lists.map(([name, rows]) => [tableKey(name), rows]));
}

/** The row that a value names: `ingredientId` looks in `ingredient`, `food_id` in `ingredient_foods`. */
class Lookup {
  private readonly byTable = new Map<string, ReadonlyMap<unknown, Row>>();

  constructor(private readonly tables: Tables) {}

  private nameOf(reference: string): string | undefined {
    const base = tableKey(REFERENCE.exec(reference)?.[1] ?? '');
    if (base === '') return undefined;
    const names = [...this.tables.keys()];
    return (
      names.find((name) => name === base) ?? names.find((name) => name.endsWith(base) || base.endsWith(name))
    );
  }

  /** Every row that a row names, by the table's name. */
  namedBy(row: Row): [table: string, row: Row][] {
    return Object.entries(row).flatMap(([key, id]) => {
      const name = id === null || !REFERENCE.test(key) ? undefined : this.nameOf(key);
      const found = name === undefined ? undefined : this.rowsById(name).get(id);
      return name === undefined || found === undefined || found === row
        ? []
        : [[name, found] as [string, Row]];
    });
  }

  private rowsById(name: string): ReadonlyMap<unknown, Row> {
    const known = this.byTable.get(name);
    if (known) return known;
    const rows = new Map((this.tables.get(name) ?? []).map((row) => [row['id'], row] as const));
    this.byTable.set(name, rows);
    return rows;
  }
}

const nameOf = (row: Row): unknown => Object.entries(row).find(([key]) => drinkKey(key) === 'name')?.[1];
const isAmount = (row: Row): boolean => Object.keys(row).some((key) => lineKey(key) === 'amount');
const isNumber = (key: string): boolean => /(?:number|position|order|index|sort)$/i.test(key);
const placeOf = (row: Row): number => Number(Object.entries(row).find(([key]) => isNumber(key))?.[1] ?? 0);

/** The recipe that a row belongs to, by itself or by its step. */
function recipeOf(row: Row, lookup: Lookup, isRecipe: (row: Row) => boolean): Row | undefined {
  const named = lookup.namedBy(row).map(([, one]) => one);
  return (
    named.find(isRecipe) ??
    named.flatMap((one) => lookup.namedBy(one).map(([, other]) => other)).find(isRecipe)
  );
}

const withoutReferences = (row: Row): [string, unknown][] =>
  Object.entries(row).filter(([key]) => !REFERENCE.test(key) && key !== 'id' && !isNumber(key));

/** A row of a list with the names of what it names: `{ "amount": 5, "unit": "cl", "ingredient": "Rye" }`. */
const lineOf = (row: Row, lookup: Lookup, isRecipe: (row: Row) => boolean): Row => ({
  ...Object.fromEntries(withoutReferences(row)),
  ...Object.fromEntries(
    lookup.namedBy(row).flatMap(([table, one]) => {
      const name = isRecipe(one) ? undefined : nameOf(one);
      return name === undefined ? [] : [[/unit/.test(table) ? 'unit' : table, name] as const];
    }),
  ),
});

/** What a row of any other list says: the name of what it names, a garnish or a tag, else its own words. */
const textOf = (row: Row, lookup: Lookup, isRecipe: (row: Row) => boolean): unknown =>
  lookup
    .namedBy(row)
    .flatMap(([, one]) => (isRecipe(one) ? [] : [nameOf(one)]))
    .find(Boolean) ?? Object.fromEntries(withoutReferences(row));

/** The recipes of a database that was exported table by table, each with its lists; undefined for any other data. */
export function joinedTables(data: unknown): Row[] | undefined {
  const tables = isObject(data) ? tablesIn(data) : undefined;
  if (!tables) return undefined;
  const lookup = new Lookup(tables);
  const recipeTable = [...tables].find(
    ([name, rows]) => /(?:recipe|cocktail|drink)$/.test(name) && rows.some(nameOf),
  );
  if (!recipeTable) return undefined;
  const recipes = new Set(recipeTable[1]);
  const isRecipe = (row: Row) => recipes.has(row);
  const lists = new Map<Row, Map<string, Row[]>>();
  for (const [name, rows] of tables)
    for (const row of rows) {
      const owner = recipes.has(row) ? undefined : recipeOf(row, lookup, isRecipe);
      if (!owner) continue;
      const ofOwner = lists.get(owner) ?? new Map<string, Row[]>();
      const isLine = isAmount(row) || /ingredient/.test(name);
      const list = isLine ? 'ingredients' : name.replace(recipeTable[0], '') || name;
      ofOwner.set(list, [...(ofOwner.get(list) ?? []), row]);
      lists.set(owner, ofOwner);
    }
  const isJoined = [...lists.values()].some((of) => of.has('ingredients'));
  if (!isJoined) return undefined;
  return [...recipes].map((recipe) => ({
    ...lineOf(recipe, lookup, isRecipe),
    ...Object.fromEntries(
      [...(lists.get(recipe) ?? [])].map(([name, rows]) => [
        name,
        rows
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((row) =>
            name === 'ingredients' ? lineOf(row, lookup, isRecipe) : textOf(row, lookup, isRecipe),
          ),
      ]),
    ),
  }));
}
