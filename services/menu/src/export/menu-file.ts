import {
  DRINK_FIELDS,
  lackingFrom,
  MENU_FILE,
  type Cocktail,
  type Drink,
  type EntityType,
  type FieldDefinition,
  type FieldTable,
  type MenuExport,
  type ShelfThing,
} from '@peanut/contracts';
import { stringify } from 'csv-stringify/sync';
import { asOwnerGets } from '../lists/with-shelf.js';

/** Drinks that are put into words at a time. */
const BATCH = 200;

/** The owner's lists of one moment, each item as JSON text; the cocktails without what is missing. */
export interface MenuItems {
  cocktails: string[];
  whiskeys: string[];
  spiritOptions: string[];
  shelf: Pick<ShelfThing, 'name' | 'isStocked'>[];
}

/** The file in pieces: the next one is made when the one before it is on its way. */
export type Pieces = Generator<string>;

/** Our own format, whose lists are byte for byte those that the owner gets. */
export function* jsonFile(menu: MenuItems, at: Date): Pieces {
  const head = { format: MENU_FILE.format, version: MENU_FILE.version, exportedAt: at.toISOString() };
  yield JSON.stringify(head satisfies Partial<MenuExport>).slice(0, -1);
  const lackingOf = lackingFrom(menu.shelf);
  yield* member('cocktails', menu.cocktails, (text) => {
    const cocktail = JSON.parse(text) as Cocktail;
    return JSON.stringify(asOwnerGets(cocktail, lackingOf(cocktail.ingredients)));
  });
  yield* member('whiskeys', menu.whiskeys);
  yield* member('spiritOptions', menu.spiritOptions);
  yield '}';
}

function* member(name: keyof MenuExport, items: string[], write = (text: string): string => text): Pieces {
  let before = `,"${name}":[`;
  for (const batch of batchesOf(items)) {
    yield before + batch.map(write).join(',');
    before = ',';
  }
  yield items.length > 0 ? ']' : `${before}]`;
}

function* batchesOf(items: string[]): Generator<string[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

const KINDS = ['cocktail', 'whiskey'] as const;
const COLUMNS = ['kind', ...new Set(KINDS.flatMap((kind) => Object.keys(DRINK_FIELDS[kind])))];

/** A table of all drinks for a spreadsheet: RFC 4180, UTF-8 that says so, no cell that it takes for a formula. */
export function* csvFile(menu: MenuItems): Pieces {
  yield csv([COLUMNS], true);
  for (const batch of batchesOf(menu.cocktails)) yield csv(batch.map((text) => cellsOf('cocktail', text)));
  for (const batch of batchesOf(menu.whiskeys)) yield csv(batch.map((text) => cellsOf('whiskey', text)));
}

const CSV_OPTIONS = {
  escape_formulas: true,
  record_delimiter: 'windows',
  // Any end of a line, not only the one between rows.
  quote_record_delimiter: true,
} as const;

const csv = (rows: string[][], bom = false): string => stringify(rows, { ...CSV_OPTIONS, bom });

function cellsOf(kind: EntityType, text: string): string[] {
  const fields: FieldTable = DRINK_FIELDS[kind];
  const values: Partial<Record<string, unknown>> = { ...(JSON.parse(text) as Drink), kind };
  return COLUMNS.map((name) => cellOf(values[name], fields[name]));
}

/** Lines of a recipe stay lines: they may hold any other sign. */
function cellOf(value: unknown, field?: FieldDefinition): string {
  if (Array.isArray(value)) return value.join(field?.kind === 'list' ? '\n' : ';');
  return String(value ?? '');
}
