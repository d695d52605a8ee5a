import { FLAVOUR_ADJECTIVE, type Flavour } from '../knowledge/flavours.js';
import { OCCASION_PHRASE, type Occasion } from '../knowledge/occasions.js';
import { reasonsFor } from '../profile/occasion-scores.js';
import { familyName } from '../knowledge/families.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { type Profiled } from '../profile/profile.js';
import { isGarnish } from '../profile/recipe.js';
import { readAmount } from '../profile/amounts.js';
import { listed, uncapital, unstopped } from '../text/sentences.js';
import { type WishPart } from '../wish/wish.js';

/** An ingredient without its measure and remarks: "fresh lime juice". */
export function shortIngredient(line: string): string {
  const rest = readAmount(line)?.rest ?? line;
  return (
    rest
      .replace(/^\([^)]{0,40}\)\s*/, '')
      .replace(/\([^)]{0,40}\)/g, '')
      .split(/,|;/)[0]
      ?.trim() ?? line
  );
}

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

function flavourEvidence(drink: Profiled, flavour: Flavour): string {
  const word = FLAVOUR_ADJECTIVE[flavour];
  if (flavour === 'smoky' && drink.type === 'cocktail' && drink.drink.smoke)
    return `smoky by its own smoke (${uncapital(unstopped(drink.drink.smoke))})`;
  const from = bearers(drink, flavour);
  return from.length > 0 ? `${word} from the ${listed(from)}` : word;
}

/** How strong a drink is, in words drawn from its own numbers. */
export function strengthText(drink: Profiled): string {
  if (drink.type === 'whiskey') return `${drink.drink.proof} proof`;
  const word = drink.strength >= 0.55 ? 'strong' : drink.strength <= 0.33 ? 'light' : 'of medium strength';
  return drink.abv < 0.5 ? 'free of alcohol' : `${word} at about ${Math.round(drink.abv)} % in the glass`;
}

/** "Good to unwind with, being stirred and rich". */
function occasionEvidence(drink: Profiled, occasion: Occasion): string {
  const because = reasonsFor(drink.facts, occasion);
  const good = `good ${OCCASION_PHRASE[occasion]}`.replace(/^good if/, 'right if');
  return because.length > 0 ? `${good}, being ${listed(because)}` : good;
}

function formEvidence(
  drink: Profiled,
  { form, isWanted }: Extract<WishPart, { kind: 'form' }>,
): string | undefined {
  if (!isWanted) return undefined;
  if (drink.type === 'whiskey') return 'served neat';
  const isMethod = form === 'stirred' || form === 'shaken' || form === 'blended' || form === 'hot';
  return isMethod
    ? form
    : `served as asked (glass: ${drink.drink.glass}; ice: ${uncapital(drink.drink.ice)})`;
}

/** Why a drink gives the guest this part of the wish; undefined when there is nothing to say. */
export function evidence(drink: Profiled, part: WishPart): string | undefined {
  switch (part.kind) {
    case 'flavour':
      return flavourEvidence(drink, part.flavour);
    case 'less flavour':
      return `not ${FLAVOUR_ADJECTIVE[part.flavour]}`;
    case 'family':
      return `built on ${drink.type === 'whiskey' ? drink.drink.spirit : familyName(part.family)}`;
    case 'strength':
      return strengthText(drink);
    case 'occasion':
      return occasionEvidence(drink, part.occasion);
    case 'form':
      return formEvidence(drink, part);
    case 'contains':
      return `made with ${part.name}`;
    case 'word':
      return undefined;
    case 'like':
      return drink.name === part.name ? 'just what you named' : undefined;
  }
}
