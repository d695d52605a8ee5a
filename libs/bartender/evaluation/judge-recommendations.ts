import { type BartenderProvider, type MenuSnapshot, type RawRecommendation } from '../src/provider.js';
import { type WishCase, type WishExpectation } from './case-types.js';

const FIRST = 3;
const ALCOHOL =
  /\b(?:gin|vodka|rum|tequila|mezcal|whiske?y|bourbon|rye|scotch|brandy|cognac|champagne|prosecco|wine|vermouth|beer)\b/i;

const namesAny = (text: string, list: readonly string[]): string | undefined =>
  list.find((word) => new RegExp(`\\b${word}(?:e?s)?\\b`, 'i').test(text));

/** Name, spirit and ingredients of what was recommended; of a drink off the menu, what is said of it. */
function contents(found: RawRecommendation, menu: MenuSnapshot): string {
  const cocktail = menu.cocktails.find(({ id }) => id === found.cocktailId);
  const isOnMenu = found.cocktailId ?? found.whiskeyId;
  return [
    found.name,
    found.spirit,
    ...(cocktail?.ingredients ?? []),
    ...(isOnMenu ? [] : [found.description]),
  ].join(' | ');
}

const oneOf = (choices: readonly string[]): string[] => choices.flatMap((one) => one.split('|'));

type Check = (found: RawRecommendation[], expect: WishExpectation, menu: MenuSnapshot) => string | undefined;

const CHECKS: readonly Check[] = [
  (found, { top }) =>
    !top || oneOf(top).includes(found[0]?.name ?? '') ? undefined : `first is ${found[0]?.name}`,
  (found, { within }) =>
    !within || found.slice(0, FIRST).some(({ name }) => oneOf(within).includes(name))
      ? undefined
      : 'none of the expected among the first three',
  (found, { not = [] }) => {
    const bad = found.find(({ name }) => oneOf(not).includes(name));
    return bad && `has ${bad.name}`;
  },
  (found, { without = [] }, menu) => {
    const bad = found.find((one) => namesAny(contents(one, menu), without));
    return bad && `${bad.name} has what was refused`;
  },
  (found, { best }) => {
    const score = found[0]?.matchScore ?? 0;
    const isWithin = !best || (score >= (best.min ?? 0) && score <= (best.max ?? 100));
    return isWithin ? undefined : `best score is ${score}`;
  },
  (found, { type }) => (found.some((one) => type && one.type !== type) ? `is no ${type}` : undefined),
  (found, { count }) => (count && found.length !== count ? `has ${found.length}` : undefined),
  (found, { alcoholFree }) => {
    const strong = found.find(
      (one) => one.cocktailId || one.whiskeyId || ALCOHOL.test(`${one.name} ${one.spirit}`),
    );
    return alcoholFree ? strong && `${strong.name} has alcohol` : undefined;
  },
  (found, { spirits }) =>
    spirits && new Set(found.map(({ spirit }) => spirit)).size < spirits ? 'too much alike' : undefined,
  (found, { alcoholFree }) => (found.length === 0 && !alcoholFree ? 'nothing recommended' : undefined),
];

/** Rules every list keeps, whatever was asked. */
function brokenRules(found: RawRecommendation[], menu: MenuSnapshot): string[] {
  const drinks = [...menu.cocktails, ...menu.whiskeys];
  const wrong = found.flatMap((one) => {
    const id = one.cocktailId ?? one.whiskeyId;
    const drink = drinks.find((candidate) => candidate.id === id);
    if (id && (!drink?.isAvailable || !drink.isVisible)) return `${one.name} cannot be poured`;
    if (drink && drink.name !== one.name) return `${one.name} carries another drink's id`;
    if (!Number.isInteger(one.matchScore) || one.matchScore < 0 || one.matchScore > 100)
      return 'score out of range';
    return one.reasoning.trim().length < 15 ? `${one.name} has no reason` : [];
  });
  const isSorted = found.every(
    (one, index) => index === 0 || (found[index - 1]?.matchScore ?? 0) >= one.matchScore,
  );
  return isSorted ? wrong : [...wrong, 'not sorted'];
}

/** What is wrong with the recommendations. */
export async function judgeRecommendations(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { ask, expect }: WishCase,
): Promise<string[]> {
  const query = typeof ask === 'string' ? { description: ask } : { preferences: ask };
  const found = await provider.recommend(query, menu, new AbortController().signal);
  const wrong = [...brokenRules(found, menu), ...CHECKS.flatMap((check) => check(found, expect, menu) ?? [])];
  const list = found.map(({ name, matchScore }) => `${name} ${matchScore}`).join(', ');
  return wrong.length > 0 ? [...wrong, `[${list}]`] : [];
}
