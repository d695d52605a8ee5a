import { ENDPOINTS, type Preferences, type Recommendation } from '@peanut/contracts';
import { call } from '@peanut/web';
import { isRecommendation } from './recommendation-check';

export type Wish = { description: string } | { preferences: Preferences };

/** Asks the bartender. Throws ApiError for a refusal and TypeError for an answer that is no list, or no network. */
export async function requestRecommendations(wish: Wish, signal: AbortSignal): Promise<Recommendation[]> {
  const { recommendations } = await call(ENDPOINTS.recommend, { body: wish, signal });
  if (!Array.isArray(recommendations))
    throw new TypeError(`${ENDPOINTS.recommend.path} did not answer with a list.`);
  return recommendations.filter(isRecommendation);
}
