import { areSiblings, parentOf } from '../knowledge/families.js';
import { type Flavour } from '../knowledge/flavours.js';
import { type Profiled } from '../profile/profile.js';
import { similarity } from '../profile/similarity.js';
import { type WantedStrength, type Constraint } from '../intent/intent.js';

/** A flavour that is clearly there; less gives a part of the score. */
const CLEAR = 0.62;
const CLEAR_OCCASION = 0.75;

/** What comes close when the flavour itself is not there. */
const NEIGHBOURS: Partial<Record<Flavour, Partial<Record<Flavour, number>>>> = {
  citrusy: { sour: 0.7 },
  sour: { citrusy: 0.6 },
  smoky: { oaky: 0.2 },
  sweet: { fruity: 0.4, tropical: 0.4 },
  tropical: { fruity: 0.4 },
  fruity: { tropical: 0.7, citrusy: 0.45 },
  bitter: { dry: 0.2 },
  dry: { bitter: 0.3 },
  herbal: { minty: 0.5, floral: 0.3 },
  sparkling: { refreshing: 0.2 },
  creamy: { smooth: 0.4 },
  rich: { oaky: 0.5, creamy: 0.5 },
  refreshing: { citrusy: 0.5, sparkling: 0.4 },
  chocolate: { coffee: 0.4, rich: 0.2 },
  spicy: { ginger: 0.9 },
  ginger: { spicy: 0.3 },
  floral: { fruity: 0.2 },
  oaky: { rich: 0.4 },
};

/** The flavour in the drink, 0 to 1, with a share for its neighbours. Notes of lime make no neat pour sour or refreshing. */
export function tasteOf({ flavours, type }: Pick<Profiled, 'flavours' | 'type'>, flavour: Flavour): number {
  const isByItself = type === 'whiskey' && (flavour === 'refreshing' || flavour === 'sour');
  const neighbours = Object.entries((!isByItself && NEIGHBOURS[flavour]) || {}).map(
    ([other, share]) => share * (flavours[other as Flavour] ?? 0),
  );
  return Math.max(flavours[flavour] ?? 0, ...neighbours);
}

const ramp = (value: number, none: number, full: number) =>
  Math.max(0, Math.min(1, (value - none) / (full - none)));

/** Nearly all of the fit is reached where a taste is clear; the rest tells the clear from the overwhelming. */
const clearly = (value: number, clear: number) => 0.88 * Math.min(1, value / clear) + 0.12 * value;

/** Among whiskeys strength is judged among whiskeys: 80 proof is light, 100 strong. */
function comparableStrength(drink: Profiled, isAmongWhiskeys: boolean): number {
  if (drink.type !== 'whiskey' || !isAmongWhiskeys) return drink.strength;
  return ramp(drink.drink.proof, 74, 112);
}

function strengthFits(drink: Profiled, wished: WantedStrength, isAmongWhiskeys: boolean): number {
  const strength = comparableStrength(drink, isAmongWhiskeys);
  switch (wished) {
    case 'light':
      return ramp(strength, 0.55, 0.3);
    case 'strong':
      return ramp(strength, 0.3, 0.63);
    case 'medium':
      return 1 - ramp(Math.abs(strength - 0.45), 0.08, 0.3);
    case 'not strong':
      return ramp(strength, 0.72, 0.5);
    case 'not light':
      return ramp(strength, 0.2, 0.42);
  }
}

function familyFits(drink: Profiled, family: Extract<Constraint, { kind: 'family' }>['family']): number {
  if (drink.families.has(family)) return family === 'whiskey' && drink.type === 'cocktail' ? 0.85 : 1;
  if ([...drink.families].some((other) => areSiblings(family, other))) return 0.4;
  const parent = parentOf(family);
  return parent !== null && drink.families.has(parent) ? 0.35 : 0;
}

/** How well a drink gives a guest this part of a wish, 0 to 1. */
export function scoreConstraint(drink: Profiled, constraint: Constraint, isAmongWhiskeys: boolean): number {
  switch (constraint.kind) {
    case 'flavour':
      if (constraint.isMost) return tasteOf(drink, constraint.flavour);
      return clearly(tasteOf(drink, constraint.flavour), CLEAR);
    case 'less flavour':
      return 1 - Math.min(1, (drink.flavours[constraint.flavour] ?? 0) / CLEAR);
    case 'family':
      return familyFits(drink, constraint.family);
    case 'strength':
      return strengthFits(drink, constraint.strength, isAmongWhiskeys);
    case 'occasion':
      return clearly(drink.occasions[constraint.occasion], CLEAR_OCCASION);
    case 'form':
      return drink.forms.has(constraint.form) === constraint.isWanted ? 1 : 0;
    case 'contains':
      if (drink.contains.has(constraint.name)) return 1;
      return constraint.name.split(' ').every((word) => (drink.vocabulary.get(word) ?? 0) >= 0.6) ? 0.8 : 0;
    case 'word':
      return drink.vocabulary.get(constraint.word) ?? 0;
    case 'like':
      if (drink.name === constraint.name) return 1;
      return Math.min(0.92, similarity(drink, constraint.target) * 1.15);
  }
}
