import { type FoundConcept, type Strength } from '../knowledge/lexicon.js';
import { type Intent, type WantedStrength } from './intent.js';

const THING_WEIGHT = 1.2;
const FAMILY_WEIGHT = 1.6;
const STRENGTH_WEIGHT = 1.1;
const OCCASION_WEIGHT = 1;
const FORM_WEIGHT = 0.8;

type Refusal = 'strict' | 'soft' | undefined;

const OPPOSITE: Record<Strength, WantedStrength> = {
  strong: 'not strong',
  light: 'not light',
  medium: 'strong',
};

/** Adds one concept, wanted or refused, to the wish. */
export function applyConcept(intent: Intent, found: FoundConcept, refused: Refusal, emphasis: number): void {
  const { concept } = found;
  intent.isEmpty = false;
  switch (concept.kind) {
    case 'flavour':
      return applyFlavour(intent, found, concept.flavour, refused, emphasis);
    case 'family':
      if (refused) intent.avoidFamilies.add(concept.family);
      else intent.constraints.push({ kind: 'family', family: concept.family, weight: FAMILY_WEIGHT });
      return;
    case 'strength':
      intent.constraints.push({
        kind: 'strength',
        strength: refused ? OPPOSITE[concept.strength] : concept.strength,
        weight: STRENGTH_WEIGHT * emphasis,
      });
      return;
    case 'occasion':
      if (!refused)
        intent.constraints.push({
          kind: 'occasion',
          occasion: concept.occasion,
          weight: OCCASION_WEIGHT * emphasis,
        });
      return;
    case 'form':
      intent.constraints.push({ kind: 'form', form: concept.form, isWanted: !refused, weight: FORM_WEIGHT });
      return;
    case 'type':
      intent.type = refused ? other(concept.type) : concept.type;
      return;
    case 'contains':
      if (refused) intent.avoidContents.add(concept.name);
      else intent.constraints.push({ kind: 'contains', name: concept.name, weight: THING_WEIGHT });
      return;
    case 'alcohol':
      if (refused === 'strict') intent.isAlcoholFree = true;
      else if (refused === 'soft')
        intent.constraints.push({ kind: 'strength', strength: 'light', weight: STRENGTH_WEIGHT });
      return;
    case 'alcohol free':
      if (!refused) intent.isAlcoholFree = true;
      return;
    case 'surprise':
      if (!refused) intent.isSurprise = true;
      return;
    case 'varied':
      intent.isVaried = true;
      return;
    case 'other spirit':
      intent.wantsOtherSpirit = true;
  }
}

const other = (type: 'cocktail' | 'whiskey') => (type === 'cocktail' ? 'whiskey' : 'cocktail');

function applyFlavour(
  intent: Intent,
  { phrase, isThing }: FoundConcept,
  flavour: Extract<Intent['constraints'][number], { kind: 'flavour' }>['flavour'],
  refused: Refusal,
  emphasis: number,
): void {
  if (!refused) {
    intent.constraints.push({ kind: 'flavour', flavour, weight: 1.2 * emphasis });
    if (isThing) intent.constraints.push({ kind: 'contains', name: phrase, weight: 0.6 });
    return;
  }
  if (isThing && refused === 'strict') intent.avoidContents.add(phrase);
  intent.constraints.push({
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
