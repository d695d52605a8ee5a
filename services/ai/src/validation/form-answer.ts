import { isDeepStrictEqual } from 'node:util';
import type { MenuSnapshot } from '@peanut/bartender';
import { wholeWithin } from '@peanut/bartender/answers';
import {
  AI_TEXT_LENGTHS,
  NOT_UNDERSTOOD,
  WHISKEY_NUMBER,
  line,
  type SuggestedOrder,
} from '@peanut/contracts';

/* What is checked of a bartender's answer before it fills in a form of the owner. */

const folded = (text: string): string => text.trim().toLowerCase();

/** The active spirit option that a text names, e.g. gin for "London Dry Gin"; undefined when it names none. */
export function activeSpirit(value: unknown, spirits: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const wanted = folded(value);
  const words = new Set(wanted.split(/[^\p{L}\p{N}]+/u));
  return spirits.find((name) => folded(name) === wanted) ?? spirits.find((name) => words.has(folded(name)));
}

/** Only the fields that differ from the drink as it is. */
export function changedFields<Fields extends object>(
  fields: Partial<Fields>,
  current: object,
): Partial<Fields> {
  const old = current as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, old[name])),
  ) as Partial<Fields>;
}

/** The clauses that a bartender says it did not understand, as the contract has them; undefined when there are none. */
export function notUnderstoodIn(read: object): string[] | undefined {
  const { notUnderstood } = read as { notUnderstood?: unknown };
  const clauses = (Array.isArray(notUnderstood) ? notUnderstood : [])
    .map((clause) => line(clause, NOT_UNDERSTOOD.maxLength))
    .filter((clause) => clause !== undefined);
  return clauses.length > 0 ? clauses.slice(0, NOT_UNDERSTOOD.maxItems) : undefined;
}

/** A place within the flight or right behind it; undefined when none was named. */
export function checkOrder(raw: SuggestedOrder, menu: MenuSnapshot): SuggestedOrder | undefined {
  const last = Math.max(0, ...menu.whiskeys.map(({ number }) => number));
  const max = Math.min(last + 1, WHISKEY_NUMBER.max);
  const suggestedNumber = wholeWithin(raw.suggestedNumber, { min: WHISKEY_NUMBER.min, max });
  if (suggestedNumber === undefined) return undefined;
  return {
    suggestedNumber,
    reasoning: line(raw.reasoning, AI_TEXT_LENGTHS.reasoning) ?? `Place ${suggestedNumber} fits the flight.`,
  };
}
