import {
  FLAVOURS,
  FORMS,
  OCCASIONS,
  type Profiled,
  type Constraint,
  type WantedStrength,
  isAlcoholFree,
  scoreConstraint,
} from '@peanut/bartender/rule-based';

const STRENGTHS: readonly WantedStrength[] = ['light', 'medium', 'strong', 'not strong', 'not light'];

/** Every constraint whose fit is the same number for all guests, so that it can be worked out beforehand. */
const STANDING: readonly Constraint[] = [
  ...FLAVOURS.map((flavour): Constraint => ({ kind: 'flavour', flavour, weight: 1 })),
  ...OCCASIONS.map((occasion): Constraint => ({ kind: 'occasion', occasion, weight: 1 })),
  ...STRENGTHS.map((strength): Constraint => ({ kind: 'strength', strength, weight: 1 })),
  ...FORMS.map((form): Constraint => ({ kind: 'form', form, isWanted: true, weight: 1 })),
];

const nameOf = (constraint: Constraint): string | undefined => {
  if (constraint.kind === 'flavour' || constraint.kind === 'less flavour')
    return `flavour ${constraint.flavour}`;
  if (constraint.kind === 'occasion') return `occasion ${constraint.occasion}`;
  if (constraint.kind === 'strength') return `strength ${constraint.strength}`;
  return constraint.kind === 'form' ? `form ${constraint.form}` : undefined;
};

const PLACES: ReadonlyMap<string | undefined, number> = new Map(
  STANDING.map((constraint, place) => [nameOf(constraint), place]),
);

/** Numbers in a row of {@link fitsOf}; the last two are the alcohol, 0 to 1, and 1 for a drink that surely has none. */
export const FITS = STANDING.length + 2;
export const ALCOHOL_FREE = STANDING.length + 1;

/** The place of a constraint's fit in a row; undefined for those that have none, such as an ingredient. */
export const placeOf = (constraint: Constraint): number | undefined => PLACES.get(nameOf(constraint));

/** How well a drink fits each standing constraint, 0 to 1. */
export function fitsOf(drink: Profiled): number[] {
  const standing = STANDING.map((constraint) => scoreConstraint(drink, constraint, drink.type === 'whiskey'));
  return [...standing, drink.abv / 100, isAlcoholFree(drink) ? 1 : 0];
}

/** Found by it are the drinks of whose recipe a part is not known. */
export const UNKNOWN = 'perhaps anything';

/** What a drink can be found by: words of its fields, what is in it or may be, and its families. */
export const termsOf = ({ vocabulary, contains, families, doubts }: Profiled): string[] => [
  ...new Set([
    ...vocabulary.keys(),
    ...contains,
    ...[...families].map((family) => `family ${family}`),
    ...[...doubts.of.keys()].map((content) => `perhaps ${content}`),
    ...(doubts.unknown.length > 0 ? [UNKNOWN] : []),
  ]),
];
