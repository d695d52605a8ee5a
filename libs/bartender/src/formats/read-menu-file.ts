import { documentIn, gunzip, UnpackingBudget, unzip } from './archive.js';
import { withKnownNames } from './bar-assistant.js';
import { readRows } from './csv.js';
import { decodeBytes } from './decode-bytes.js';
import { drinkFrom } from './drink-fields.js';
import { fileKind } from './file-kind.js';
import { isKnownHead } from './keys.js';
import { type ReadMenu } from './read-drink.js';
import { completeMenu, orRefused, readMenu } from './read-menu.js';
import { isMail, pageOfMail } from './saved-page.js';
import { type Sheet, readSheets } from './spreadsheet.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

/** Tandoor exports a ZIP of ZIPs, Paprika one of gzip files. */
const DEEPEST = 2;

/** Where in archives a file lies, and what they may still unpack. */
interface Place {
  depth: number;
  budget: UnpackingBudget;
}

/** "recipes/harbour-sour.cook" is "harbour sour". */
const titleOf = (path: string): string =>
  (path.split('/').at(-1) ?? path)
    .replace(/\.\w{1,8}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/** Rows above the heads have a title alone, or nothing that a head says. */
const MOST_ABOVE = 6;
function fromHeads(rows: Sheet['rows']): Sheet['rows'] {
  const at = rows.slice(0, MOST_ABOVE).findIndex((row) => row.filter(isKnownHead).length > 1);
  return rows.slice(Math.max(0, at));
}

interface ReadSheet {
  name: string;
  menu: ReadMenu;
  /** It lists ingredients alone: the recipe of one drink, or what is in stock. */
  isOfLines: boolean;
}

function readSheet({ name, rows }: Sheet): ReadSheet {
  const table = readRows(fromHeads(rows));
  const isOfLines = !table?.own && table?.drinks.length === 0 && table.lines.length > 0;
  return { name, menu: menuOfTable(name, table), isOfLines };
}

function menuOfTable(name: string, table: ReturnType<typeof readRows>): ReadMenu {
  if (table?.own) return completeMenu({ format: 'spreadsheet', drinks: [], own: table.own, texts: [] });
  const ofSheet =
    table && table.lines.length > 0 ? [drinkFrom(new Map([['name', [name]]]), table.lines)] : [];
  const drinks = [...(table?.drinks ?? []), ...ofSheet];
  const problem = `The columns of the sheet “${name}” are not known. Name them in its first row, such as “name, ingredients, glass”.`;
  return completeMenu({ format: 'spreadsheet', drinks, texts: [], ...(drinks.length === 0 && { problem }) });
}

const joined = (menus: readonly ReadMenu[]): ReadMenu => ({
  format: menus.find(({ drinks }) => drinks.length > 0)?.format ?? menus[0]?.format ?? 'text',
  drinks: menus.flatMap(({ drinks }) => drinks),
  texts: menus.flatMap(({ texts }) => texts),
  problems: [...new Set(menus.flatMap(({ problems }) => problems))],
});

async function readSpreadsheet(bytes: Uint8Array): Promise<ReadMenu> {
  const sheets = (await readSheets(bytes)).map(readSheet);
  const ofDrinks = sheets.filter(({ menu, isOfLines }) => menu.drinks.length > 0 && !isOfLines);
  // Next to a list of drinks a list of ingredients is a stock, or for the shop.
  const read = ofDrinks.length > 0 ? ofDrinks : sheets.filter(({ menu }) => menu.drinks.length > 0);
  const others = sheets.filter((sheet) => !read.includes(sheet)).map(({ name }) => name);
  const menu = joined((read.length > 0 ? read : sheets).map((sheet) => sheet.menu));
  const isTold = read.length > 0 && others.length > 0;
  const problems = isTold ? [`Left out, as no drinks: the sheets ${others.join(', ')}.`] : [];
  return orRefused({ ...menu, problems: [...menu.problems, ...problems] });
}

const MOST_NAMED = 5;
const named = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMED).join(', ') +
  (names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '');

async function readArchive(bytes: Uint8Array, { depth, budget }: Place): Promise<ReadMenu> {
  const { files: packed, leftOut } = unzip(bytes, budget);
  const files = withKnownNames(packed);
  const menus: ReadMenu[] = [];
  const without: string[] = [];
  for (const file of files)
    try {
      menus.push(await readAt(file.bytes, file.name, { depth: depth + 1, budget }));
    } catch (error) {
      if (!(error instanceof UnreadableMenuError)) throw error;
      without.push(file.name);
    }
  const menu = joined(menus);
  return orRefused({
    ...menu,
    problems: [
      ...menu.problems,
      ...(without.length > 0 ? [`No drink was found in: ${named(without)}.`] : []),
      ...(leftOut.length > 0 ? [`Files of these kinds were left out: ${named(leftOut)}.`] : []),
    ],
  });
}

async function readZip(bytes: Uint8Array, place: Place): Promise<ReadMenu> {
  const document = documentIn(bytes);
  if (!document) return readArchive(bytes, place);
  if (document.is === 'refused') throw new UnreadableMenuError(document.sentence);
  return readSpreadsheet(document.bytes);
}

async function readAt(bytes: Uint8Array, name: string | undefined, place: Place): Promise<ReadMenu> {
  if (place.depth > DEEPEST)
    throw new UnreadableMenuError(
      'This archive holds archives in archives. Unpack it, and choose the file in it.',
    );
  const kind = fileKind(bytes);
  switch (kind.is) {
    case 'refused':
      throw new UnreadableMenuError(kind.sentence);
    case 'spreadsheet':
      return readSpreadsheet(bytes);
    case 'zip':
      return readZip(bytes, place);
    case 'gzip':
      return readAt(gunzip(bytes), name, { ...place, depth: place.depth + 1 });
    case 'text': {
      const text = decodeBytes(bytes);
      return readMenu(
        isMail(text) ? await pageOfMail(bytes) : text,
        name === undefined ? undefined : titleOf(name),
      );
    }
  }
}

/**
 * The drinks of a file, which is told by its bytes: a text, a spreadsheet, or an archive of them.
 * @param name the file's own: a recipe without a title is called by it
 * @throws UnreadableMenuError for everything else, by its name, and where no drink is found
 */
export const readMenuFile = (bytes: Uint8Array, name?: string): Promise<ReadMenu> =>
  readAt(bytes, name, { depth: 0, budget: new UnpackingBudget() });
