import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readJson } from '../api/read';
import { loadSavedList, saveList, type SavedListKey, type SavedLists } from './saved-list';

/** One of the four states a list can be in; the saved copy counts as `ready`. */
export type ListState<T> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  | { status: 'ready'; items: T[]; isSavedCopy: boolean };

/**
 * A list of the menu service, kept in the browser after each read. After the first failed try the kept copy
 * is shown while further tries go on behind it; without one the error shows when the tries are used up.
 */
export function useList<K extends SavedListKey>(url: string, key: K): ListState<SavedLists[K]> {
  const query = useQuery({
    queryKey: [url],
    queryFn: async ({ signal }) => {
      const items = await readList<K>(url, signal);
      saveList(key, items);
      return items;
    },
  });
  const hasFailed = query.data === undefined && query.failureCount > 0;
  const saved = useMemo(() => (hasFailed ? loadSavedList(key) : null), [hasFailed, key]);

  if (query.data) return { status: 'ready', items: query.data, isSavedCopy: false };
  if (saved) return { status: 'ready', items: saved, isSavedCopy: true };
  if (query.isError && !query.isFetching) {
    return { status: 'error', error: query.error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}

async function readList<K extends SavedListKey>(url: string, signal: AbortSignal): Promise<SavedLists[K][]> {
  const items = await readJson<SavedLists[K][]>(url, { on401: 'throw', signal });
  if (!Array.isArray(items)) throw new TypeError(`${url} did not answer with a list.`);
  return items;
}
