import { isTable, readCsv } from './csv.js';
import { decodeText } from './decode-text.js';
import { type HtmlDocument, isHtml, isPage, readHtml } from './html.js';
import { readData, recipesIn } from './json.js';
import { dataInside, parseData } from './parse-data.js';
import { readMarkdown } from './markdown.js';
import { readBlocks, saysWhatIsPoured } from './read-blocks.js';
import { isOfPage, withoutPageLines } from './plain-recipes.js';
import { type MenuFormat } from './read-drink.js';
import { type Block, textOfBlock, textOfBlocks } from './blocks.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';
import { type WrittenDrink } from './written-drink.js';

/** What a text says by its shape, whatever its format. */
export interface ReadText {
  format: MenuFormat;
  /** The drinks that its shape tells. */
  drinks: WrittenDrink[];
  /** Everything else as plain text, where it may be a recipe: for the bartender's rules. */
  texts: string[];
  /** Rules or wide gaps part the texts: each is whole. */
  isParted?: boolean;
  /** Program data without a drink: each text in it with its key. */
  labelled?: string;
  problem?: string;
}

function ofData(value: unknown): ReadText {
  const { lines, ...read } = readData(value);
  const text = read.drinks.length > 0 ? '' : recipesIn(lines);
  return { ...read, texts: text === '' ? [] : [text] };
}

/** The recipes in the scripts of a page, else those that it marks in its elements. */
function ofPageData({ data, items }: HtmlDocument): ReadText | undefined {
  const values = data.flatMap((script) => parseData(script).value ?? []);
  const read = [values, items].map(ofData).find(({ drinks }) => drinks.length > 0);
  return read && { ...read, texts: [] };
}

function ofBlocks(blocks: readonly Block[], isText: boolean): ReadText {
  const told = blocks
    .filter((block) => !isOfPage(textOfBlock(block)))
    .map((block) => (block.kind === 'lines' ? { ...block, text: withoutPageLines(block.text) } : block));
  const { drinks, texts, isParted } = readBlocks(
    told.filter((block) => block.kind !== 'lines' || block.text !== ''),
  );
  const kept = isText && drinks.length === 0 ? texts : texts.filter(saysWhatIsPoured);
  return { format: drinks.length > 0 ? 'table' : 'text', drinks, texts: kept, isParted };
}

/** As much as the most drinks of an import take; data and CSV are read faster, and may be longer. */
const MOST_PLAIN = { characters: 1_000_000, lines: 50_000 };

function requireShort(text: string): void {
  const isShort = text.length <= MOST_PLAIN.characters && text.split('\n').length <= MOST_PLAIN.lines;
  if (!isShort)
    throw new UnreadableMenuError(
      'This text is longer than a million characters or 50,000 lines. Please split it, or use JSON or CSV.',
    );
}

function ofText(text: string): ReadText {
  requireShort(text);
  return ofBlocks(readMarkdown(text), !isTable(text));
}

function ofHtml(source: string): ReadText {
  const page = readHtml(source);
  const inData = ofPageData(page);
  if (inData) return inData;
  const { blocks } = page;
  const text = textOfBlocks(blocks);
  const shown = ofData(dataInside(text));
  if (shown.drinks.length > 0) return shown;
  requireShort(text);
  const read = blocks.flatMap((block) => (block.kind === 'lines' ? readMarkdown(block.text) : [block]));
  return ofBlocks(read, !isPage(source));
}

/** A table of Markdown breaks its cells' lines by a tag: it stays a line. */
const withoutBreaksInCells = (text: string): string =>
  text.replace(/^\|.*$/gm, (row) => row.replace(/<br ?\/?>/gi, '; '));

/** Finds a text's shape, and reads it by that: data, a page, a table, Markdown, or plain text. */
export function readText(source: string): ReadText {
  const data = parseData(source);
  if (data.value === undefined) {
    const read = ofData(dataInside(source));
    if (read.drinks.length > 0) return read;
  }
  if (data.isData)
    return data.value === undefined
      ? {
          format: 'json',
          drinks: [],
          texts: [],
          problem: 'This looks like JSON, but it is damaged or breaks off.',
        }
      : ofData(data.value);
  const text = withoutBreaksInCells(source);
  if (isHtml(text)) return ofHtml(text);
  const csv = readCsv(source);
  if (csv && csv.drinks.length > 0) return { format: 'csv', drinks: csv.drinks, texts: [] };
  requireShort(text);
  return ofText(decodeText(text));
}
