import { ENDPOINTS, WHISKEY_NUMBER, type SuggestedOrder } from '@peanut/contracts';

import { callAsOwner } from '@peanut/editing';

/**
 * Asks where in the flight the whiskey belongs; the place is 1 at least.
 * Throws ApiError for a non-OK answer, and when the answer names no place.
 */
export async function suggestPosition(newWhiskey: Record<string, unknown>): Promise<SuggestedOrder> {
  const { suggestedNumber, reasoning } = await callAsOwner(ENDPOINTS.suggestOrder, { body: { newWhiskey } });
  const place = Math.trunc(suggestedNumber);
  if (!Number.isFinite(place)) throw new Error('The answer names no place in the flight.');
  return { suggestedNumber: Math.max(WHISKEY_NUMBER.min, place), reasoning };
}
