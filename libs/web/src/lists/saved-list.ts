import {
  asGuestsGet,
  withDefaults,
  type Cocktail,
  type EntityType,
  type SpiritOption,
  type Whiskey,
} from '@peanut/contracts';
import { deviceStorage } from '../storage';

/** The lists stored for offline use, by their keys in local storage. */
export interface SavedLists {
  cocktails: Cocktail;
  whiskeys: Whiskey;
  spirits: SpiritOption;
}
export type SavedListKey = keyof SavedLists;

const DRINKS: Partial<Record<SavedListKey, EntityType>> = { cocktails: 'cocktail', whiskeys: 'whiskey' };

/** The list's items with every field that drinks have today. */
export function wholeItems<K extends SavedListKey>(key: K, items: SavedLists[K][]): SavedLists[K][] {
  const entityType = DRINKS[key];
  return entityType ? items.map((item) => withDefaults(entityType, item)) : items;
}

export const LAST_SYNC_KEY = 'last-sync';

const LIST_KEYS: readonly SavedListKey[] = ['cocktails', 'whiskeys', 'spirits'];

/** The version of the stored lists' format; without one it is the first. */
const VERSION_KEY = 'lists-version';
const VERSION = '1';
const isOtherVersion = () => (deviceStorage.read(VERSION_KEY) ?? '1') !== VERSION;

/**
 * Local storage as this version of the page leaves it, lists as JSON. Pages of the last release read it, too:
 * docs/released/kept-lists.json holds it to that.
 */
export type KeptLists = { [K in SavedListKey]: SavedLists[K][] } & Record<
  typeof VERSION_KEY,
  typeof VERSION
> &
  Record<typeof LAST_SYNC_KEY, string>;

/** A page that is never idle stores its lists after so many milliseconds. */
const STORED_WITHIN = 2_000;

const waiting = new Map<SavedListKey, readonly SavedLists[SavedListKey][]>();

/** Stores the list once the page is idle: a long one would delay its cards. See {@link saveList}. */
export function saveListWhenIdle<K extends SavedListKey>(key: K, items: readonly SavedLists[K][]): void {
  if (waiting.size === 0) {
    window.addEventListener('pagehide', saveWaiting, { once: true });
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(saveWaiting, { timeout: STORED_WITHIN });
    else setTimeout(saveWaiting);
  }
  waiting.set(key, items);
}

function saveWaiting(): void {
  const lists = [...waiting];
  waiting.clear();
  window.removeEventListener('pagehide', saveWaiting);
  for (const [key, items] of lists) saveList(key, items);
}

/**
 * Stores the list and the time of the sync; of a list too long for the storage, its beginning. Items are stored as guests
 * see them, hidden ones not at all: the next person on this device may be one.
 */
export function saveList<K extends SavedListKey>(key: K, items: readonly SavedLists[K][]): void {
  const shown = items
    .filter((item) => !('isVisible' in item) || item.isVisible)
    .map((item) => ('isAvailable' in item ? asGuestsGet(item) : item));
  if (isOtherVersion()) for (const other of LIST_KEYS) deviceStorage.write(other, undefined);
  if (!deviceStorage.write(VERSION_KEY, VERSION)) return;
  if (storeWhatFits(key, shown)) deviceStorage.write(LAST_SYNC_KEY, new Date().toISOString());
}

function storeWhatFits(key: SavedListKey, items: readonly unknown[]): boolean {
  if (deviceStorage.write(key, JSON.stringify(items))) return true;
  return items.length > 1 && storeWhatFits(key, items.slice(0, Math.ceil(items.length / 2)));
}

/** The stored list, or null when there is none, it cannot be read, or another version of the page stored it. */
export function loadSavedList<K extends SavedListKey>(key: K): SavedLists[K][] | null {
  const isList = (value: unknown): value is SavedLists[K][] =>
    Array.isArray(value) && value.every((item) => item instanceof Object);
  const stored = isOtherVersion() ? undefined : deviceStorage.readJson(key, isList);
  return stored ? wholeItems(key, stored) : null;
}

/** True when a non-empty cocktail or whiskey list is stored. */
export function hasOfflineData(): boolean {
  return [loadSavedList('cocktails'), loadSavedList('whiskeys')].some(
    (list) => list !== null && list.length > 0,
  );
}
