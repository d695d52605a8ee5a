import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { type Doubts, partsInDoubt } from '../knowledge/allergens/held.js';
import { type Family } from '../knowledge/families.js';
import { type Flavours } from '../knowledge/flavours.js';
import { type Form, type Occasion } from '../knowledge/occasions.js';

/** What the menu service would add to a drink that was never saved. */
export const UNSAVED = { id: '', version: 1, createdAt: '', updatedAt: '' };

/** What the occasions are worked out from. */
export interface OccasionFacts {
  flavours: Flavours;
  strength: number;
  forms: ReadonlySet<Form>;
  hasCaffeine: boolean;
  isPour: boolean;
  /** Years in wood, cask words: 0 to 1. */
  age: number;
  ingredientCount: number;
  isRenowned: boolean;
}

export interface ProfileFacts {
  name: string;
  flavours: Flavours;
  /** Felt strength, 0 to 1: 0.3 a long drink, 0.7 a martini, 0.8 and more a neat pour. */
  strength: number;
  /** Alcohol in the glass, in per cent. */
  abv: number;
  families: ReadonlySet<Family>;
  /** Names of what is in it, singular words and phrases, and tags such as egg or caffeine. */
  contains: ReadonlySet<string>;
  /** What leaves open whether more is in it. */
  doubts: Doubts;
  forms: ReadonlySet<Form>;
  /** 1 for its name, less for its other fields: the singular words a guest may use for it. */
  vocabulary: ReadonlyMap<string, number>;
  occasions: Record<Occasion, number>;
  /** What the occasions were worked out from. */
  facts: OccasionFacts;
}

export interface ProfiledCocktail extends ProfileFacts {
  type: 'cocktail';
  drink: Cocktail;
}

export interface ProfiledWhiskey extends ProfileFacts {
  type: 'whiskey';
  drink: Whiskey;
}

export type Profiled = ProfiledCocktail | ProfiledWhiskey;

/** Whether a drink surely has no alcohol in it: each word of its lines is known, and none holds any. */
export const isAlcoholFree = ({ contains, doubts }: Pick<ProfileFacts, 'contains' | 'doubts'>): boolean =>
  !contains.has('alcohol') && partsInDoubt(doubts, 'alcohol').length === 0;
