import { API, WHISKEY_NUMBER, type SuggestedOrder } from '@peanut/contracts';
import { requestAsAdmin } from '@peanut/editing';

/**
 * Asks where in the flight the whiskey belongs; the place is 1 at least.
 * Throws ApiError for a non-OK answer, and when the answer names no place.
 */
export async function suggestPosition(newWhiskey: object): Promise<SuggestedOrder> {
  // A question changes no list, so none is read again.
  const response = await requestAsAdmin('POST', API.suggestOrder, { newWhiskey });
  const answer = (await response.json()) as Partial<SuggestedOrder>;
  const place = Math.trunc(Number(answer.suggestedNumber ?? NaN));
  if (!Number.isFinite(place)) throw new Error('The answer names no place in the flight.');
  return { suggestedNumber: Math.max(WHISKEY_NUMBER.min, place), reasoning: answer.reasoning ?? '' };
}
