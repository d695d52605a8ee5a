import { type Cocktail, type Preferences, type Whiskey, type WhiskeyInput } from '@peanut/contracts';

/**
 * In every expectation `a|b` means one of them, `{NAME}` means the words of that name in expected-words.ts, and
 * letter case, accents and the way a fraction is written do not matter.
 */

/** What a list of recommendations must be like. */
export interface WishExpectation {
  /** The first is one of these. */
  top?: readonly string[];
  /** One of these is among the first three. */
  within?: readonly string[];
  /** None of these is anywhere. */
  not?: readonly string[];
  /** No recommended drink has any of these words in its name, spirit or ingredients. */
  without?: readonly string[];
  /** Bounds of the best score. */
  best?: { min?: number; max?: number };
  type?: 'cocktail' | 'whiskey';
  count?: number;
  /** Nothing with alcohol: only suggestions that are not on the menu, or none. */
  alcoholFree?: boolean;
  /** At least this many different spirits. */
  spirits?: number;
}

interface Described {
  /** What the case is there to hold, where its words do not say so. */
  about?: string;
}

/** A mood in the guest's words, or choices of the form. */
export interface WishCase extends Described {
  /** `other`: asked of a menu that shares little with the seeded one. */
  menu?: 'other';
  ask: string | Preferences;
  expect: WishExpectation;
}

export interface ChatCase extends Described {
  say: string;
  context?: string;
  /** Guest and bartender in turns, the guest first. */
  before?: readonly string[];
  /** What the guest said before; the bartender answers each of it. */
  after?: readonly string[];
  expect: {
    /** The answer has all of these, from the beginning of a word on. */
    has?: readonly string[];
    /** It has one of these. */
    any?: readonly string[];
    lacks?: readonly string[];
  };
}

interface Edited<Drink> extends Described {
  /** The drink of the seeded menu that is being edited; without it the text fills an empty form. */
  of?: string;
  /** Where the edited drink differs from the seeded one. */
  now?: Partial<Drink>;
  /** Fields that must stay as they are. */
  keeps?: readonly (keyof Drink)[];
}

export interface CocktailCase extends Edited<Cocktail> {
  cocktail: string;
  expect: {
    /** The whole name. */
    name?: string;
    spirit?: string;
    /** For each, one line has all its words, amounts among them: `3/4 oz lemon juice`. */
    ingredients?: readonly string[];
    /** How many ingredients there are, the garnish not counted. */
    pours?: number;
    description?: string;
    glass?: string;
    ice?: string;
    /** null: no smoke. */
    smoke?: string | null;
    prep?: string;
    isVisible?: boolean;
    isAvailable?: boolean;
  };
  /** Words that no ingredient has. */
  without?: readonly string[];
}

export interface WhiskeyCase extends Edited<Whiskey> {
  whiskey: string;
  expect: {
    /** The whole name. */
    name?: string;
    spirit?: string;
    proof?: number;
    number?: number;
    profile?: string;
    notes?: string;
    water?: string;
    rest?: string;
    rationale?: string;
    isVisible?: boolean;
    isAvailable?: boolean;
  };
}

/** A new whiskey, and the numbers it may get in the seeded flight. */
export interface PlaceCase extends Described {
  place: Partial<WhiskeyInput>;
  expect: { from: number; to: number };
}

/** What is odd about a text that was pasted from elsewhere. */
export const PASTED_KINDS = [
  ...['entities', 'json', 'measures', 'csv', 'tables', 'markdown', 'fractions', 'units', 'ranges'],
  ...['authors', 'titles', 'misspelt', 'tastings'],
] as const;

/** Right to the line: here `a|b` means that the whole text is one of them. */
export interface PastedExpectation {
  name: string;
  /** Every line, in order. */
  ingredients?: readonly string[];
  /** Words of a garnish whose lines are left open. */
  garnish?: string;
  glass?: string;
  prep?: string;
  proof?: number;
  notes?: string;
}

/** A drink as it was copied from a page, a file or another program; null when there is no drink in it. */
export type PastedCase = { kind: string; expect: PastedExpectation | null } & (
  { cocktail: string } | { whiskey: string }
);

export type EvaluationCase = WishCase | ChatCase | CocktailCase | WhiskeyCase | PlaceCase | PastedCase;
