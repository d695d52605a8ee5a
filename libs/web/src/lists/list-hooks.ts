import { API } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import type { SavedListKey, SavedLists } from './saved-list';
import { keptList, listQuery, useList } from './use-list';

const KEYS: Record<string, SavedListKey> = {
  [API.cocktails]: 'cocktails',
  [API.whiskeys]: 'whiskeys',
  [API.spiritOptions]: 'spirits',
};

/** The cocktails in menu order. */
export const useCocktails = () => useList(API.cocktails, 'cocktails');

/** The whiskeys by number. */
export const useWhiskeys = () => useList(API.whiskeys, 'whiskeys');

/** The spirit options in their order, inactive ones included. */
export const useSpiritOptions = () => useList(API.spiritOptions, 'spirits');

/** Whether the address is that of a list. */
export const isList = (url: string): boolean => url in KEYS;

/** Reads a list before a page asks for it; done also when that failed, for the page then tries again. */
export async function readListAhead(url: string): Promise<void> {
  const key = KEYS[url];
  if (key) await queryClient.prefetchQuery({ ...listQuery(url, key), retry: false });
}

/** Reads the drinks that no page has asked for yet, so that every page has its list when the network goes. */
export function keepDrinkLists(): void {
  keepList(API.cocktails, 'cocktails');
  keepList(API.whiskeys, 'whiskeys');
}

function keepList(url: string, key: SavedListKey): void {
  if (!queryClient.getQueryState([url])) void queryClient.prefetchQuery(listQuery(url, key));
}

/** The lists as this browser knows them, without asking the network: what the page shows, or else what is kept. */
export const knownLists = () => ({
  cocktails: knownList(API.cocktails, 'cocktails'),
  whiskeys: knownList(API.whiskeys, 'whiskeys'),
  spirits: knownList(API.spiritOptions, 'spirits'),
});

const knownList = <K extends SavedListKey>(url: string, key: K): SavedLists[K][] =>
  queryClient.getQueryData<SavedLists[K][]>([url]) ?? keptList(key) ?? [];
