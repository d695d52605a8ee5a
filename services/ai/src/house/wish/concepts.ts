import { type Family } from '../knowledge/families.js';
import { type Flavour } from '../knowledge/flavours.js';
import { type Occasion } from '../knowledge/occasions.js';
import { type Form } from '../profile/profile.js';

export type Strength = 'light' | 'medium' | 'strong';

/** What a word or phrase of a guest stands for. */
export type Concept =
  | { kind: 'flavour'; flavour: Flavour }
  | { kind: 'family'; family: Family }
  | { kind: 'strength'; strength: Strength }
  | { kind: 'occasion'; occasion: Occasion }
  | { kind: 'form'; form: Form }
  | { kind: 'type'; type: 'cocktail' | 'whiskey' }
  | { kind: 'contains'; name: string }
  | { kind: 'alcohol' }
  | { kind: 'alcohol free' }
  | { kind: 'surprise' }
  | { kind: 'varied' }
  | { kind: 'other spirit' };
