import { API } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { noteExpiredSession } from '../session/session-store';
import { ApiError } from './api-error';
import { request, type HttpMethod, type RequestOptions } from './request';

const INVALIDATING_PATHS = [API.cocktails, API.whiskeys, API.spiritOptions];

/**
 * The generic write. When it succeeded, the cached list that the path belongs to is marked stale and refetched.
 * Throws {@link ApiError} for a non-OK answer.
 */
export async function write(
  method: Exclude<HttpMethod, 'GET'>,
  url: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<Response> {
  const response = await requestAsAdmin(method, url, payload, options);
  await invalidateTouched(url);
  return response;
}

/** A call that needs the admin session: an answer of 401 asks for the password again. Refetches nothing. */
export async function requestAsAdmin(
  method: HttpMethod,
  url: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<Response> {
  try {
    return await request(method, url, payload, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) noteExpiredSession();
    throw error;
  }
}

async function invalidateTouched(url: string): Promise<void> {
  const touched = INVALIDATING_PATHS.find((path) => url === path || url.startsWith(`${path}/`));
  if (touched) await queryClient.invalidateQueries({ queryKey: [touched] });
}
