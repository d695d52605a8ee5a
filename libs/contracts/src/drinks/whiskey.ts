import { PROOF, TEXT_LENGTHS, WHISKEY_NUMBER } from '../input-limits.js';
import type { CreationOf, FieldTable, ValuesOf } from './field.js';
import { NAME, SHARED_FIELDS, type ServerOwned } from './shared-fields.js';

/** Every field of a whiskey, as {@link COCKTAIL_FIELDS} has those of a cocktail. */
export const WHISKEY_FIELDS = {
  /** Place in the flight, unique, from 1. */
  number: {
    kind: 'number',
    label: 'Number',
    isWhole: true,
    ...WHISKEY_NUMBER,
    tooLow: 'Number field is required and must be greater than 0',
    tooHigh: `Number must be ${WHISKEY_NUMBER.max} or less`,
    hint: 'Its place in the flight, only when the text names one',
  },
  name: NAME,
  /** Free text: bourbon, rye, single malt … */
  spirit: {
    kind: 'text',
    label: 'Spirit',
    max: TEXT_LENGTHS.spirit,
    hint: 'The kind: bourbon, rye, single malt …',
  },
  /** US degrees proof. */
  proof: {
    kind: 'number',
    label: 'Proof',
    isWhole: false,
    min: PROOF.min,
    max: PROOF.max,
    start: PROOF.default,
    hint: 'US proof: twice the percentage of alcohol',
  },
  profile: {
    kind: 'text',
    label: 'Profile',
    max: TEXT_LENGTHS.profile,
    isCounted: true,
    hint: `At most ${TEXT_LENGTHS.profile} characters: its character in a few words`,
  },
  notes: {
    kind: 'text',
    label: 'Notes',
    max: TEXT_LENGTHS.notes,
    isCounted: true,
    hint: `At most ${TEXT_LENGTHS.notes} characters: tasting notes`,
  },
  water: { kind: 'text', label: 'Water', max: TEXT_LENGTHS.water, hint: 'How much water to add' },
  rest: {
    kind: 'text',
    label: 'Rest Time',
    max: TEXT_LENGTHS.rest,
    hint: 'How long to let it rest in the glass',
  },
  rationale: {
    kind: 'text',
    label: 'Why This Whiskey',
    max: TEXT_LENGTHS.rationale,
    isLong: true,
    hint: 'Why it is in the flight, in a sentence or two',
  },
  ...SHARED_FIELDS,
} as const satisfies FieldTable;

/** A whiskey as a form or a seed writes it. */
export interface WhiskeyInput extends ValuesOf<typeof WHISKEY_FIELDS> {}
/** A whiskey as the menu service answers it. */
export interface Whiskey extends WhiskeyInput, ServerOwned {}
export type WhiskeyCreation = CreationOf<typeof WHISKEY_FIELDS>;
