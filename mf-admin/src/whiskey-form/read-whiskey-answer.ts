import { PROOF, TEXT_LIMITS, WHISKEY_NUMBER } from '@peanut/contracts';
import { answerFields, withoutGaps } from '../ai-panel/answer-fields';
import type { WhiskeyValues } from './whiskey-values';

/** The usable fields of the bartender's answer, cut to what the form accepts. */
export function readWhiskeyAnswer(answer: unknown): Partial<WhiskeyValues> {
  const fields = answerFields(answer);
  return withoutGaps<WhiskeyValues>({
    number: typed(fields.number('number', WHISKEY_NUMBER)),
    name: fields.text('name', TEXT_LIMITS.name),
    spirit: fields.text('spirit', TEXT_LIMITS.spirit),
    proof: typed(fields.number('proof', PROOF)),
    profile: fields.text('profile', TEXT_LIMITS.profile),
    notes: fields.text('notes', TEXT_LIMITS.notes),
    water: fields.text('water', TEXT_LIMITS.water),
    rest: fields.text('rest', TEXT_LIMITS.rest),
    rationale: fields.text('rationale', TEXT_LIMITS.rationale),
    isVisible: fields.flag('isVisible'),
    isAvailable: fields.flag('isAvailable'),
  });
}

const typed = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
