import { ApiError } from '@peanut/web';

const TOO_MANY_REQUESTS = 429;

/** What a failed request tells the guest, by its cause. */
export function failureText(error: unknown): string {
  const cause = causeOf(error).toLowerCase();
  if (cause.includes('quota')) {
    return 'Your OpenAI API quota has been exceeded. Please check your OpenAI billing and usage limits.';
  }
  const isLimited = error instanceof ApiError && error.status === TOO_MANY_REQUESTS;
  if (isLimited || cause.includes('rate limit')) {
    return 'Too many requests. Please wait a moment and try again.';
  }
  return 'Please try again later.';
}

function causeOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : '';
}
