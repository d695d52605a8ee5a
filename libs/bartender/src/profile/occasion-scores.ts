import { FLAVOUR_ADJECTIVE } from '../knowledge/flavours.js';
import { OCCASION_FEATURES, OCCASIONS, type Feature, type Occasion } from '../knowledge/occasions.js';
import { type OccasionFacts, type ProfileFacts } from './profile.js';

const clamp = (value: number) => Math.max(0, Math.min(1, value));

function featureValue(feature: Feature, facts: OccasionFacts): number {
  switch (feature) {
    case 'strong':
      return clamp((facts.strength - 0.45) / 0.3);
    case 'light':
      return clamp((0.45 - facts.strength) / 0.2);
    case 'pour':
      return facts.isPour ? 1 : 0;
    case 'aged':
      return facts.age;
    case 'caffeine':
      return facts.hasCaffeine ? 1 : 0;
    case 'few parts':
      return facts.isPour ? 1 : clamp((6 - facts.ingredientCount) / 3);
    case 'renowned':
      return facts.isRenowned ? 1 : 0;
    case 'unusual':
      return facts.isRenowned ? 0 : 1;
    case 'tall':
    case 'up':
    case 'rocks':
    case 'crushed':
    case 'stirred':
    case 'shaken':
      return facts.forms.has(feature) ? 1 : 0;
    default:
      return facts.flavours[feature] ?? 0;
  }
}

/** How well a drink suits each occasion, 0 to 1. */
export function occasionScores(facts: OccasionFacts): Record<Occasion, number> {
  const score = (occasion: Occasion) =>
    clamp(
      Object.entries(OCCASION_FEATURES[occasion]).reduce(
        (sum, [feature, weight]) => sum + weight * featureValue(feature as Feature, facts),
        0,
      ),
    );
  return Object.fromEntries(OCCASIONS.map((occasion) => [occasion, score(occasion)])) as Record<
    Occasion,
    number
  >;
}

const FEATURE_WORDS: Partial<Record<Feature, string>> = {
  ...FLAVOUR_ADJECTIVE,
  strong: 'strong',
  light: 'light',
  tall: 'tall',
  up: 'served up',
  rocks: 'on the rocks',
  crushed: 'over crushed ice',
  stirred: 'stirred',
  shaken: 'shaken',
  aged: 'long aged',
  coffee: 'with coffee notes',
  chocolate: 'with chocolate notes',
  caffeine: 'with caffeine',
  'few parts': 'with few ingredients',
};
const TELLING = 0.1;

/** What speaks for a drink on an occasion, at most two: how it is, then what is in it. */
export function reasonsFor(facts: OccasionFacts, occasion: Occasion): string[] {
  return (Object.entries(OCCASION_FEATURES[occasion]) as [Feature, number][])
    .map(([feature, weight]) => ({
      word: FEATURE_WORDS[feature],
      worth: weight * featureValue(feature, facts),
    }))
    .filter(({ word, worth }) => word !== undefined && worth >= TELLING)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, 2)
    .map(({ word }) => word ?? '')
    .sort((one, other) => Number(one.startsWith('with ')) - Number(other.startsWith('with ')));
}

/** The occasions a drink suits best, best first. */
export function bestOccasions(facts: ProfileFacts, atLeast = 0.6): Occasion[] {
  return (Object.entries(facts.occasions) as [Occasion, number][])
    .filter(([, score]) => score >= atLeast)
    .sort(([, one], [, other]) => other - one)
    .map(([occasion]) => occasion);
}
