import type { Recommendation } from '@peanut/contracts';

type Fields = Record<keyof Recommendation, unknown>;

/** Whether a value of unknown origin can be shown as a recommendation. */
export function isRecommendation(value: unknown): value is Recommendation {
  if (typeof value !== 'object' || value === null) return false;
  const { name, spirit, description, reasoning, matchScore, cocktailId, whiskeyId } = value as Fields;
  return (
    [name, spirit, description, reasoning].every((text) => typeof text === 'string') &&
    typeof matchScore === 'number' &&
    [cocktailId, whiskeyId].every((id) => id === undefined || typeof id === 'string')
  );
}

/** The same drink, whatever score it got this time. */
export const recommendationKey = ({ cocktailId, whiskeyId, name }: Recommendation): string =>
  cocktailId ?? whiskeyId ?? name.toLowerCase();
