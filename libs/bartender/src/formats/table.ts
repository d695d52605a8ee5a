import { INGREDIENT_COUNT, MENU_FILE } from '@peanut/contracts';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { RECIPE_LABELS, WHISKEY_LABELS } from '../knowledge/labels.js';
import { readAmount } from '../language/amounts.js';
import { LabelReader } from '../language/labels.js';
import { readProof } from '../parse/whiskey-style.js';
import { allergensWithin } from './allergen-answer.js';
import { isMeasuredLine, lineOfCells } from './cells.js';
import { beginsStep, drinkFrom } from './drink-fields.js';
import { isMeasuredList, linesOfText } from './list-text.js';
import { drinkKey, isIngredientHead, keyOf, lineKey } from './keys.js';
import { lineFrom } from './line-fields.js';
import { isMeaningless, isNothing } from './meaningless.js';
import { numberedLines } from './numbered-fields.js';
import { type SourceText } from './written-drink.js';
import { type Head, headOf, type Row, type Table } from './table-heads.js';
import { type WrittenDrink, type WrittenLine } from './written-drink.js';

/** What a table lists: drinks, or the ingredients of one. */
export interface ReadTable {
  drinks: WrittenDrink[];
  lines: WrittenLine[];
  /** Rows that only name something: "Glass | Coupe" as "Glass: Coupe". */
  labelled: string[];
}

const ofDrinks = (drinks: WrittenDrink[]): ReadTable => ({ drinks, lines: [], labelled: [] });
const ofLines = (lines: WrittenLine[]): ReadTable => ({ drinks: [], lines, labelled: [] });

/** Each cell with what heads its column. */
const celled = ({ cells }: Head, row: Row): [string, string][] =>
  cells.flatMap((head, at) => {
    const cell = row[at] ?? '';
    // "None" says something of allergens.
    const isEmpty = drinkKey(head) === 'allergens' ? cell.trim() === '' : isNothing(cell);
    return isEmpty ? [] : [[head, cell] as [string, string]];
  });

/** Every cell with its head, but for what says nothing of a drink. */
const sourceOf = (entries: readonly (readonly [string, string])[]): SourceText[] =>
  entries.flatMap(([key, value]) =>
    isMeaningless(key, value) ? [] : value.split('\n').map((text) => ({ keys: [key], text })),
  );

/** The name stands in the column that was chosen for it. */
const nameIn = (head: Head, row: Row): Map<string, string[]> =>
  new Map(isNothing(row[head.name] ?? '') ? [] : [['name', [row[head.name] ?? '']]]);

/** Every column counts, of every row: "contains", "may contain", "nuts". */
function allergensIn(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const said = entries.flatMap(([key, value]) => allergensWithin(value, key));
  return new Map(said.length > 0 ? [['allergens', said]] : []);
}

function drinkOfRow(head: Head, row: Row): WrittenDrink {
  const entries = celled(head, row);
  const values = new Map([...nameIn(head, row), ...allergensIn(entries)]);
  for (const [key, value] of entries) {
    const meaning = drinkKey(key);
    if (meaning && !values.has(meaning)) values.set(meaning, [value]);
  }
  const listed = (values.get('ingredients') ?? []).flatMap(linesOfText);
  const drink = drinkFrom(values, listed.length > 0 ? listed : numberedLines(entries));
  return { ...drink, source: () => sourceOf(entries) };
}

/** A thing with the unit of its column. */
const INGREDIENT_HEAD = /^([^()]+)(?:\(([\p{L} .]+)\))?$/u;

/** A drink whose columns are its ingredients, and its cells their amounts. */
function drinkOfColumns(head: Head, row: Row): WrittenDrink {
  const { lines: _, ...drink } = drinkOfRow(head, row);
  const lines = celled(head, row).flatMap(([cell, amount]) => {
    const [, thing = cell, unit] = INGREDIENT_HEAD.exec(cell) ?? [];
    return isIngredientHead(cell) ? [{ thing: thing.trim(), amount, unit }] : [];
  });
  return { ...drink, lines };
}

const lineOfRow = (head: Head, row: Row): WrittenLine | undefined => {
  const entries = celled(head, row).filter(([key, value]) => drinkKey(key) !== 'prep' || !beginsStep(value));
  if (/^(?:sub)?total\b/i.test(row[head.thing] ?? '')) return undefined;
  const isNamedByDrink = head.thing !== head.name;
  return lineFrom(
    entries.flatMap(([key, value]) => {
      const at = head.cells.indexOf(key);
      if (at === head.thing) return [['ingredient', value] as const];
      return (isNamedByDrink && at === head.name) || lineKey(key) === 'thing' ? [] : [[key, value] as const];
    }),
  );
};

/** One ingredient a row: rows of the same name, or without one, are one drink. */
function groupedDrinks(head: Head, rows: Table): WrittenDrink[] {
  const groups: { name: string; rows: Row[] }[] = [];
  const byName = new Map<string, { name: string; rows: Row[] }>();
  for (const row of rows) {
    const said = row[head.name]?.trim() ?? '';
    const name = said === '' ? (groups.at(-1)?.name ?? '') : said;
    const group = byName.get(name) ?? { name, rows: [] };
    if (!byName.has(name)) groups.push(group);
    byName.set(name, group);
    group.rows.push(row);
  }
  return groups.map((group) => drinkOfRows(head, group.rows));
}

const OF_THE_DRINK = new Set('name glass ice garnish steps prep method description spirit'.split(' '));

