import { type Block, textOfBlock, textOfBlocks } from './blocks.js';
import { readCooklang } from './cooklang.js';
import { isTable, readCsv } from './csv.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { decodeText } from './decode-text.js';
import { type HtmlDocument, isHtml, isPage, readHtml } from './html.js';
import { readData, recipesIn } from './json.js';
import { drinkKey } from './keys.js';
import { readMarkdown } from './markdown.js';
import { dataInside, parseData } from './parse-data.js';
import { isOfPage, withoutPageLines } from './plain-recipes.js';
import { readBlocks, saysWhatIsPoured } from './read-blocks.js';
import { type MenuFormat, type ReadDrink } from './read-drink.js';
import { readSectioned } from './sectioned.js';
import { textKind } from './text-kind.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';
import { type WrittenDrink } from './written-drink.js';
import { readXml } from './xml.js';
import { frontMatter, readYaml } from './yaml.js';

/** What a text says by its shape, whatever its format. */
export interface ReadText {
  format: MenuFormat;
  /** The drinks that its shape tells. */
  drinks: WrittenDrink[];
  /** Those of our own table, cell for cell. */
  own?: ReadDrink[];
  /** Everything else as plain text, where it may be a recipe: for the bartender's rules. */
  texts: string[];
  /** Rules or wide gaps part the texts: each is whole. */
  isParted?: boolean;
  /** Program data without a drink: each text in it with its key. */
  labelled?: string;
  /** Program data or a table, of which the texts are only pieces. */
  isNoText?: boolean;
  problem?: string;
}

function ofData(value: unknown): ReadText {
  const { lines, ...read } = readData(value);
  const text = read.drinks.length > 0 ? '' : recipesIn(lines);
  return { ...read, texts: text === '' ? [] : [text], isNoText: true };
}

/** What keeps old readers of XHTML from a script. */
const CDATA = /(?:\/\/|\/\*)? ?(?:<!\[CDATA\[|\]\]>) ?(?:\*\/)?|<!--|-->/g;

/** The recipes in the scripts of a page, else those that it marks in its elements. */
function ofPageData({ data, items }: HtmlDocument): ReadText | undefined {
  const values = data.flatMap((script) => parseData(script.replace(CDATA, '')).value ?? []);
  const read = [values, items].map(ofData).find(({ drinks }) => drinks.length > 0);
  return read && { ...read, texts: [] };
}

function ofBlocks(blocks: readonly Block[], isText: boolean): ReadText {
  const told = blocks
    .filter((block) => !isOfPage(textOfBlock(block)))
    .map((block) => (block.kind === 'lines' ? { ...block, text: withoutPageLines(block.text) } : block))
    .filter((block) => block.kind !== 'lines' || block.text !== '');
  const sectioned = readSectioned(told);
  if (sectioned) return { format: 'text', drinks: sectioned, texts: [] };
  const { drinks, texts, isParted } = readBlocks(told);
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
  const isRows = isTable(text);
  const read = ofBlocks(readMarkdown(text), !isRows);
  return isRows && read.drinks.length === 0 ? { ...read, isNoText: true, problem: UNKNOWN_HEADS } : read;
}

const UNKNOWN_HEADS =
  'This is a table, but its columns are not known. Name them in its first line, such as “name, ingredients, glass”, with the ingredients of a drink in one cell.';

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

const DAMAGED: ReadText = {
  format: 'json',
  drinks: [],
  texts: [],
  isNoText: true,
  problem: 'This looks like JSON, but it is damaged or breaks off.',
};

/** Data in YAML or XML, and the text of a note below its data. */
function ofOtherData(source: string, fileName: string | undefined): ReadText | undefined {
  const cooklang = readCooklang(source, fileName);
  if (cooklang) return { format: 'cooklang', drinks: [cooklang], texts: [] };
  const [yaml, xml] = [readYaml(source), readXml(source)];
  if (yaml) return { ...ofData(yaml), format: 'yaml' };
  if (xml === undefined) return undefined;
  const read = ofData(xml);
  if (read.drinks.length > 0) return { ...read, format: 'xml' };
  return isHtml(source) ? undefined : read;
}

/** "---", keys, "---": what a note says above its text belongs to the drink of the text. */
function ofNote(source: string, fileName: string | undefined): ReadText | undefined {
  const note = frontMatter(source);
  if (!isObject(note?.data)) return undefined;
  const inData = ofData(note.data);
  if (inData.drinks.length > 0) return { ...inData, format: 'yaml' };
  const name = [note.data['title'], note.data['name'], fileName].find((one) => typeof one === 'string');
  const [, own, rest = note.body] = /^\s*#[ \t]+(\S[^\n]*)\n([\s\S]*)$/.exec(note.body) ?? [];
  const title = own ?? name;
  if (title === undefined) return readText(note.body);
  const parts = [`# ${title}`, labelledFields(note.data), rest.trim()];
  return readText(parts.filter(Boolean).join('\n\n'));
}

const LABELLED = new Set(['glass', 'ice', 'garnish', 'allergens', 'spirit', 'description']);

/** What the data of a note says of its drink, a labelled line each: "glass: Coupe". */
const labelledFields = (data: DataObject): string =>
  Object.entries(data)
    .filter(([key]) => LABELLED.has(drinkKey(key) ?? ''))
    .map(([key, value]) => `${drinkKey(key)}: ${textsOf(value).join(', ')}`)
    .join('\n');

/**
 * Finds a text's shape, and reads it by that: data, a page, a table, Markdown, or plain text.
 * @param fileName without its ending, where the text is a file of one recipe
 */
export function readText(source: string, fileName?: string): ReadText {
  const data = parseData(source);
  if (data.value === undefined) {
    const read = ofData(dataInside(source));
    if (read.drinks.length > 0) return read;
  }
  if (data.value !== undefined) return ofData(data.value);
  const kind = textKind(source);
  if (kind) return { format: 'text', drinks: [], texts: [], isNoText: true, problem: kind };
  if (data.isData) return DAMAGED;
  const isMarkup = /^\s*</.test(source);
  const csv = isMarkup ? undefined : readCsv(source);
  if (csv?.own) return { format: 'csv', drinks: [], own: csv.own, texts: [] };
  if (csv && csv.drinks.length > 0) return { format: 'csv', drinks: csv.drinks, texts: [] };
  const other = ofOtherData(source, fileName) ?? ofNote(source, fileName);
  if (other) return other;
  const text = withoutBreaksInCells(source);
  if (isHtml(text)) return ofHtml(text);
  requireShort(text);
  return ofText(decodeText(text));
}
