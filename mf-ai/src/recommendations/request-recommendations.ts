import { API, type Preferences, type Recommendation } from '@peanut/contracts';
import { request } from '@peanut/web';
import { isRecommendation } from './recommendation-check';

export type Wish = { description: string } | { preferences: Preferences };

/** Asks the bartender. Throws ApiError for a refusal and TypeError for an answer that is no list, or no network. */
export async function requestRecommendations(wish: Wish, signal: AbortSignal): Promise<Recommendation[]> {
  const response = await request('POST', API.recommendations, wish, { signal });
  const answer = (await response.json()) as { recommendations?: unknown } | null;
  if (!Array.isArray(answer?.recommendations)) {
    throw new TypeError(`${API.recommendations} did not answer with a list.`);
  }
  return answer.recommendations.filter(isRecommendation);
}
