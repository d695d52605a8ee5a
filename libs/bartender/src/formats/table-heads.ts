import { isMeasuredLine } from './cells.js';
import { drinkKey, isKnownHead, lineKey, numberedKey } from './keys.js';
import { isMeasuredList } from './list-text.js';

export type Row = readonly string[];
export type Table = readonly Row[];

/** So many rows tell what a column holds. */
const TELLING_ROWS = 20;

const AMOUNTS = new Set(['amount', 'oz', 'ml', 'cl', 'parts']);

export interface Head {
  /** What heads each column; heads that come again are numbered. */
  cells: Row;
  name: number;
  thing: number;
  hasAmount: boolean;
  hasList: boolean;
  isNumbered: boolean;
  known: number;
}

const isThing = (cell: string): boolean =>
  lineKey(cell) === 'thing' && drinkKey(cell) !== 'spirit' && drinkKey(cell) !== 'kind';

/** A cell that holds a list by itself, or a line with its measure. */
const isList = (cell: string): boolean =>
  cell.includes('\n') || isMeasuredList(cell) || isMeasuredLine({ thing: cell });

function isColumnOfLists(rows: Table, at: number): boolean {
  const filled = rows.slice(0, TELLING_ROWS).flatMap((row) => row[at]?.trim() || []);
  return filled.length > 0 && filled.filter(isList).length * 2 > filled.length;
}

function readHead(cells: Row, rows: Table): Head {
  const hasAmount = cells.some((cell) => AMOUNTS.has(lineKey(cell) ?? ''));
  const isName = (cell: string) => drinkKey(cell) === 'name' && !(hasAmount && lineKey(cell) === 'note');
  const isThingAlone = (cell: string) => isThing(cell) && drinkKey(cell) !== 'name';
  // "drink, name, ingredient": an id, and the name.
  const names = cells.filter(isName);
  const called = cells.some(isThingAlone)
    ? names.find((cell) => /^(?:name|title)$/i.test(cell.trim()))
    : undefined;
  const name = names.length > 0 ? cells.indexOf(called ?? names[0] ?? '') : -1;
  const alone = [...cells.keys()].filter((at) => isThingAlone(cells[at] ?? ''));
  const things = [...alone, ...cells.keys()].filter((at) => isThing(cells[at] ?? '') && at !== name);
  const listed = cells.findIndex((cell) => drinkKey(cell) === 'ingredients');
  const isListOfOne = listed >= 0 && hasAmount && !isColumnOfLists(rows, listed);
  const unnamed = name < 0 ? cells.findIndex((cell) => !isKnownHead(cell)) : name;
  return {
    cells,
    name,
    thing: things.find((at) => at !== listed) ?? (isListOfOne ? listed : hasAmount ? unnamed : -1),
    hasAmount,
    hasList: listed >= 0 && !isListOfOne,
    isNumbered: cells.some((cell) => numberedKey(cell)?.key === 'thing'),
    known: cells.filter(isKnownHead).length,
  };
}

/** Ingredient, Amount, Ingredient, Amount: heads that come again count the ingredients. */
function numberedHeads(cells: Row): Row {
  const isRepeated = (cell: string) => cells.filter((other) => other === cell).length > 1;
  const things = cells.filter((cell) => lineKey(cell) === 'thing' && isRepeated(cell));
  if (things.length === 0) return cells;
  const counts = new Map<string, number>();
  return cells.map((cell) => {
    if (lineKey(cell) === undefined || !isRepeated(cell)) return cell;
    const count = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, count);
    return `${cell} ${count}`;
  });
}

/** The heads, where a column of measured lists is one of ingredients, whatever it is called. */
function headsOf(cells: Row, rows: Table): Row {
  if (cells.some((cell) => drinkKey(cell) === 'ingredients')) return cells;
  const isOfLists = (at: number) => {
    const filled = rows.slice(0, TELLING_ROWS).flatMap((row) => row[at]?.trim() || []);
    return filled.filter(isMeasuredList).length * 2 > filled.length;
  };
  const listed = [...cells.keys()].find((at) => drinkKey(cells[at] ?? '') !== 'prep' && isOfLists(at));
  if (listed === undefined) return cells;
  const heads = cells.with(listed, 'ingredients');
  return heads.some((head) => drinkKey(head) === 'name') ? heads : heads.with(listed === 0 ? 1 : 0, 'name');
}

/** What heads the columns of a table, whatever its heads are called. */
export const headOf = (cells: Row, rows: Table): Head => readHead(numberedHeads(headsOf(cells, rows)), rows);
