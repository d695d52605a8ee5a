import { type WhiskeyInput, withDefaults } from '@peanut/contracts';
import { withoutUndefined } from '../parse/request.js';
import {
  composeRationale,
  isSmoky,
  readSpirit,
  usualNotes,
  usualProfile,
  usualProof,
  usualRest,
  usualWater,
} from '../parse/whiskey-style.js';
import { type ReadWhiskey } from './read-drink.js';

/** What a creation may leave out; every other field that is missing is filled in. */
const HAS_DEFAULT = new Set<keyof WhiskeyInput>(['allergens', 'isVisible', 'isAvailable', 'sortOrder']);

/** A whiskey that was read: what it lacks is filled in by its style, and named. */
export function completeWhiskey(given: Partial<WhiskeyInput>, number: number): ReadWhiskey {
  const fields = withoutUndefined(given);
  const name = fields.name ?? 'House whiskey';
  const said = [name, fields.spirit, fields.profile, fields.notes, fields.rationale]
    .filter(Boolean)
    .join('. ');
  const spirit = fields.spirit ?? readSpirit(said) ?? 'whiskey';
  const smoky = isSmoky(said);
  const proof = fields.proof ?? usualProof(spirit);
  const told = {
    ...{ name, spirit, proof },
    profile: fields.profile ?? usualProfile(spirit, smoky),
    notes: fields.notes ?? usualNotes(spirit, smoky),
  };
  const usual = {
    ...told,
    number,
    water: usualWater(proof, smoky),
    rest: usualRest(proof, smoky),
    rationale: composeRationale(told),
  };
  const input: WhiskeyInput = { ...withDefaults('whiskey', usual), ...fields };
  const guessed = (Object.keys(input) as (keyof WhiskeyInput)[]).filter(
    (field) => fields[field] === undefined && !HAS_DEFAULT.has(field),
  );
  return { entityType: 'whiskey', input, guessed, problems: [], doubts: [] };
}
