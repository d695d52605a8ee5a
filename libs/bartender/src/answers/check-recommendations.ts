import {
  AI_TEXT_LENGTHS,
  MATCH_SCORE,
  RECOMMENDATION_COUNT,
  TEXT_LENGTHS,
  line,
  plainWords,
  type Cocktail,
  type Recommendation,
  type Whiskey,
} from '@peanut/contracts';
import type { Limits } from '../intent/intent.js';
import { reasonWithoutClaims } from '../limits/model-claims.js';
import { brokenLimit, isBrokenOffMenu } from '../limits/limits.js';
import { knownCocktail, knownWhiskey } from '../profile/bar.js';
import type { Profiled } from '../profile/profile.js';
import type { MenuSnapshot, RawRecommendation } from '../provider.js';
import { WITHOUT_SPIRIT } from '../recommend/alcohol-free.js';
import { wholeWithin } from './whole-number.js';

type Drink = { type: 'cocktail'; drink: Cocktail } | { type: 'whiskey'; drink: Whiskey };

/** Names as they are compared: without case, accents, blanks and signs. */
const folded = (name: string): string => plainWords(name).join('');

interface Drinks {
  byId: ReadonlyMap<string, Drink>;
  byName: ReadonlyMap<string, Drink>;
}

const KNOWN = new WeakMap<MenuSnapshot, Drinks>();

/** The menu's drinks by id and by name; of two with one name the first counts. */
function drinksOf(menu: MenuSnapshot): Drinks {
  const known = KNOWN.get(menu);
  if (known) return known;
  const all: Drink[] = [
    ...menu.cocktails.map((drink) => ({ type: 'cocktail' as const, drink })),
    ...menu.whiskeys.map((drink) => ({ type: 'whiskey' as const, drink })),
  ];
  const made = {
    byId: new Map(all.map((one) => [one.drink.id, one])),
    byName: new Map(all.map((one) => [folded(one.drink.name), one] as const).reverse()),
  };
  KNOWN.set(menu, made);
  return made;
}

/** The drink meant: by its id, or else by its name. */
function drinkMeant(raw: RawRecommendation, menu: MenuSnapshot): Drink | undefined {
  const { byId, byName } = drinksOf(menu);
  const name = typeof raw.name === 'string' ? folded(raw.name) : '';
  return (
    byId.get(raw.cocktailId ?? '') ??
    byId.get(raw.whiskeyId ?? '') ??
    (name === '' ? undefined : byName.get(name))
  );
}

function reason(raw: RawRecommendation, menu: MenuSnapshot): string {
  const said = line(raw.reasoning, AI_TEXT_LENGTHS.reasoning);
  return (said && reasonWithoutClaims(said, menu)) || 'The bartender thinks it would suit you.';
}

const score = (raw: RawRecommendation): number => wholeWithin(raw.matchScore, MATCH_SCORE) ?? MATCH_SCORE.min;

/** What the menu knows is taken from the menu. */
function fromMenu(raw: RawRecommendation, { type, drink }: Drink, menu: MenuSnapshot): Recommendation {
  return {
    name: drink.name,
    spirit: drink.spirit,
    description: type === 'cocktail' ? drink.description : `${drink.profile}. ${drink.notes}`,
    reasoning: reason(raw, menu),
    matchScore: score(raw),
    type,
    ...(type === 'cocktail' ? { cocktailId: drink.id } : { whiskeyId: drink.id }),
  };
}

const breaks = ({ type, drink }: Drink, limits: Limits): boolean =>
  brokenLimit(type === 'cocktail' ? knownCocktail(drink) : knownWhiskey(drink), limits) !== undefined;

/** The menu's recipe of "Paloma without the spirit". */
function lengthened(name: string, menu: MenuSnapshot): Profiled | undefined {
  if (!name.endsWith(WITHOUT_SPIRIT)) return undefined;
  const found = drinksOf(menu).byName.get(folded(name.slice(0, -WITHOUT_SPIRIT.length)));
  return found?.type === 'cocktail' ? knownCocktail(found.drink) : undefined;
}

function offMenu(raw: RawRecommendation, menu: MenuSnapshot): Recommendation | undefined {
  const name = line(raw.name, TEXT_LENGTHS.name);
  if (name === undefined) return undefined;
  return {
    name,
    spirit: line(raw.spirit, TEXT_LENGTHS.spirit) ?? '',
    description: line(raw.description, AI_TEXT_LENGTHS.description) ?? '',
    reasoning: reason(raw, menu),
    matchScore: score(raw),
    type: raw.type === 'whiskey' ? 'whiskey' : 'cocktail',
  };
}

/**
 * Recommendations as guests may see them: each a drink of the menu that is in stock, with its id, or one off the
 * menu without; none that breaks a limit of the guest; none twice; best first.
 * @param asked the menu the provider saw
 * @param now the menu as it is by now: what was hidden or ran out meanwhile is left out
 * @param limits what the guest may not have
 */
export function checkRecommendations(
  raw: readonly RawRecommendation[],
  asked: MenuSnapshot,
  now: MenuSnapshot,
  limits: Limits,
): Recommendation[] {
  const found = new Map<string, Recommendation>();
  for (const one of raw) {
    const drink = drinkMeant(one, now);
    if (drink ? !drink.drink.isAvailable : drinkMeant(one, asked)) continue;
    const checked = drink ? fromMenu(one, drink, now) : offMenu(one, now);
    if (
      checked &&
      (drink ? breaks(drink, limits) : isBrokenOffMenu(checked, limits, lengthened(checked.name, now)))
    )
      continue;
    const key = drink ? drink.drink.id : folded(checked?.name ?? '');
    if (checked && !found.has(key)) found.set(key, checked);
  }
  return [...found.values()]
    .sort((left, right) => right.matchScore - left.matchScore)
    .slice(0, RECOMMENDATION_COUNT.max);
}
