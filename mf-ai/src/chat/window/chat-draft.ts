import { AI_STORAGE_KEYS } from '@peanut/contracts';

const KEY = AI_STORAGE_KEYS.chatDraft;

/** What a guest has typed and not sent: it outlives the chat's closing, and a reload by the phone. */
export const chatDraft = {
  read(): string {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch (error) {
      console.warn('The browser session cannot be read.', error);
      return '';
    }
  },
  keep(text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, text);
    } catch (error) {
      console.warn('The browser session cannot be written.', error);
    }
  },
};
