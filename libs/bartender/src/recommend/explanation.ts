import { FLAVOUR_ADJECTIVE } from '../knowledge/flavours.js';
import { familyName } from '../knowledge/families.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { isGarnish } from '../profile/recipe.js';
import { phraseKey } from '../language/words.js';
import { type Profiled } from '../profile/profile.js';
import { capital, listed, unstopped } from '../language/sentences.js';
import { type Intent, type Constraint } from '../intent/intent.js';
import { highlight, shortIngredient, strengthText } from './highlights.js';
import { type Ranked } from './rank.js';

const GIVEN = 0.55;
const MISSING = 0.3;
const MOST_REASONS = 3;

/** The drink in its own words. */
export function ownWords(drink: Profiled): string {
  if (drink.type === 'cocktail') return `${unstopped(drink.drink.description)}.`;
  return `${unstopped(drink.drink.profile)}: ${unstopped(drink.drink.notes)}.`;
}

const PARTS_NAMED = 3;
const FIRST_SENTENCE = /^.{12,160}?[.!?](?=\s|$)/u;

/** What the card of a recommendation does not say yet: what a cocktail is made with, why a whiskey is poured. */
export function besideTheCard(drink: Profiled): string {
  if (drink.type === 'whiskey')
    return FIRST_SENTENCE.exec(drink.drink.rationale.trim())?.[0] ?? `${capital(strengthText(drink))}.`;
  const poured = drink.drink.ingredients.filter((line) => !isGarnish(line)).map(shortIngredient);
  return `Made with ${listed(poured.slice(0, PARTS_NAMED))}.`;
}

function lacking(constraint: Constraint): string | undefined {
  switch (constraint.kind) {
    case 'flavour':
      return `it is not ${FLAVOUR_ADJECTIVE[constraint.flavour]}`;
    case 'family':
      return `there is no ${familyName(constraint.family)} in it`;
    case 'contains':
      return `there is no ${constraint.name} in it`;
    case 'strength':
      return `it is not exactly ${constraint.strength}`.replace('not exactly not', 'rather');
    default:
      return undefined;
  }
}

function sharedLines(lines: readonly string[], { target }: Extract<Constraint, { kind: 'like' }>): string[] {
  return lines.filter(
    (line) => !isGarnish(line) && target.contains.has(phraseKey(mainIngredient(line)?.name ?? '?')),
  );
}

function likeness(drink: Profiled, constraint: Extract<Constraint, { kind: 'like' }>): string {
  const shared = [...drink.families].filter((family) => constraint.target.families.has(family));
  const parts =
    drink.type === 'cocktail' ? sharedLines(drink.drink.ingredients, constraint).map(shortIngredient) : [];
  const common =
    parts.length > 0 ? listed(parts.slice(0, 2)) : shared[0] ? familyName(shared[0]) : 'its style';
  const opening = constraint.isOnMenu
    ? `Close to the ${constraint.name}`
    : `There is no ${constraint.name} tonight; this comes closest`;
  return `${opening}, sharing ${common}.`;
}

/**
 * One or two sentences on why the drink was chosen, from its own fields.
 * @param about what is said of the drink itself
 */
export function explain({ drink, fits }: Ranked, intent: Intent, about = ownWords(drink)): string {
  const given = fits
    .filter(({ fit }) => fit >= GIVEN)
    .sort((one, other) => other.fit * other.constraint.weight - one.fit * one.constraint.weight)
    .flatMap(({ constraint }) => highlight(drink, constraint) ?? []);
  const like = fits.find(
    ({ constraint }) => constraint.kind === 'like' && constraint.name !== drink.name,
  )?.constraint;
  const missing = fits
    .filter(({ fit, constraint }) => fit < MISSING && constraint.weight >= 1)
    .flatMap(({ constraint }) => lacking(constraint) ?? []);
  const why = [...new Set(given)].slice(0, MOST_REASONS);
  const opening = like?.kind === 'like' ? likeness(drink, like) : '';
  const list = why.length > 0 ? `${capital(listed(why))}.` : '';
  const though = missing[0] && (list || opening) ? `Though ${missing[0]}.` : '';
  return [opening, list, about, though, fallback(drink, intent, list || opening)].filter(Boolean).join(' ');
}

function fallback(drink: Profiled, intent: Intent, said: string): string {
  if (said) return '';
  const strength = strengthText(drink);
  if (intent.isForeign) return `I read English only, so this is a house favourite, ${strength}.`;
  if (intent.isSurprise) return `The bartender's pick for you, ${strength}.`;
  if (intent.constraints.length > 0)
    return `Nothing on tonight's menu is quite what you ask for; this is a house favourite, ${strength}.`;
  if (!intent.isEmpty) return `It keeps clear of what you ruled out, ${strength}.`;
  return intent.unknown.length > 0
    ? `I could not read a taste from your words, so this is a house favourite, ${strength}.`
    : `A house favourite, ${strength}.`;
}
