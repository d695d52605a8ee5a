import { type ReadMenu, readMenu, readMenuFile, UnreadableMenuError } from '@peanut/bartender/formats';
import { prepared, type PreparedMenu } from './prepared-drink';

/** What the worker is sent: a text, or a file's bytes. */
export interface MenuQuestion {
  key: number;
  source: string | Uint8Array;
  /** The file's: a recipe without a title is called by it. */
  fileName?: string | undefined;
}

/** `refusal`: why it cannot be read, where the reader knows it. */
export type MenuAnswer = { key: number } & ({ menu: PreparedMenu } | { refusal: string | undefined });

const menuOf = async ({ source, fileName }: MenuQuestion): Promise<ReadMenu> =>
  typeof source === 'string' ? readMenu(source) : readMenuFile(source, fileName);

/** Reads what was asked. Reading 2,000 drinks takes a phone seconds, in which the page goes on: this runs aside of it. */
export async function answerTo(question: MenuQuestion): Promise<MenuAnswer> {
  const { key } = question;
  try {
    const menu = await menuOf(question);
    return { key, menu: { ...menu, drinks: menu.drinks.map(prepared) } };
  } catch (error) {
    if (error instanceof UnreadableMenuError) return { key, refusal: error.message };
    console.error('The menu cannot be read:', error);
    return { key, refusal: undefined };
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<MenuQuestion>) => void answerTo(data).then((answer) => self.postMessage(answer)),
);
