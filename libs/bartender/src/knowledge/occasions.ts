import { type Flavour } from './flavours.js';

export const OCCASIONS = [
  'casual',
  'celebration',
  'romantic',
  'business',
  'relaxing',
  'party',
  'dessert',
  'aperitif',
  'brunch',
  'summer',
  'winter',
  'awake',
  'beginner',
  'adventurous',
  'premium',
  'classic',
  'simple',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What of a drink speaks for an occasion: flavours, and facts about how it is served. */
export type Feature =
  | Flavour
  | 'strong'
  | 'light'
  | 'tall'
  | 'up'
  | 'rocks'
  | 'crushed'
  | 'stirred'
  | 'shaken'
  | 'pour'
  | 'aged'
  | 'caffeine'
  | 'few parts'
  | 'renowned'
  | 'unusual';

/** Weights a feature has for an occasion; the sum is held between 0 and 1. */
// prettier-ignore
export const OCCASION_FEATURES: Record<Occasion, Partial<Record<Feature, number>>> = {
  casual: { tall: 0.5, refreshing: 0.5, light: 0.2, citrusy: 0.2, pour: -0.2, strong: -0.4, rocks: 0.1, up: -0.1 },
  celebration: { sparkling: 0.65, floral: 0.3, tropical: 0.35, fruity: 0.15, shaken: 0.15, up: 0.15, pour: -0.35, rich: -0.1 },
  romantic: { up: 0.35, chocolate: 0.3, coffee: 0.25, fruity: 0.3, floral: 0.3, sparkling: 0.25, creamy: 0.2, rich: 0.2, smooth: 0.1, pour: -0.25, ginger: -0.2, tall: -0.2 },
  business: { stirred: 0.4, renowned: 0.3, dry: 0.3, oaky: 0.15, smooth: 0.1, tropical: -0.5, crushed: -0.5, creamy: -0.3, smoky: -0.1, pour: -0.1 },
  relaxing: { stirred: 0.35, oaky: 0.35, rich: 0.3, smooth: 0.35, rocks: 0.25, pour: -0.1, sour: -0.2, strong: 0.05, caffeine: -0.6, spicy: -0.1 },
  party: { tropical: 0.4, sparkling: 0.25, caffeine: 0.45, ginger: 0.3, sour: 0.3, shaken: 0.2, crushed: 0.15, refreshing: 0.2, pour: -0.5, stirred: -0.3 },
  dessert: { chocolate: 0.5, coffee: 0.55, creamy: 0.5, sweet: 0.4, nutty: 0.3, rich: 0.25, sour: -0.4, sparkling: -0.3, smoky: -0.1, bitter: -0.1 },
  aperitif: { bitter: 0.6, dry: 0.4, sparkling: 0.4, herbal: 0.2, refreshing: 0.15, creamy: -0.5, coffee: -0.5, pour: -0.4, sweet: -0.1 },
  brunch: { sparkling: 0.45, coffee: 0.35, citrusy: 0.3, refreshing: 0.3, salty: 0.1, light: 0.2, pour: -0.5, stirred: -0.3, strong: -0.2 },
  summer: { refreshing: 0.6, tall: 0.35, citrusy: 0.25, crushed: 0.25, minty: 0.2, tropical: 0.3, sparkling: 0.15, pour: -0.3, rich: -0.3, oaky: -0.3, smoky: -0.2 },
  winter: { rich: 0.45, oaky: 0.35, smoky: 0.3, spicy: 0.3, creamy: 0.2, coffee: 0.2, chocolate: 0.2, refreshing: -0.4, tropical: -0.3, crushed: -0.3, tall: -0.3 },
  awake: { caffeine: 1, ginger: 0.15, coffee: 0.1 },
  beginner: { smooth: 0.5, sweet: 0.35, refreshing: 0.3, fruity: 0.15, citrusy: 0.15, light: 0.3, smoky: -0.6, bitter: -0.6, strong: -0.45, salty: -0.3 },
  adventurous: { bitter: 0.4, smoky: 0.45, salty: 0.25, unusual: 0.35, herbal: 0.2, spicy: 0.2, renowned: -0.1, strong: 0.1 },
  premium: { aged: 0.7, oaky: 0.2, rich: 0.25, stirred: 0.2, sparkling: 0.2, smoky: 0.1, tall: -0.2, crushed: -0.2, bitter: 0.1, pour: 0.15 },
  classic: { renowned: 0.8, stirred: 0.2, pour: -0.1 },
  simple: { 'few parts': 0.9, pour: 0.3 },
};

/** What a drink is for an occasion; its reasons follow. */
export const OCCASION_PHRASE: Record<Occasion, string> = {
  casual: 'good for an easy evening',
  celebration: 'a good drink for a celebration',
  romantic: 'a good date drink',
  business: 'good for business company',
  relaxing: 'good to unwind with',
  party: 'a good party drink',
  dessert: 'a good after-dinner drink',
  aperitif: 'a good aperitif',
  brunch: 'a good brunch drink',
  summer: 'good in warm weather',
  winter: 'good on a cold evening',
  awake: 'a good pick-me-up',
  beginner: 'good to start with',
  adventurous: 'one for the adventurous',
  premium: 'something special',
  classic: 'a true classic',
  simple: 'a simple drink',
};

/** How a drink is served. */
export const FORMS = [
  'tall',
  'up',
  'rocks',
  'crushed',
  'stirred',
  'shaken',
  'hot',
  'neat',
  'blended',
] as const;
export type Form = (typeof FORMS)[number];
