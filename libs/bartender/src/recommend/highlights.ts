import { FLAVOUR_ADJECTIVE, type Flavour } from '../knowledge/flavours.js';
import { type Form, OCCASION_PHRASE, type Occasion } from '../knowledge/occasions.js';
import { reasonsFor } from '../profile/occasion-scores.js';
import { STYLES } from '../knowledge/whiskey-styles.js';
import { familyName } from '../knowledge/families.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { isAlcoholFree, type Profiled } from '../profile/profile.js';
import { isGarnish } from '../profile/recipe.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { inText, listed } from '../language/sentences.js';
import { type Constraint } from '../intent/intent.js';

const TELLING = 0.3;

/** The ingredients that bring a flavour, strongest first, at most two. */
function bearers(drink: Profiled, flavour: Flavour): string[] {
  if (drink.type !== 'cocktail') return [];
  return drink.drink.ingredients
    .filter((line) => !isGarnish(line))
    .map((line) => ({ line, share: mainIngredient(line)?.flavours[flavour] ?? 0 }))
    .filter(({ share }) => share >= TELLING)
    .sort((one, other) => other.share - one.share)
    .slice(0, 2)
    .map(({ line }) => shortIngredient(line));
}

function flavourHighlight(drink: Profiled, flavour: Flavour): string {
  const word = FLAVOUR_ADJECTIVE[flavour];
  if (flavour === 'smoky' && drink.type === 'cocktail' && drink.drink.smoke)
    return `smoked with ${inText(drink.drink.smoke)
      .split(',')[0]
      ?.replace(/ smoke$/i, '')}`;
  const from = bearers(drink, flavour);
  return from.length > 0 ? `${word} from the ${listed(from)}` : word;
}

/** How strong a drink is, in words drawn from its own numbers. */
export function strengthText(drink: Profiled): string {
  if (drink.type === 'whiskey') return `${drink.drink.proof} proof`;
  const word = drink.strength >= 0.55 ? 'strong' : drink.strength <= 0.33 ? 'light' : 'of medium strength';
  return drink.abv < TRACE ? abvText(drink) : `${word} (${abvText(drink)})`;
}

/** Less than this is not told as a figure. */
const TRACE = 0.5;

/** The figure alone: "86 proof", "about 24% ABV"; nobody is told that a drink is alcohol-free unless it surely is. */
export function abvText(drink: Profiled): string {
  if (drink.type === 'whiskey') return `${drink.drink.proof} proof`;
  if (drink.abv >= TRACE) return `about ${Math.round(drink.abv)}% ABV`;
  if (isAlcoholFree(drink)) return 'alcohol-free';
  return drink.contains.has('alcohol') ? 'of a strength that I cannot tell' : 'perhaps with alcohol';
}

/** "Good to unwind with: stirred, rich". */
function occasionHighlight(drink: Profiled, occasion: Occasion): string {
  const because = reasonsFor(drink.facts, occasion);
  const [first, second] = because;
  const reasons = second?.startsWith('with ') ? `${first}, ${second}` : listed(because);
  return first ? `${OCCASION_PHRASE[occasion]}: ${reasons}` : OCCASION_PHRASE[occasion];
}

/** A form without an adjective ("up") is not mentioned. */
const FORM_ADJECTIVE: Partial<Record<Form, string>> = {
  hot: 'hot',
  blended: 'blended',
  tall: 'long',
  stirred: 'stirred',
  shaken: 'shaken',
};

function formHighlight(
  drink: Profiled,
  { form, isWanted }: Extract<Constraint, { kind: 'form' }>,
): string | undefined {
  if (!isWanted) return undefined;
  if (drink.type === 'whiskey') return 'served neat';
  return (
    FORM_ADJECTIVE[form] ??
    `served as you asked (${inText(drink.drink.glass)}; ice: ${inText(drink.drink.ice)})`
  );
}

/** "No nuts" refuses the thing, which is a limit; that the drink is not nutty is no reason for it. */
const isOfThing = ({ isStrict, weight }: Extract<Constraint, { kind: 'less flavour' }>): boolean =>
  !isStrict && weight > 1;

/** How a drink is called that meets the wish: "sweet", "not too strong"; undefined where no adjective says it. */
export function adjectiveOf(constraint: Constraint): string | undefined {
  switch (constraint.kind) {
    case 'flavour':
      return FLAVOUR_ADJECTIVE[constraint.flavour];
    case 'less flavour':
      return isOfThing(constraint) ? undefined : `not ${FLAVOUR_ADJECTIVE[constraint.flavour]}`;
    case 'contains':
      return STYLES.has(constraint.name) ? constraint.name : undefined;
    case 'strength':
      return STRENGTHS[constraint.strength];
    case 'form':
      return constraint.isWanted ? FORM_ADJECTIVE[constraint.form] : undefined;
    default:
      return undefined;
  }
}

const STRENGTHS = {
  light: 'light',
  medium: 'of medium strength',
  strong: 'strong',
  'not strong': 'not too strong',
  'not light': 'not too light',
} as const;

/** Why a drink gives the guest this part of the wish; undefined when there is nothing to say. */
export function highlight(drink: Profiled, constraint: Constraint): string | undefined {
  switch (constraint.kind) {
    case 'flavour':
      return flavourHighlight(drink, constraint.flavour);
    case 'less flavour':
      return adjectiveOf(constraint);
    case 'family':
      return drink.type === 'whiskey' ? drink.drink.spirit : `made with ${familyName(constraint.family)}`;
    case 'strength':
      return strengthText(drink);
    case 'occasion':
      return occasionHighlight(drink, constraint.occasion);
    case 'form':
      return formHighlight(drink, constraint);
    case 'contains':
      if (STYLES.has(constraint.name)) return `${constraint.name} style`;
      return drink.type === 'whiskey' ? `notes of ${constraint.name}` : `made with ${constraint.name}`;
    case 'word':
      return undefined;
    case 'like':
      return drink.name === constraint.name ? 'just what you named' : undefined;
  }
}