function drinkOfRows(head: Head, rows: Table): WrittenDrink {
  const entries = rows.flatMap((row) => celled(head, row));
  const values = new Map([...nameIn(head, rows[0] ?? []), ...allergensIn(entries)]);
  for (const [key, value] of entries) {
    const meaning = drinkKey(key) ?? '';
    const isOwn = OF_THE_DRINK.has(meaning) && (meaning !== 'prep' || beginsStep(value));
    if (isOwn && head.cells.indexOf(key) !== head.thing && !values.has(meaning)) values.set(meaning, [value]);
  }
  const drink = drinkFrom(
    values,
    rows.flatMap((row) => lineOfRow(head, row) ?? []),
  );
  return { ...drink, source: () => sourceOf(entries) };
}

const LABELS = new LabelReader(RECIPE_LABELS);
const isLabel = (cell: string): boolean =>
  LABELS.read(cell) !== undefined || WHISKEY_LABELS.read(cell) !== undefined;

/** What a row says as a line of text: a title, or a label with its value. */
function labelledRow(row: Row, at: number): string[] {
  const [first = '', second, ...others] = row.map((cell) => cell.trim()).filter(Boolean);
  if (second === undefined) return at === 0 && first !== '' ? [first] : [];
  return others.length === 0 && isLabel(first) ? [`${first}: ${second}`] : [];
}

/** "90 ml chilled Champagne" in a row by itself. */
function wholeLine(row: Row): WrittenLine | undefined {
  const [only = '', ...others] = row.filter((cell) => cell.trim() !== '');
  return others.length === 0 && readAmount(only)?.unit !== undefined ? { thing: only.trim() } : undefined;
}

/** Lists that stand in one cell, next to what heads them. */
const listsIn = (row: Row): WrittenLine[] =>
  row.flatMap((cell) => (cell.includes('\n') && isMeasuredList(cell) ? linesOfText(cell) : []));

/** A table without heads: rows that measure something the bar knows, and rows with a label. */
function readByShape(table: Table): ReadTable | undefined {
  const rows = table.map((row) => ({ row, line: lineOfCells(row) ?? wholeLine(row) }));
  const lines = [...rows.flatMap(({ line }) => line ?? []), ...table.flatMap(listsIn)];
  const isOfDrink = lines.some((line) => isMeasuredLine(line) || mainIngredient(line.thing) !== undefined);
  const labelled = rows.flatMap(({ row, line }, at) => (line && isOfDrink ? [] : labelledRow(row, at)));
  const isRead = isOfDrink || labelled.some((line) => line.includes(': '));
  return isRead ? { drinks: [], lines: isOfDrink ? lines : [], labelled } : undefined;
}

/** One more than are read at once tells that there are too many. */
const MOST_DRINKS = MENU_FILE.maxDrinks + 1;
const MOST_ROWS = MOST_DRINKS * INGREDIENT_COUNT.max;

/** Rows that are of whiskeys by their words, where no column says so. */
const IS_WHISKEY = /\b(?:whisk(?:e?y|ies)|bourbon|scotch|single malt|rye|islay|speyside)\b/i;

export const isOfWhiskey = (text: string): boolean => IS_WHISKEY.test(text);

/** What stands in a column of kinds: "Blended Scotch Whisky". */
const KINDS = /^(?:category|categor[íi]a|kategorie|catégorie|type|typ|style|class|region)$/i;

function whiskeysOf(head: Head, rows: Table): WrittenDrink[] | undefined {
  const at = head.cells.findIndex((cell) => KINDS.test(cell.trim()));
  const kinds = rows.map((row) => (at < 0 ? row.join(' ') : (row[at] ?? '')));
  if (kinds.filter((kind) => IS_WHISKEY.test(kind)).length * 2 <= rows.length) return undefined;
  return rows.map((row) => {
    const drink = drinkOfRow(
      { ...head, cells: head.cells.map((cell, index) => (index === at ? 'spirit' : cell)) },
      row,
    );
    const { fields } = drink;
    const name = String(fields.get('name') ?? '');
    const proof = fields.get('proof') ?? readProof(name);
    return { ...drink, entityType: 'whiskey', fields: new Map([...fields, ['proof', proof]]) };
  });
}

/** What a table says by its columns' heads; undefined for a table of other things. */
export function readTable(table: Table): ReadTable | undefined {
  const [cells = [], ...all] = table;
  const rows = all.slice(0, MOST_ROWS);
  const head = headOf(cells, rows);
  const isHead = head.known >= 2 || (head.known === 1 && cells.length === 1);
  if (isHead && rows.length > 0) {
    if (head.isNumbered || (head.hasList && head.name >= 0))
      return ofDrinks(rows.slice(0, MOST_DRINKS).map((row) => drinkOfRow(head, row)));
    if (head.name >= 0 && !head.hasAmount && cells.filter(isIngredientHead).length > 1)
      return ofDrinks(rows.slice(0, MOST_DRINKS).map((row) => drinkOfColumns(head, row)));
    if (head.thing >= 0 && head.name >= 0 && head.thing !== head.name)
      return ofDrinks(groupedDrinks(head, rows));
    if (head.thing >= 0 && head.hasAmount) return ofLines(rows.flatMap((row) => lineOfRow(head, row) ?? []));
    if (head.name >= 0 && isOfDrinks(head))
      return ofDrinks(rows.slice(0, MOST_DRINKS).map((row) => drinkOfRow(head, row)));
    const whiskeys = head.name >= 0 ? whiskeysOf(head, rows.slice(0, MOST_DRINKS)) : undefined;
    if (whiskeys) return ofDrinks(whiskeys);
  }
  return readByShape(table);
}

const TELLING = new Set(
  ['proof', 'abv', 'glass', 'garnish', 'steps', 'prep', 'ice', 'water', 'rest', 'rationale'].map(keyOf),
);
const isOfDrinks = ({ cells }: Head): boolean => cells.some((cell) => TELLING.has(drinkKey(cell) ?? ''));
