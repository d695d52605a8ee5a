import { type Family } from '../knowledge/families.js';
import { type Flavour } from '../knowledge/flavours.js';
import { type Occasion } from '../knowledge/occasions.js';
import { type Form } from '../knowledge/forms.js';
import { type ProfileFacts, type Profiled } from '../profile/profile.js';

/** `not strong`, `not light`: what "not too strong" leaves open. */
export type WantedStrength = 'light' | 'medium' | 'strong' | 'not strong' | 'not light';

/** One thing a guest asks for, and how much it counts. */
export type Constraint = { weight: number } & (
  | { kind: 'flavour'; flavour: Flavour }
  | { kind: 'less flavour'; flavour: Flavour; isStrict: boolean }
  | { kind: 'family'; family: Family }
  | { kind: 'strength'; strength: WantedStrength }
  | { kind: 'occasion'; occasion: Occasion }
  | { kind: 'form'; form: Form; isWanted: boolean }
  | { kind: 'contains'; name: string }
  | { kind: 'word'; word: string }
  | { kind: 'like'; name: string; target: ProfileFacts; isOnMenu: boolean }
);

/** What a guest asks for, as far as the bartender understood. */
export interface Intent {
  constraints: Constraint[];
  /** Never poured: families, and what a drink contains. */
  avoidFamilies: Set<Family>;
  avoidContents: Set<string>;
  /** Drinks of the menu that the guest wants, and those that the guest does not. */
  named: Profiled[];
  excluded: Set<string>;
  type: 'cocktail' | 'whiskey' | undefined;
  isAlcoholFree: boolean;
  isSurprise: boolean;
  isVaried: boolean;
  wantsOtherSpirit: boolean;
  /** How many drinks were asked for. */
  count: number | undefined;
  /** True for a text in another language, of which nothing was read: half-read it might lose a "without". */
  isForeign: boolean;
  /** True when nothing in the text meant anything to the bartender. */
  isEmpty: boolean;
  /** Words the bartender has no idea of. */
  unknown: string[];
}

/** A wish that says nothing yet. */
export const emptyIntent = (): Intent => ({
  constraints: [],
  avoidFamilies: new Set(),
  avoidContents: new Set(),
  named: [],
  excluded: new Set(),
  type: undefined,
  isAlcoholFree: false,
  isSurprise: false,
  isVaried: false,
  wantsOtherSpirit: false,
  count: undefined,
  isForeign: false,
  isEmpty: true,
  unknown: [],
});
