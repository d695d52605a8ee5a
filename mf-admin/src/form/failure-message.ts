import { ApiError } from '@peanut/web';

/** The service's own sentence about a failed call, or the given one. */
export function failureMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
