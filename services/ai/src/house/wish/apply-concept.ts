import { type Strength } from './concepts.js';
import { type FoundConcept } from './lexicon.js';
import { type Wish, type WishedStrength } from './wish.js';

const THING_WEIGHT = 1.2;
const FAMILY_WEIGHT = 1.6;
const STRENGTH_WEIGHT = 1.1;
const OCCASION_WEIGHT = 1;
const FORM_WEIGHT = 0.8;

type Refusal = 'strict' | 'soft' | undefined;

const OPPOSITE: Record<Strength, WishedStrength> = {
  strong: 'not strong',
  light: 'not light',
  medium: 'strong',
};

/** Adds one concept, wanted or refused, to the wish. */
export function applyConcept(wish: Wish, found: FoundConcept, refused: Refusal, emphasis: number): void {
  const { concept } = found;
  wish.isEmpty = false;
  switch (concept.kind) {
    case 'flavour':
      return applyFlavour(wish, found, concept.flavour, refused, emphasis);
    case 'family':
      if (refused) wish.avoidFamilies.add(concept.family);
      else wish.parts.push({ kind: 'family', family: concept.family, weight: FAMILY_WEIGHT });
      return;
    case 'strength':
      wish.parts.push({
        kind: 'strength',
        strength: refused ? OPPOSITE[concept.strength] : concept.strength,
        weight: STRENGTH_WEIGHT * emphasis,
      });
      return;
    case 'occasion':
      if (!refused)
        wish.parts.push({ kind: 'occasion', occasion: concept.occasion, weight: OCCASION_WEIGHT * emphasis });
      return;
    case 'form':
      wish.parts.push({ kind: 'form', form: concept.form, isWanted: !refused, weight: FORM_WEIGHT });
      return;
    case 'type':
      wish.type = refused ? other(concept.type) : concept.type;
      return;
    case 'contains':
      if (refused) wish.avoidContents.add(concept.name);
      else wish.parts.push({ kind: 'contains', name: concept.name, weight: THING_WEIGHT });
      return;
    case 'alcohol':
      if (refused === 'strict') wish.isAlcoholFree = true;
      else if (refused === 'soft')
        wish.parts.push({ kind: 'strength', strength: 'light', weight: STRENGTH_WEIGHT });
      return;
    case 'alcohol free':
      if (!refused) wish.isAlcoholFree = true;
      return;
    case 'surprise':
      if (!refused) wish.isSurprise = true;
      return;
    case 'varied':
      wish.isVaried = true;
      return;
    case 'other spirit':
      wish.wantsOtherSpirit = true;
  }
}

const other = (type: 'cocktail' | 'whiskey') => (type === 'cocktail' ? 'whiskey' : 'cocktail');

function applyFlavour(
  wish: Wish,
  { phrase, isThing }: FoundConcept,
  flavour: Extract<Wish['parts'][number], { kind: 'flavour' }>['flavour'],
  refused: Refusal,
  emphasis: number,
): void {
  if (!refused) {
    wish.parts.push({ kind: 'flavour', flavour, weight: 1.2 * emphasis });
    if (isThing) wish.parts.push({ kind: 'contains', name: phrase, weight: 0.6 });
    return;
  }
  if (isThing && refused === 'strict') wish.avoidContents.add(phrase);
  wish.parts.push({
    kind: 'less flavour',
    flavour,
    isStrict: refused === 'strict',
    weight: refused === 'strict' ? 1.1 : 0.8,
  });
}

const DIETS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    vegan: ['egg', 'dairy', 'honey', 'fish'],
    vegetarian: ['fish'],
    lactose: ['dairy'],
    celiac: ['gluten'],
    coeliac: ['gluten'],
  }),
);

/** What the diets named in a text leave out. */
export const contentsOfDiet = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token) => DIETS.get(token) ?? []);
