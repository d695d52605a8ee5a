import { ENDPOINTS } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import type { SavedListKey, SavedLists } from './saved-list';
import { offlineList, listQuery, useList } from './use-list';

const KEYS: Record<string, SavedListKey> = {
  [ENDPOINTS.listCocktails.path]: 'cocktails',
  [ENDPOINTS.listWhiskeys.path]: 'whiskeys',
  [ENDPOINTS.listSpiritOptions.path]: 'spirits',
};

/** The cocktails in menu order. */
export const useCocktails = () => useList(ENDPOINTS.listCocktails.path, 'cocktails');

/** The whiskeys by number. */
export const useWhiskeys = () => useList(ENDPOINTS.listWhiskeys.path, 'whiskeys');

/** The spirit options in their order, inactive ones included. */
export const useSpiritOptions = () => useList(ENDPOINTS.listSpiritOptions.path, 'spirits');

/** Whether the address is that of a list. */
export const isList = (url: string): boolean => url in KEYS;

/** Reads a list before a page asks for it; done also when that failed, for the page then tries again. */
export async function prefetchList(url: string): Promise<void> {
  const key = KEYS[url];
  if (key) await queryClient.prefetchQuery({ ...listQuery(url, key), retry: false });
}

/** Reads the drinks that no page has asked for yet, so that every page has its list when the network goes. */
export function keepDrinkLists(): void {
  prefetchIfUnknown(ENDPOINTS.listCocktails.path, 'cocktails');
  prefetchIfUnknown(ENDPOINTS.listWhiskeys.path, 'whiskeys');
}

function prefetchIfUnknown(url: string, key: SavedListKey): void {
  if (!queryClient.getQueryState([url])) void queryClient.prefetchQuery(listQuery(url, key));
}

/** The lists as this browser knows them, without asking the network: what the page shows, or else what is kept. */
export const knownLists = () => ({
  cocktails: cachedList(ENDPOINTS.listCocktails.path, 'cocktails'),
  whiskeys: cachedList(ENDPOINTS.listWhiskeys.path, 'whiskeys'),
  spirits: cachedList(ENDPOINTS.listSpiritOptions.path, 'spirits'),
});

const cachedList = <K extends SavedListKey>(url: string, key: K): SavedLists[K][] =>
  queryClient.getQueryData<SavedLists[K][]>([url]) ?? offlineList(key) ?? [];
