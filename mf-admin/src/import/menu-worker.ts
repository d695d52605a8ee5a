import {
  LostReaderError,
  type MenuFormat,
  type ReadMenu,
  readMenu,
  readMenuFile,
  UnreadableMenuError,
} from '@peanut/bartender/formats';
import { prepared, type PreparedDrink, type PreparedMenu, withoutRecipe } from './prepared-drink';

/** What the worker is sent: a text, or a file's bytes. */
export interface MenuQuestion {
  key: number;
  source: string | Uint8Array;
  /** The file's: a recipe without a title is called by it. */
  fileName?: string | undefined;
}

/** Some drinks of a menu, the menu when all were sent, or `refusal`: why it cannot be read, where the reader knows it. */
export type MenuAnswer = { key: number } & (
  { drinks: PreparedDrink[] } | { menu: Omit<PreparedMenu, 'drinks'> } | { refusal: string | undefined }
);

/** The page takes an answer in one go: 2,000 drinks at once would hold up a slow phone for longer than a frame. */
const AT_ONCE = 200;

/** What the owner, or a program that holds the drinks as such, has given its names. */
const KEEPS_NAMES: readonly MenuFormat[] = ['peanut-menu', 'csv', 'spreadsheet', 'bar-assistant'];

const menuOf = async ({ source, fileName }: MenuQuestion): Promise<ReadMenu> =>
  typeof source === 'string' ? readMenu(source) : readMenuFile(source, fileName);

/** Reads what was asked. Reading 2,000 drinks takes a phone seconds, in which the page goes on: this runs aside of it. */
export async function answerTo(question: MenuQuestion, send: (answer: MenuAnswer) => void): Promise<void> {
  const { key } = question;
  try {
    const { drinks: read, ...menu } = await menuOf(question);
    const drinks = KEEPS_NAMES.includes(menu.format) ? read : read.map(withoutRecipe);
    for (let at = 0; at < drinks.length; at += AT_ONCE)
      send({ key, drinks: drinks.slice(at, at + AT_ONCE).map(prepared) });
    send({ key, menu });
  } catch (error) {
    // For the page a worker without its reader is one that could not be loaded: only another asks for it again.
    if (error instanceof LostReaderError) return reportError(error);
    const isKnown = error instanceof UnreadableMenuError;
    if (!isKnown) console.error('The menu cannot be read:', error);
    send({ key, refusal: isKnown ? error.message : undefined });
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<MenuQuestion>) => void answerTo(data, (answer) => self.postMessage(answer)),
);
