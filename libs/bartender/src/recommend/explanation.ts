import { familyName } from '../knowledge/families.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { isGarnish } from '../profile/recipe.js';
import { mentions, phraseKey } from '../language/words.js';
import { type Profiled, type ProfiledCocktail } from '../profile/profile.js';
import { capital, inText, listed, unstopped } from '../language/sentences.js';
import { type Intent, type Constraint } from '../intent/intent.js';
import { adjectiveOf, highlight, strengthText } from './highlights.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { type Ranked } from './rank.js';

const GIVEN = 0.55;
const MISSING = 0.45;
const MOST_REASONS = 3;

/** The drink in its own words. */
export function ownWords(drink: Profiled): string {
  if (drink.type === 'cocktail') return `${unstopped(drink.drink.description)}.`;
  return `${unstopped(drink.drink.profile)}: ${inText(drink.drink.notes)}.`;
}

const PARTS_NAMED = 3;
const FIRST_SENTENCE = /^.{12,160}?[.!?](?=\s|$)/u;

/** What the card of a recommendation does not say yet: what a cocktail is made with, why a whiskey is poured. */
export function besideTheCard(drink: Profiled): string {
  if (drink.type === 'whiskey')
    return FIRST_SENTENCE.exec(drink.drink.rationale.trim())?.[0] ?? `${capital(strengthText(drink))}.`;
  return `Made with ${listed(partsOf(drink))}.`;
}

const partsOf = ({ drink }: ProfiledCocktail): string[] =>
  drink.ingredients
    .filter((line) => !isGarnish(line))
    .map(shortIngredient)
    .slice(0, PARTS_NAMED);

/** What is said of a drink that does not meet the wish: "not sweet", "without gin". */
function lacking(constraint: Constraint): string | undefined {
  const wished = adjectiveOf(constraint);
  if (wished) return wished.startsWith('not ') ? wished.slice('not '.length) : `not ${wished}`;
  if (constraint.kind === 'family') return `without ${familyName(constraint.family)}`;
  return constraint.kind === 'contains' ? `without ${constraint.name}` : undefined;
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
  const common = parts.length > 0 ? listed(parts.slice(0, 2)) : shared[0] ? familyName(shared[0]) : '';
  const opening = constraint.isOnMenu
    ? `Close to the ${constraint.name}`
    : `There is no ${constraint.name} tonight; this comes closest`;
  return common ? `${opening}: both have ${common}.` : `${opening}.`;
}

const MADE_WITH = 'made with ';

/** "Coffee-forward from the espresso" says already that the drink is made with espresso. */
const withoutRepeats = (said: readonly string[]): string[] =>
  said.filter(
    (one) =>
      !one.startsWith(MADE_WITH) ||
      !said.some((other) => other !== one && mentions(other, one.slice(MADE_WITH.length))),
  );

/** That the drink is made with it says the list of its parts. */
const isAmong = (constraint: Constraint, parts: readonly string[]): boolean =>
  parts.length > 0 &&
  (constraint.kind === 'family' ||
    (constraint.kind === 'contains' && parts.some((part) => mentions(part, constraint.name))));

/** What was said, and the parts that were not named in it. */
function withParts(said: readonly string[], parts: readonly string[]): string {
  if (said.length === 0) return parts.length > 0 ? `${MADE_WITH}${listed(parts)}` : '';
  const others = parts.filter((part) => !said.some((one) => mentions(one, part)));
  return others.length > 0 ? `${listed(said)}, with ${listed(others)}` : listed(said);
}

/**
 * What of the wish the drink gives and what not; empty when there is nothing to say.
 * @param parts what it is made with, to be told with it
 */
function reasons({ drink, fits }: Ranked, parts: readonly string[] = []): string {
  const given = fits
    .filter(({ fit, constraint }) => fit >= GIVEN && !isAmong(constraint, parts))
    .sort((one, other) => other.fit * other.constraint.weight - one.fit * one.constraint.weight)
    .slice(0, MOST_REASONS);
  const said = (some: typeof given) => [
    ...new Set(some.flatMap(({ constraint }) => highlight(drink, constraint) ?? [])),
  ];
  const plain = withoutRepeats(said(given.filter(({ constraint }) => constraint.kind !== 'occasion')));
  const occasions = said(given.filter(({ constraint }) => constraint.kind === 'occasion'));
  const like = fits.find(
    ({ constraint }) => constraint.kind === 'like' && constraint.name !== drink.name,
  )?.constraint;
  const missing = fits
    .filter(({ fit, constraint }) => fit < MISSING && (constraint.weight >= 1 || constraint.kind === 'form'))
    .flatMap(({ constraint }) => lacking(constraint) ?? []);
  const opening = like?.kind === 'like' ? likeness(drink, like) : '';
  const but = missing.length > 0 ? `but ${listed([...new Set(missing)])}` : '';
  const told = withParts(plain, parts);
  const list = told ? `${capital([told, but].filter(Boolean).join(', '))}.` : '';
  return [opening, list, ...occasions.map((one) => `${capital(one)}.`)].filter(Boolean).join(' ');
}

/** What the drink gives of the wish, and the drink in its own words. */
export const described = (ranked: Ranked): string => `${reasons(ranked)} ${ownWords(ranked.drink)}`.trim();

/** One or two sentences on why the drink was chosen, next to the card that describes it. */
export function explain(ranked: Ranked, intent: Intent): string {
  const { drink } = ranked;
  const why = reasons(ranked);
  if (why && drink.type === 'cocktail') return reasons(ranked, partsOf(drink));
  return `${why || fallback(drink, intent)} ${besideTheCard(drink)}`;
}

function fallback(drink: Profiled, intent: Intent): string {
  const strength = strengthText(drink);
  if (intent.isForeign) return `I only read English, so here is a house favourite: ${strength}.`;
  if (intent.isSurprise) return `The bartender's pick for you: ${strength}.`;
  if (intent.isAlcoholFree && intent.constraints.every(({ kind }) => kind === 'occasion'))
    return `Alcohol-free${drink.forms.has('up') ? ', and looks like a real cocktail' : ''}.`;
  if (intent.constraints.some(({ kind }) => kind !== 'less flavour'))
    return `Nothing on tonight's menu quite fits; this is a house favourite, ${strength}.`;
  if (!intent.isEmpty) return `Without what you ruled out, and ${strength}.`;
  return intent.unknown.length > 0
    ? `I couldn't tell a taste from your words, so here is a house favourite: ${strength}.`
    : `A house favourite: ${strength}.`;
}
