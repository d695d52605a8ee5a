import { type BartenderProvider, type MenuSnapshot, type RawRecommendation } from '../src/provider.js';
import { type RecommendationCase, type RecommendationExpectation } from './case-types.js';

const FIRST = 3;

function namesAny(text: string, list: readonly string[]): string | undefined {
  return list.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(text));
}

/** Name, spirit and ingredients of what was recommended, for looking for what must not be there. */
function contents(found: RawRecommendation, menu: MenuSnapshot): string {
  const cocktail = menu.cocktails.find(({ id }) => id === found.cocktailId);
  return [found.name, found.spirit, ...(cocktail?.ingredients ?? [])].join(' | ');
}

type Check = (
  found: RawRecommendation[],
  expect: RecommendationExpectation,
  menu: MenuSnapshot,
) => string | undefined;

const CHECKS: readonly Check[] = [
  (found, { top }) => (!top || top.includes(found[0]?.name ?? '') ? undefined : `first is ${found[0]?.name}`),
  (found, { within }) =>
    !within || found.slice(0, FIRST).some(({ name }) => within.includes(name))
      ? undefined
      : 'none of the expected among the first three',
  (found, { not = [] }) => {
    const bad = found.find(({ name }) => not.includes(name));
    return bad && `has ${bad.name}`;
  },
  (found, { without = [] }, menu) => {
    const bad = found.find((one) => namesAny(contents(one, menu), without));
    return bad && `${bad.name} has what was refused`;
  },
  (found, { best }) => {
    const score = found[0]?.matchScore ?? 0;
    return best && (score < (best.min ?? 0) || score > (best.max ?? 100))
      ? `best score is ${score}`
      : undefined;
  },
  (found, { type }) => (found.some((one) => type && one.type !== type) ? `is no ${type}` : undefined),
  (found, { count }) => (count && found.length !== count ? `has ${found.length}` : undefined),
  (found, { offMenu }) =>
    offMenu && found.some((one) => one.cocktailId || one.whiskeyId) ? 'is on the menu' : undefined,
  (found, { spirits }) =>
    spirits && new Set(found.map(({ spirit }) => spirit)).size < spirits ? 'too much alike' : undefined,
  (found, { offMenu }) => (found.length === 0 && !offMenu ? 'nothing recommended' : undefined),
];

/** Rules every list keeps, whatever was asked. */
function brokenRule(found: RawRecommendation[], menu: MenuSnapshot): string | undefined {
  const drinks = [...menu.cocktails, ...menu.whiskeys];
  for (const one of found) {
    const id = one.cocktailId ?? one.whiskeyId;
    const drink = drinks.find((candidate) => candidate.id === id);
    if (id && (!drink?.isAvailable || !drink.isVisible)) return `${one.name} cannot be poured`;
    if (drink && drink.name !== one.name) return `${one.name} carries another drink's id`;
    if (!Number.isInteger(one.matchScore) || one.matchScore < 0 || one.matchScore > 100)
      return 'score out of range';
    if (one.reasoning.trim().length < 15) return `${one.name} has no reason`;
  }
  const sorted = found.every(
    (one, index) => index === 0 || (found[index - 1]?.matchScore ?? 0) >= one.matchScore,
  );
  return sorted ? undefined : 'not sorted';
}

/** What is wrong with the answer, or undefined. */
export async function judgeRecommendation(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { ask, expect }: RecommendationCase,
): Promise<string | undefined> {
  const query = typeof ask === 'string' ? { description: ask } : { preferences: ask };
  const found = await provider.recommend(query, menu, new AbortController().signal);
  const wrong = brokenRule(found, menu) ?? CHECKS.map((check) => check(found, expect, menu)).find(Boolean);
  return wrong && `${wrong} [${found.map(({ name, matchScore }) => `${name} ${matchScore}`).join(', ')}]`;
}
