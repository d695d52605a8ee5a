import { line, paragraph, wholeWithin } from '@peanut/bartender/answers';
import {
  PROOF,
  SORT_ORDER,
  TEXT_LIMITS,
  WHISKEY_NUMBER,
  type Whiskey,
  type WhiskeyFields,
} from '@peanut/contracts';
import { trueOrFalse, withoutGaps, type Given } from './fields.js';

/** Proofs are given to a tenth. */
function proof(value: unknown): number | undefined {
  const tenths = typeof value === 'number' ? value * 10 : undefined;
  const whole = wholeWithin(tenths, { min: PROOF.min * 10, max: PROOF.max * 10 });
  return whole === undefined ? undefined : whole / 10;
}

/** The usable fields of what somebody says is a whiskey, within the entity's limits; all others are left out. */
export function checkWhiskey(given: Given<Whiskey>): Partial<WhiskeyFields> {
  return withoutGaps<WhiskeyFields>({
    number: wholeWithin(given.number, WHISKEY_NUMBER),
    name: line(given.name, TEXT_LIMITS.name),
    spirit: line(given.spirit, TEXT_LIMITS.spirit),
    proof: proof(given.proof),
    profile: line(given.profile, TEXT_LIMITS.profile),
    notes: line(given.notes, TEXT_LIMITS.notes),
    water: line(given.water, TEXT_LIMITS.water),
    rest: line(given.rest, TEXT_LIMITS.rest),
    rationale: paragraph(given.rationale, TEXT_LIMITS.rationale),
    isVisible: trueOrFalse(given.isVisible),
    isAvailable: trueOrFalse(given.isAvailable),
    sortOrder: wholeWithin(given.sortOrder, SORT_ORDER),
  });
}
