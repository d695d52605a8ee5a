import { wholeWithin } from '@peanut/bartender/answers';
import type { MenuSnapshot } from '@peanut/bartender';
import { AI_TEXT_LIMITS, WHISKEY_NUMBER, line, type SuggestedOrder } from '@peanut/contracts';

/** A place within the flight or right behind it; undefined when none was named. */
export function checkOrder(raw: SuggestedOrder, menu: MenuSnapshot): SuggestedOrder | undefined {
  const last = Math.max(0, ...menu.whiskeys.map(({ number }) => number));
  const max = Math.min(last + 1, WHISKEY_NUMBER.max);
  const suggestedNumber = wholeWithin(raw.suggestedNumber, { min: WHISKEY_NUMBER.min, max });
  if (suggestedNumber === undefined) return undefined;
  return {
    suggestedNumber,
    reasoning: line(raw.reasoning, AI_TEXT_LIMITS.reasoning) ?? `Place ${suggestedNumber} fits the flight.`,
  };
}
