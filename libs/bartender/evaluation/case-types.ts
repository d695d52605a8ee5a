import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { type RecommendationQuery } from '../src/provider.js';

/** What a list of recommendations must be like. */
export interface RecommendationExpectation {
  /** The first is one of these. */
  top?: string[];
  /** One of these is among the first three. */
  within?: string[];
  /** None of these is anywhere. */
  not?: string[];
  /** No recommended drink has any of these words in its name, spirit or ingredients. */
  without?: string[];
  /** Bounds of the best score. */
  best?: { min?: number; max?: number };
  type?: 'cocktail' | 'whiskey';
  count?: number;
  /** Only suggestions that are not on the menu, or none. */
  offMenu?: boolean;
  /** At least this many different spirits. */
  spirits?: number;
}

export interface RecommendationCase {
  ask: string | NonNullable<RecommendationQuery['preferences']>;
  expect: RecommendationExpectation;
}

export interface ChatCase {
  say: string;
  context?: string;
  /** Guest and bartender in turns, the guest first. */
  before?: string[];
  expect: {
    /** All of these stand in the answer. */
    has?: string[];
    /** One of these stands in it. */
    any?: string[];
    lacks?: string[];
  };
}

/** Expected fields: a text is looked for inside the field, whatever its case; a list in the ingredients. */
export interface CocktailCase {
  text: string;
  mode?: 'fill' | 'partial' | 'full';
  current?: Partial<Cocktail>;
  expect: Partial<Record<keyof Cocktail, string | string[] | boolean | null>>;
  /** Fields that must stay out of the answer. */
  absent?: (keyof Cocktail)[];
  /** Words no ingredient has. */
  withoutIngredients?: string[];
}

export interface WhiskeyCase {
  text: string;
  mode?: 'fill' | 'partial' | 'full';
  current?: Partial<Whiskey>;
  expect: Partial<Record<keyof Whiskey, string | number | boolean>>;
  absent?: (keyof Whiskey)[];
}
