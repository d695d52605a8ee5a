import { contentsRefused, isAvoidedThing, isAvoidedWhenRefused } from '../knowledge/avoidances.js';
import { STYLES } from '../knowledge/whiskey-styles.js';
import { ingredientNamed } from '../knowledge/ingredient-lookup.js';
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
  if (refused === 'strict' && concept.kind === 'occasion' && isPouredThing(found.phrase))
    for (const content of contentsRefused(found.phrase)) intent.avoidContents.add(content);
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
      if (refused && STYLES.has(concept.name)) intent.avoidContents.add(concept.name);
      else if (refused)
        for (const content of contentsRefused(found.phrase)) intent.avoidContents.add(content);
      else {
        intent.constraints.push({ kind: 'contains', name: concept.name, weight: THING_WEIGHT });
        if (STYLES.has(concept.name)) intent.type ??= 'whiskey';
      }
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
    const isMost = /^\w+iest$/.test(phrase);
    intent.constraints.push({ kind: 'flavour', flavour, isMost, weight: 1.2 * emphasis });
    if (isThing) intent.constraints.push({ kind: 'contains', name: phrase, weight: 0.6 });
    return;
  }
  const isPoured = isThing || isPouredThing(phrase);
  if (isPoured && refused === 'strict')
    for (const content of contentsRefused(phrase)) intent.avoidContents.add(content);
  intent.constraints.push({
    kind: 'less flavour',
    flavour,
    isStrict: refused === 'strict' && !isPoured,
    weight: refused === 'strict' ? 1.1 : 0.8,
  });
}

/** "Cream" is in the glass or not; "creamy" is more or less so. */
export const isPouredThing = (phrase: string): boolean =>
  ingredientNamed(phrase) !== undefined || isAvoidedThing(phrase);

/** Leaves out what a refused dish is made of: "allergic to oysters". True when one was refused. */
export function avoidDish(intent: Intent, word: string, refuses: () => Refusal): boolean {
  if (!isAvoidedWhenRefused(word) || refuses() !== 'strict') return false;
  for (const content of contentsRefused(word)) intent.avoidContents.add(content);
  return true;
}
