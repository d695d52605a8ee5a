import {
  DRINK_FIELDS,
  MENU_FILE,
  type Drink,
  type EntityType,
  type FieldDefinition,
  type FieldTable,
  type MenuExport,
} from '@peanut/contracts';
import { stringify } from 'csv-stringify/sync';
import type { MenuRow } from '../lists/list-sql.js';
import { withShelf } from '../lists/with-shelf.js';

/** Bytes, and rows of a table, that are handed on at a time. */
const PIECE = 64 * 1024;
const ROWS = 200;

type Head = Omit<MenuExport, 'cocktails' | 'whiskeys' | 'spiritOptions'>;

/** The file in pieces: the next one is made when the one before it is on its way. */
export type Pieces = Generator<Buffer | string>;

/** Our own format, whose lists are byte for byte those that the owner gets. */
export function* jsonFile(menu: MenuRow, at: Date): Pieces {
  const head: Head = { format: MENU_FILE.format, version: MENU_FILE.version, exportedAt: at.toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  const cocktails = withShelf({ list: menu.cocktails, shelf: menu.shelf }, 'admin');
  yield* member('cocktails', cocktails);
  yield* member('whiskeys', menu.whiskeys);
  yield* member('spiritOptions', menu.spiritOptions);
  yield '}';
}

function* member(name: keyof MenuExport, list: string): Pieces {
  yield `,"${name}":`;
  const bytes = Buffer.from(list);
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

const KINDS = ['cocktail', 'whiskey'] as const;
const COLUMNS = ['kind', ...new Set(KINDS.flatMap((kind) => Object.keys(DRINK_FIELDS[kind])))];

/** A table of all drinks for a spreadsheet: RFC 4180, UTF-8 that says so, no cell that it takes for a formula. */
export function* csvFile(menu: MenuRow): Pieces {
  yield csv([COLUMNS], true);
  yield* csvRows('cocktail', menu.cocktails);
  yield* csvRows('whiskey', menu.whiskeys);
}

function* csvRows(kind: EntityType, list: string): Pieces {
  const drinks = JSON.parse(list) as Drink[];
  for (let from = 0; from < drinks.length; from += ROWS)
    yield csv(drinks.slice(from, from + ROWS).map((drink) => cellsOf(kind, drink)));
}

const CSV_OPTIONS = {
  escape_formulas: true,
  record_delimiter: 'windows',
  // Any end of a line, not only the one between rows.
  quote_record_delimiter: true,
} as const;

const csv = (rows: string[][], bom = false): string => stringify(rows, { ...CSV_OPTIONS, bom });

function cellsOf(kind: EntityType, drink: Drink): string[] {
  const fields: FieldTable = DRINK_FIELDS[kind];
  const values: Partial<Record<string, unknown>> = { ...drink, kind };
  return COLUMNS.map((name) => cellOf(values[name], fields[name]));
}

/** Lines of a recipe stay lines: they may hold any other sign. */
function cellOf(value: unknown, field?: FieldDefinition): string {
  if (Array.isArray(value)) return value.join(field?.kind === 'list' ? '\n' : ';');
  return String(value ?? '');
}
