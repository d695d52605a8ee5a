import { type Family } from '../knowledge/families.js';
import { type Flavour } from '../knowledge/flavours.js';
import { type Occasion, type Form } from '../knowledge/occasions.js';
import { type ProfileFacts, type Profiled } from '../profile/profile.js';

/** `not strong`, `not light`: what "not too strong" leaves open. */
export type WantedStrength = 'light' | 'medium' | 'strong' | 'not strong' | 'not light';

/** One thing a guest asks for, and how much it counts. */
export type Constraint = { weight: number } &
  /** `isMost`: as much of it as there is, not only clearly some. */
  (
    | { kind: 'flavour'; flavour: Flavour; isMost?: boolean }
    | { kind: 'less flavour'; flavour: Flavour; isStrict: boolean }
    | { kind: 'family'; family: Family }
    | { kind: 'strength'; strength: WantedStrength }
    | { kind: 'occasion'; occasion: Occasion }
    | { kind: 'form'; form: Form; isWanted: boolean }
    | { kind: 'contains'; name: string }
    /** A note counts for the drinks that have it, and never against the others. */
    | { kind: 'word'; word: string; isNote?: true }
    | { kind: 'like'; name: string; target: ProfileFacts; isOnMenu: boolean; isAltered?: boolean }
  );

/** What no drink for this guest may hold, on the menu or off it. */
export interface Limits {
  avoidFamilies: Set<Family>;
  avoidContents: Set<string>;
  isAlcoholFree: boolean;
  /** A matter of health, age or the road: a later wish does not lift it. */
  isFirm: boolean;
  /** Something was ruled out in another language, and the bartender could not read what: no drink is known to be right. */
  isUnread: boolean;
}

/** What a guest asks for, as far as the bartender understood. */
export interface Intent extends Limits {
  constraints: Constraint[];
  /** Drinks of the menu that the guest wants, and those that the guest does not. */
  named: Profiled[];
  excluded: Set<string>;
  type: 'cocktail' | 'whiskey' | undefined;
  isSurprise: boolean;
  isVaried: boolean;
  wantsOtherSpirit: boolean;
  /** Alcohol in per cent, when the guest named bounds. */
  abv: { least: number; most: number };
  /** How many drinks were asked for. */
  count: number | undefined;
  /** True for a text in another language, of which only the limits were read: half-read it might lose a "without". */
  isForeign: boolean;
  /** True when nothing in the text meant anything to the bartender. */
  isEmpty: boolean;
  /** Words the bartender has no idea of. */
  unknown: string[];
}

export const noLimits = (): Limits => ({
  avoidFamilies: new Set(),
  avoidContents: new Set(),
  isAlcoholFree: false,
  isFirm: false,
  isUnread: false,
});

/** A wish that says nothing yet. */
export const emptyIntent = (): Intent => ({
  ...noLimits(),
  constraints: [],
  named: [],
  excluded: new Set(),
  type: undefined,
  abv: { least: 0, most: 100 },
  isSurprise: false,
  isVaried: false,
  wantsOtherSpirit: false,
  count: undefined,
  isForeign: false,
  isEmpty: true,
  unknown: [],
});
