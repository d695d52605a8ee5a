import { ENDPOINTS, CACHED_SINCE } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import {
  loadSavedList,
  type SavedListKey,
  type SavedLists,
  saveListWhenIdle,
  wholeItems,
} from './saved-list';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../api/read';

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

/**
 * Reads a list before a page asks for it. Done after the first try, also when that failed: further tries go on, and the
 * page joins them.
 */
export function prefetchList(url: string): Promise<void> {
  const key = KEYS[url];
  if (!key) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== url || query.state.fetchFailureCount === 0) return;
      stop();
      resolve();
    });
    void queryClient.prefetchQuery(listQuery(url, key)).then(stop).then(resolve);
  });
}

/** Reads these lists again, also those that no page shows: they are shown next, and stored for offline use. */
export async function rereadLists(...urls: string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => queryClient.invalidateQueries({ queryKey: [url], refetchType: 'all' })),
  );
}

/** Reads the drinks that no page has asked for yet, so that every page has its list offline. */
export function keepDrinkLists(): void {
  prefetchIfUnknown(ENDPOINTS.listCocktails.path, 'cocktails');
  prefetchIfUnknown(ENDPOINTS.listWhiskeys.path, 'whiskeys');
}

function prefetchIfUnknown(url: string, key: SavedListKey): void {
  if (!queryClient.getQueryState([url])) void queryClient.prefetchQuery(listQuery(url, key));
}

/** The lists that this browser has, without a request: those of the page, else the stored ones. */
export const knownLists = () => ({
  cocktails: cachedList(ENDPOINTS.listCocktails.path, 'cocktails'),
  whiskeys: cachedList(ENDPOINTS.listWhiskeys.path, 'whiskeys'),
  spirits: cachedList(ENDPOINTS.listSpiritOptions.path, 'spirits'),
});

const cachedList = <K extends SavedListKey>(url: string, key: K): SavedLists[K][] =>
  queryClient.getQueryData<SavedLists[K][]>([url]) ?? offlineList(key) ?? [];

/** One of the four states a list can be in; the saved copy counts as `ready`. */
export type ListState<T> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; items: T[]; isSavedCopy: boolean };

/** The service worker's copies, for lists too long for local storage. */
const workerCopies = new Map<SavedListKey, unknown[]>();

/** Reads a list of the menu service and stores it in the browser. */
const listQuery = <K extends SavedListKey>(url: string, key: K) =>
  queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => {
      const items = await readList(url, key, signal);
      saveListWhenIdle(key, items);
      return items;
    },
  });

/**
 * A list of the menu service, stored in the browser after each read. After the first failed try the stored copy is shown
 * while further tries go on; without a copy the error shows when the tries are used up.
 */
function useList<K extends SavedListKey>(url: string, key: K): ListState<SavedLists[K]> {
  const query = useQuery({ ...listQuery(url, key), retryOnMount: !hasJustFailed(url) });
  const hasFailed = query.data === undefined && query.failureCount + query.errorUpdateCount > 0;
  const saved = useMemo(() => (hasFailed ? offlineList(key) : null), [hasFailed, key]);

  if (query.data) return { status: 'ready', items: query.data, isSavedCopy: false };
  if (saved) return { status: 'ready', items: saved, isSavedCopy: true };
  if (query.isError && !query.isFetching) {
    return { status: 'error', error: query.error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}

/** For so long another page shows a failed read's error instead of reading at once, in milliseconds. */
const JUST = 5_000;

const hasJustFailed = (url: string) =>
  Date.now() - (queryClient.getQueryState([url])?.errorUpdatedAt ?? 0) < JUST;

/** The copy of a list that cannot be read. The worker has the whole of one too long for local storage. */
function offlineList<K extends SavedListKey>(key: K): SavedLists[K][] | null {
  const saved = loadSavedList(key);
  const copy = workerCopies.get(key) as SavedLists[K][] | undefined;
  return copy && copy.length > (saved?.length ?? 0) ? copy : saved;
}

async function readList<K extends SavedListKey>(
  url: string,
  key: K,
  signal: AbortSignal,
): Promise<SavedLists[K][]> {
  const response = await read(url, signal);
  const items: unknown = await response.json();
  if (!Array.isArray(items)) throw new TypeError(`${url} did not answer with a list.`);
  // A service or a worker's copy may be older than this page.
  const whole = wholeItems(key, items as SavedLists[K][]);
  if (response.headers.has(CACHED_SINCE)) {
    workerCopies.set(key, whole);
    throw new TypeError('The bar cannot be reached.');
  }
  return whole;
}
