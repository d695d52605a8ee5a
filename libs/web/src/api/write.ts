import { API } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { request, type HttpMethod, type RequestOptions } from './request';

const INVALIDATING_PATHS = [API.cocktails, API.whiskeys, API.spiritOptions];

/**
 * The generic write. When it succeeded, cached lists that the path touches are marked stale and refetched.
 * Throws {@link ApiError} for a non-OK answer.
 */
export async function write(
  method: Exclude<HttpMethod, 'GET'>,
  url: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<Response> {
  const response = await request(method, url, payload, options);
  await invalidateTouched(url);
  return response;
}

function invalidateTouched(url: string): Promise<unknown> {
  const touched = INVALIDATING_PATHS.filter((path) => url.includes(path));
  return Promise.all(touched.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
