import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { request } from './request';

export interface ReadOptions {
  /** What an answer of 401 does: raise the error, or stand for "nothing". */
  on401: 'throw' | 'null';
}

/** The URL of a query: its key's parts joined by a slash. */
export function urlOf(queryKey: QueryKey): string {
  return queryKey.map(String).join('/');
}

/** The `ETag` of what the page shows of each address; '' where that is known to be old: its next read passes caches by. */
export const shownTags = new Map<string, string | null>();

/** GET of what the page will show. Throws {@link ApiError}. */
export async function read(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await request('GET', url, undefined, {
    ...(signal && { signal }),
    ...(shownTags.get(url) === '' && { headers: { 'Cache-Control': 'no-cache' } }),
  });
  shownTags.set(url, response.headers.get('ETag'));
  return response;
}

/** GET of one JSON answer. Throws {@link ApiError}; with `on401: 'null'` a 401 gives null. */
export async function readJson<T>(
  url: string,
  options?: ReadOptions & { signal?: AbortSignal },
): Promise<T | null> {
  try {
    return (await (await read(url, options?.signal)).json()) as T;
  } catch (error) {
    if (options?.on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The generic read: a query function that GETs the URL built from the query's key. */
export function readQuery<T>(options: ReadOptions): QueryFunction<T | null> {
  return ({ queryKey, signal }) => readJson<T>(urlOf(queryKey), { ...options, signal });
}
