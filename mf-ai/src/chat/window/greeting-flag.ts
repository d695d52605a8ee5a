import { AI_STORAGE_KEYS } from '@peanut/contracts';

const KEY = AI_STORAGE_KEYS.chatGreetingShown;

/** Whether this browser session has been greeted; a storage that is closed to us counts as greeted. */
export function wasGreeted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch (error) {
    console.warn('The browser session cannot be read.', error);
    return true;
  }
}

export function setGreeted(isGreeted: boolean): void {
  try {
    if (isGreeted) sessionStorage.setItem(KEY, 'true');
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The browser session cannot be written.', error);
  }
}
