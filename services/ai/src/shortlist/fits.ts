import { FLAVOURS } from '../house/knowledge/flavours.js';
import { OCCASIONS } from '../house/knowledge/occasions.js';
import { type Form, type Profiled } from '../house/profile/profile.js';
import { satisfaction } from '../house/recommend/satisfaction.js';
import { type WishedStrength, type WishPart } from '../house/wish/wish.js';

const STRENGTHS: readonly WishedStrength[] = ['light', 'medium', 'strong', 'not strong', 'not light'];
const FORMS: readonly Form[] = [
  'tall',
  'up',
  'rocks',
  'crushed',
  'stirred',
  'shaken',
  'hot',
  'neat',
  'blended',
];

/** Every wish whose fit is the same number for all guests, so that it can be worked out beforehand. */
const STANDING: readonly WishPart[] = [
  ...FLAVOURS.map((flavour): WishPart => ({ kind: 'flavour', flavour, weight: 1 })),
  ...OCCASIONS.map((occasion): WishPart => ({ kind: 'occasion', occasion, weight: 1 })),
  ...STRENGTHS.map((strength): WishPart => ({ kind: 'strength', strength, weight: 1 })),
  ...FORMS.map((form): WishPart => ({ kind: 'form', form, isWanted: true, weight: 1 })),
];

const nameOf = (part: WishPart): string | undefined => {
  if (part.kind === 'flavour' || part.kind === 'less flavour') return `flavour ${part.flavour}`;
  if (part.kind === 'occasion') return `occasion ${part.occasion}`;
  if (part.kind === 'strength') return `strength ${part.strength}`;
  return part.kind === 'form' ? `form ${part.form}` : undefined;
};

const PLACES: ReadonlyMap<string | undefined, number> = new Map(
  STANDING.map((part, place) => [nameOf(part), place]),
);

/** Numbers in a row of {@link fitsOf}; the last two are the alcohol, 0 to 1, and 1 for a drink without any. */
export const FITS = STANDING.length + 2;
export const ALCOHOL = STANDING.length;
export const ALCOHOL_FREE = STANDING.length + 1;

/** The place of a wish's fit in a row; undefined for wishes that have none, such as an ingredient. */
export const placeOf = (part: WishPart): number | undefined => PLACES.get(nameOf(part));

/** How well a drink fits each standing wish, 0 to 1. */
export function fitsOf(drink: Profiled): number[] {
  const standing = STANDING.map((part) => satisfaction(drink, part, drink.type === 'whiskey'));
  return [...standing, drink.abv / 100, drink.abv < 0.5 ? 1 : 0];
}

/** What a drink can be found by: words of its fields, what is in it, and its families. */
export const termsOf = ({ vocabulary, contains, families }: Profiled): string[] => [
  ...new Set([...vocabulary.keys(), ...contains, ...[...families].map((family) => `family ${family}`)]),
];
