import { ApiError } from '@peanut/web';

const WRONG_PASSWORD = 'Incorrect password. Please try again.';

/** Why the password did not open admin mode, and what to do about it, in a sentence. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'The bar could not be reached. Check your connection, then try again.';
  }
  // 400: text that cannot be anybody's password.
  if (error.status === 401 || error.status === 400) return WRONG_PASSWORD;
  if (error.status === 429) {
    return error.serverMessage ?? 'Too many wrong passwords. Please wait a minute and try again.';
  }
  return 'The bar cannot check passwords right now. Please try again in a moment.';
}
