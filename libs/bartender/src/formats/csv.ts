import Papa from 'papaparse';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readAmount } from '../language/amounts.js';
import { decodeText, tidied } from './decode-text.js';
import { textsOf } from './data-texts.js';
import { drinkFrom } from './drink-fields.js';
import { isAmountAlone, isMeasuredList } from './list-text.js';
import { drinkKey, isKnownHead, numberedKey } from './keys.js';
import { readPeanutTable } from './peanut-menu.js';
import { type ReadDrink } from './read-drink.js';
import { isOfWhiskey, type ReadTable, readTable } from './table.js';
import { type Table } from './table-heads.js';
import { type WrittenDrink } from './written-drink.js';

const DELIMITERS = [',', ';', '\t', '|'];
const LEAST_HEADS = 2;
/** Some hundred columns. */
const LONGEST_HEAD = 20_000;

/** So much of a text tells its delimiter. */
const TELLING_LENGTH = 100_000;

const rowsOf = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data;

const WHISKEY_HEADS = new Set(['proof', 'abv', 'nose', 'palate', 'finish', 'notes', 'distillery', 'bottler']);

/** Whether heads name drinks and what is in them, whatever stands in other columns. */
const areOfDrinks = (heads: readonly string[]): boolean => {
  const meanings = heads.map((head) => drinkKey(head) ?? '');
  return (
    meanings.includes('name') &&
    (meanings.includes('ingredients') ||
      heads.some((head) => numberedKey(head)?.key === 'thing') ||
      meanings.some((meaning) => WHISKEY_HEADS.has(meaning)))
  );
};

/** The delimiter by which the first line has most heads that are known. */
function delimiterOf(text: string): string | undefined {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  if (line.length > LONGEST_HEAD) return undefined;
  const [best] = DELIMITERS.map((delimiter) => {
    const heads = rowsOf(line, delimiter, 1)[0] ?? [];
    const known = heads.filter(isKnownHead).length;
    return { delimiter, heads, known, share: known / Math.max(1, heads.length) };
  }).sort((one, other) => other.known - one.known);
  if (!best || best.known < LEAST_HEADS) return undefined;
  const isOfWhiskeys = () =>
    best.heads.some((head) => drinkKey(head) === 'name') && isOfWhiskey(text.slice(0, LONGEST_HEAD));
  return best.share >= 0.5 || best.known >= 4 || areOfDrinks(best.heads) || isOfWhiskeys()
    ? best.delimiter
    : undefined;
}

const MOST_ABOVE = 5;

/** Without the lines above the heads that have a title alone: "Our spring menu,,,". */
function fromHeads(text: string): string {
  let rest = text;
  for (let above = 0; above < MOST_ABOVE; above += 1) {
    const end = rest.indexOf('\n');
    const isTitle = end >= 0 && end < LONGEST_HEAD && /^[^,;\t|]*[,;\t|]*$/.test(rest.slice(0, end));
    if (!isTitle) return rest;
    rest = rest.slice(end + 1);
  }
  return rest;
}

/** So many rows tell what a column holds. */
const TELLING_ROWS = 20;

/** The delimiter by which each row has as many cells, one of them a list of ingredients. */
const delimiterByLists = (text: string): string | undefined =>
  DELIMITERS.find((delimiter) => {
    const [head = [], ...rows] = rowsOf(text, delimiter, TELLING_ROWS);
    const isRow = (row: readonly string[]) => row.length === head.length && row.some(isMeasuredList);
    return head.length > 1 && !head.some(isMeasuredList) && rows.length > 0 && rows.every(isRow);
  });

/** Our export puts a sign before cells that a spreadsheet would compute. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Without tags and entities, which cells of published tables have. */
const plainCell = (cell: string): string => (/[<&]/.test(cell) ? textsOf(cell).join('\n') : cell);

/** The line below the heads of Markdown's tables. */
const IS_MARKDOWN = /^[^\n]*\n[|:\- \t]*(?:\n|$)/;

/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^\s*"?sep=([,;\t|])"?[^\n]*\n/i;

