import { KEPT_SINCE } from '@peanut/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../api/request';
import {
  loadSavedList,
  saveListWhenIdle,
  wholeItems,
  type SavedListKey,
  type SavedLists,
} from './saved-list';

/** One of the four states a list can be in; the saved copy counts as `ready`. */
export type ListState<T> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; items: T[]; isSavedCopy: boolean };

/** What the service worker gave when the network failed, for lists that local storage has no room for. */
const workerCopies = new Map<SavedListKey, unknown[]>();

/** Reads a list of the menu service and keeps it in the browser. */
export const listQuery = <K extends SavedListKey>(url: string, key: K) =>
  queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => {
      const items = await readList(url, key, signal);
      saveListWhenIdle(key, items);
      return items;
    },
  });

/**
 * A list of the menu service, kept in the browser after each read. After the first failed try the kept copy
 * is shown while further tries go on behind it; without one the error shows when the tries are used up.
 */
export function useList<K extends SavedListKey>(url: string, key: K): ListState<SavedLists[K]> {
  const query = useQuery(listQuery(url, key));
  const hasFailed = query.data === undefined && query.failureCount + query.errorUpdateCount > 0;
  const saved = useMemo(() => (hasFailed ? offlineList(key) : null), [hasFailed, key]);

  if (query.data) return { status: 'ready', items: query.data, isSavedCopy: false };
  if (saved) return { status: 'ready', items: saved, isSavedCopy: true };
  if (query.isError && !query.isFetching) {
    return { status: 'error', error: query.error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}

/** For a list that cannot be read. Of one too long for local storage the worker has the whole. */
export function offlineList<K extends SavedListKey>(key: K): SavedLists[K][] | null {
  const saved = loadSavedList(key);
  const copy = workerCopies.get(key) as SavedLists[K][] | undefined;
  return copy && copy.length > (saved?.length ?? 0) ? copy : saved;
}

async function readList<K extends SavedListKey>(
  url: string,
  key: K,
  signal: AbortSignal,
): Promise<SavedLists[K][]> {
  const response = await request('GET', url, undefined, { signal });
  const items: unknown = await response.json();
  if (!Array.isArray(items)) throw new TypeError(`${url} did not answer with a list.`);
  // A service or a worker's copy may be older than this page.
  const whole = wholeItems(key, items as SavedLists[K][]);
  if (response.headers.has(KEPT_SINCE)) {
    workerCopies.set(key, whole);
    throw new TypeError('The bar cannot be reached.');
  }
  return whole;
}
