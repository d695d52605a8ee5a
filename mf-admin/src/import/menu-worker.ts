import { decodeBytes, type ReadMenu, readMenu, UnreadableMenuError } from '@peanut/bartender/formats';

/** What the worker is sent: a text, or a file's bytes. */
export interface MenuQuestion {
  key: number;
  source: string | Uint8Array;
}

/** `refusal`: why it cannot be read, where the reader knows it. */
export type MenuAnswer = { key: number } & ({ menu: ReadMenu } | { refusal: string | undefined });

/** Reads what was asked. Reading 2,000 drinks takes a phone seconds, in which the page goes on: this runs aside of it. */
export function answerTo({ key, source }: MenuQuestion): MenuAnswer {
  try {
    return { key, menu: readMenu(typeof source === 'string' ? source : decodeBytes(source)) };
  } catch (error) {
    if (error instanceof UnreadableMenuError) return { key, refusal: error.message };
    console.error('The menu cannot be read:', error);
    return { key, refusal: undefined };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<MenuQuestion>) => self.postMessage(answerTo(data)));