/** What a text of comma, semicolon or tab separated values lists; undefined for any other text. */
export function readCsv(source: string): (ReadTable & { own?: ReadDrink[] }) | undefined {
  const whole = tidied(source);
  const named = SEPARATOR_LINE.exec(whole);
  const text = fromHeads(named ? whole.slice(named[0].length) : whole);
  const start = text.slice(0, TELLING_LENGTH);
  if (!start.includes('\n')) return undefined;
  const delimiter = named?.[1] ?? delimiterOf(start) ?? delimiterByLists(start);
  if (delimiter === undefined || IS_MARKDOWN.test(text)) return readNamedRows(text);
  const table = readRows(rowsOf(text, delimiter));
  return table && (table.own || table.drinks.length > 0) ? table : (readNamedRows(text) ?? table);
}

/** What rows of cells list, below their heads. */
export function readRows(cells: Table): (ReadTable & { own?: ReadDrink[] }) | undefined {
  const rows = cells.map((row) => row.map(withoutGuard));
  if (rows.length < 2) return undefined;
  const own = readPeanutTable(rows);
  if (own) return { drinks: [], lines: [], labelled: [], own };
  return readTable(rows.map((row) => row.map((cell) => decodeText(plainCell(cell)))));
}

const LONGEST_CELL = 60;

/** "Mimosa,Champagne,Orange juice": a name, and what the bar knows. */
function isNamedRow([name = '', ...things]: readonly string[]): boolean {
  const known = things.filter((cell) => mainIngredient(cell) !== undefined || readAmount(cell)?.unit).length;
  return (
    things.length > 1 &&
    /^\p{L}/u.test(name) &&
    !/[.:!?]\s|:$/.test(name) &&
    readAmount(name) === undefined &&
    things.every((cell) => cell.length <= LONGEST_CELL && /\p{L}{3}/u.test(cell) && !isAmountAlone(cell)) &&
    known * 3 > things.length * 2
  );
}

/** A drink a line, its name first, without heads. */
function readNamedRows(text: string): ReadTable | undefined {
  const start = text.slice(0, TELLING_LENGTH);
  const read = (delimiter: string): Table =>
    rowsOf(start, delimiter, TELLING_ROWS).map((row) => row.map((cell) => cell.trim()));
  const delimiter = DELIMITERS.find((sign) => {
    const rows = read(sign);
    return rows.length > 1 && rows.every(isNamedRow);
  });
  if (delimiter === undefined) return undefined;
  const drinks = rowsOf(text, delimiter).map(([name = '', ...cells]): WrittenDrink => {
    const lines = cells.map((cell) => cell.trim()).filter(Boolean);
    const drink = drinkFrom(
      new Map([['name', [name]]]),
      lines.map((thing) => ({ thing })),
    );
    return { ...drink, source: () => lines.map((line) => ({ keys: ['ingredients'], text: line })) };
  });
  return { drinks, lines: [], labelled: [] };
}

const MOST_TELLING = 200;
const LEAST_RAGGED = 3;

/** Lines of short values, not as many in each: "Mimosa,Champagne,Orange juice" below one of five. */
function isRagged(rows: Table): boolean {
  const isValue = (cell: string) => cell.length < LONGEST_CELL && !/[.!?:]\s|[.!?:]$/.test(cell);
  return rows.length >= LEAST_RAGGED && rows.every((row) => row.length > 2 && row.every(isValue));
}

/** Whether a text is a table, whatever its heads are: lines of as many values each, three at least. */
export function isTable(text: string): boolean {
  const isOf = (delimiter: string): boolean => {
    const rows = rowsOf(text.slice(0, TELLING_LENGTH), delimiter, MOST_TELLING);
    const [{ length } = []] = rows;
    const isEven = rows.length > 1 && (length ?? 0) > 2 && rows.every((row) => row.length === length);
    return (
      (isEven && (rows.length > 2 || rows.flat().every((cell) => cell.length < LONGEST_CELL))) ||
      isRagged(rows)
    );
  };
  return [',', ';', '\t'].some(isOf);
}
