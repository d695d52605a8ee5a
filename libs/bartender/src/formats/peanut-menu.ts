import { MENU_FILE } from '@peanut/contracts';
import { completeCocktail } from './complete-cocktail.js';
import { completeWhiskey } from './complete-whiskey.js';
import { kindCalled } from './keys.js';
import { type ReadDrink, type ReadMenu } from './read-drink.js';
import { type GivenFields, readCocktailInput, readWhiskeyInput } from './read-input.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

const fieldsOf = (value: unknown): GivenFields =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** A cocktail or a whiskey from values by the names of our fields. */
function readOwnDrink(entityType: ReadDrink['entityType'], given: GivenFields, at: number): ReadDrink {
  if (entityType === 'cocktail') {
    const { fields, problems } = readCocktailInput(given);
    const drink = completeCocktail(fields, { isOurs: true });
    return { ...drink, isOurs: true, problems: [...problems, ...drink.problems] };
  }
  const { fields, problems } = readWhiskeyInput(given);
  return { ...completeWhiskey(fields, at + 1), isOurs: true, problems };
}

/** Heads that only our own CSV has, as its program names them. */
const OWN_HEADS = ['kind', 'name', 'ingredients', 'isVisible', 'isAvailable', 'sortOrder'];

/** A cell's list: lines of a recipe by line breaks, ticks by semicolons; an empty cell is an empty list. */
const listIn = (cell: string, separator: string): string[] => (cell === '' ? [] : cell.split(separator));

/** Our own export as a table: every cell as it is. Undefined for any other table. */
export function readPeanutTable([heads = [], ...rows]: readonly (readonly string[])[]):
  ReadDrink[] | undefined {
  if (!OWN_HEADS.every((head) => heads.includes(head))) return undefined;
  const counts = { cocktail: 0, whiskey: 0 };
  return rows.flatMap((row) => {
    const cells = new Map(heads.map((head, at) => [head, row[at] ?? ''] as const));
    const kind = kindCalled(cells.get('kind') ?? '');
    if (!kind) return [];
    const given = new Map<string, unknown>([
      ...cells,
      ['ingredients', listIn(cells.get('ingredients') ?? '', '\n')],
      ['allergens', listIn(cells.get('allergens') ?? '', ';')],
    ]);
    return [readOwnDrink(kind, given, counts[kind]++)];
  });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function withId(drink: ReadDrink, id: unknown): ReadDrink {
  return typeof id === 'string' && UUID.test(id) ? { ...drink, id } : drink;
}

const LISTS = [
  ['cocktails', 'cocktail'],
  ['whiskeys', 'whiskey'],
] as const;

/** Our own export, as `GET /api/export` answers it; undefined for any other data. */
export function readPeanutMenu(data: unknown): ReadMenu | undefined {
  const menu = fieldsOf(data);
  if (menu.get('format') !== MENU_FILE.format) return undefined;
  const version = menu.get('version');
  if (version !== MENU_FILE.version)
    throw new UnreadableMenuError(
      `This file is a menu of version ${String(version)}; this bar reads version ${MENU_FILE.version}. Please update this bar, or export the menu from one of its version.`,
    );
  const drinks = LISTS.flatMap(([name, entityType]) => {
    const list: unknown = menu.get(name);
    if (!Array.isArray(list)) return [];
    return list
      .map(fieldsOf)
      .map((fields, at) => withId(readOwnDrink(entityType, fields, at), fields.get('id')));
  });
  const missing = LISTS.filter(([name]) => !Array.isArray(menu.get(name)));
  return {
    format: 'peanut-menu',
    drinks,
    texts: [],
    problems: missing.map(([name]) => `The file has no list of ${name}.`),
  };
}
