import { ENDPOINTS, type SuggestedOrder, type WhiskeyInput, WHISKEY_NUMBER } from '@peanut/contracts';
import type { StagedItem } from '@peanut/editing';
import type { Listener } from '@peanut/web/answer-stream';
import { askModel } from '../ai-panel/ask-model';

interface Flight {
  /** What guests will see of it, without the whiskey that is placed. */
  others: readonly StagedItem<'whiskey'>[];
  /** Some of it is not saved, so only this browser knows it. */
  isStaged: boolean;
}

/**
 * The place in the flight where the whiskey belongs, and why.
 * Throws ApiError for a non-OK answer, and when the answer names no place.
 */
export async function suggestPosition(
  newWhiskey: WhiskeyInput,
  { others, isStaged }: Flight,
  listener: Listener,
): Promise<SuggestedOrder> {
  const { suggestedNumber, reasoning } = isStaged
    ? await ownSuggestion(newWhiskey, others)
    : await askModel(ENDPOINTS.suggestOrder, { body: { newWhiskey: { ...newWhiskey } }, ...listener });
  const number = Math.trunc(suggestedNumber);
  if (!Number.isFinite(number)) throw new Error('The answer names no place in the flight.');
  const before = others.filter((other) => other.number < number).length;
  return { suggestedNumber: WHISKEY_NUMBER.min + before, reasoning };
}

async function ownSuggestion(newWhiskey: WhiskeyInput, others: Flight['others']): Promise<SuggestedOrder> {
  const { suggestOrder } = await import('@peanut/bartender/suggest-order');
  return suggestOrder(newWhiskey, { cocktails: [], whiskeys: [...others], spirits: [] });
}
