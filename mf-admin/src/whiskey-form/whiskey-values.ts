import { FORM_DEFAULTS, WHISKEY_NUMBER } from '@peanut/contracts';
import type { InputOf, StagedItem } from '@peanut/editing';
import { trimmed } from '../form/trimmed';

/** What the whiskey form holds: as the request, but numbers are what was typed. */
export type WhiskeyValues = Omit<InputOf<'whiskey'>, 'number' | 'proof'> & { number: string; proof: string };

export const newWhiskey = (number: number): WhiskeyValues => ({
  number: String(number),
  name: '',
  spirit: '',
  proof: String(FORM_DEFAULTS.proof),
  profile: '',
  notes: '',
  water: '',
  rest: '',
  rationale: '',
  isVisible: true,
  isAvailable: true,
  sortOrder: FORM_DEFAULTS.sortOrder,
});

export function valuesOf(item: StagedItem<'whiskey'>): WhiskeyValues {
  return {
    number: String(item.number),
    name: item.name,
    spirit: item.spirit,
    proof: String(item.proof),
    profile: item.profile,
    notes: item.notes,
    water: item.water,
    rest: item.rest,
    rationale: item.rationale,
    isVisible: item.isVisible,
    isAvailable: item.isAvailable,
    sortOrder: item.sortOrder,
  };
}

/** The request the values make; a number that was left empty is NaN, which no rule accepts. */
export function toInput(values: WhiskeyValues, initial: WhiskeyValues): InputOf<'whiskey'> {
  const texts = trimmed(values, initial);
  return { ...texts, number: typedNumber(texts.number), proof: typedNumber(texts.proof) };
}

const typedNumber = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/** The place after the last one. */
export function numberAfterLast(flight: readonly { number: number }[]): number {
  const last = flight.reduce((highest, { number }) => Math.max(highest, number), 0);
  return Math.min(last + 1, WHISKEY_NUMBER.max);
}
