import type { Cocktail, SpiritOption, Whiskey } from '@peanut/contracts';

/** What the browser keeps for the time without a network, by its key in local storage. */
export interface SavedLists {
  cocktails: Cocktail;
  whiskeys: Whiskey;
  spirits: SpiritOption;
}
export type SavedListKey = keyof SavedLists;

export const LAST_SYNC_KEY = 'last-sync';

/** Keeps the list and the time of the sync. Hidden items stay out: the next person on this device may be a guest. */
export function saveList<K extends SavedListKey>(key: K, items: readonly SavedLists[K][]): void {
  const shown = items.filter((item) => !('isVisible' in item) || item.isVisible);
  try {
    localStorage.setItem(key, JSON.stringify(shown));
    localStorage.setItem(LAST_SYNC_KEY, new Date().toISOString());
  } catch (error) {
    // A full or forbidden storage costs the offline copy, never the page.
    console.warn(`The ${key} list could not be kept for offline use.`, error);
  }
}

/** The kept list, or null when there is none or it cannot be read. */
export function loadSavedList<K extends SavedListKey>(key: K): SavedLists[K][] | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(parsed) ? (parsed as SavedLists[K][]) : null;
  } catch (error) {
    console.warn(`The kept ${key} list is damaged and is ignored.`, error);
    return null;
  }
}

/** True when a non-empty cocktail or whiskey list is kept. */
export function hasOfflineData(): boolean {
  return [loadSavedList('cocktails'), loadSavedList('whiskeys')].some(
    (list) => list !== null && list.length > 0,
  );
}
