import { ENDPOINTS, type Recommendation } from '@peanut/contracts';
import { call } from '@peanut/web';
import type { RecommendationRequestBody } from '../model/requests';
import { isRecommendation } from './recommendation-check';

/** Asks the bartender. Throws ApiError for a refusal and TypeError for an answer that is no list, or no network. */
export async function requestRecommendations(
  body: RecommendationRequestBody,
  signal: AbortSignal,
): Promise<Recommendation[]> {
  const { recommendations } = await call(ENDPOINTS.recommend, { body, signal });
  if (!Array.isArray(recommendations))
    throw new TypeError(`${ENDPOINTS.recommend.path} did not answer with a list.`);
  return recommendations.filter(isRecommendation);
}
