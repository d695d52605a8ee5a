import Papa from 'papaparse';
import { decodeText, tidied } from './decode-text.js';
import { isMeasuredList } from './drink-fields.js';
import { isKnownHead } from './keys.js';
import { type ReadTable, readTable } from './table.js';

const DELIMITERS = [',', ';', '\t', '|'];
const LEAST_HEADS = 2;
/** Some hundred columns. */
const LONGEST_HEAD = 20_000;

const rowsOf = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data;

/** The delimiter by which the first line has most heads that are known. */
function delimiterOf(text: string): string | undefined {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  if (line.length > LONGEST_HEAD) return undefined;
  const [best] = DELIMITERS.map((delimiter) => {
    const heads = rowsOf(line, delimiter, 1)[0] ?? [];
    const known = heads.filter(isKnownHead).length;
    return { delimiter, known, share: known / Math.max(1, heads.length) };
  }).sort((one, other) => other.known - one.known);
  return best && best.known >= LEAST_HEADS && (best.share >= 0.5 || best.known >= 4)
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

/** The line below the heads of Markdown's tables. */
const IS_MARKDOWN = /^[^\n]*\n[|:\- \t]*(?:\n|$)/;

/** What a text of comma, semicolon or tab separated values lists; undefined for any other text. */
export function readCsv(source: string): ReadTable | undefined {
  const text = fromHeads(tidied(source));
  const delimiter = delimiterOf(text) ?? delimiterByLists(text);
  if (delimiter === undefined || IS_MARKDOWN.test(text)) return undefined;
  const rows = rowsOf(text, delimiter);
  return rows.length < 2
    ? undefined
    : readTable(rows.map((row) => row.map((cell) => decodeText(withoutGuard(cell)))));
}

/** Lines of as many values each, three at least: a table, whatever its heads are. */
export function isTable(text: string): boolean {
  const lines = text.trim().split('\n');
  const counts = (delimiter: string) => lines.map((line) => line.split(delimiter).length);
  return (
    lines.length > 2 &&
    [',', ';', '\t'].some((sign) => counts(sign).every((count, _, [first]) => count > 2 && count === first))
  );
}
