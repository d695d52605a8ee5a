import { type BartenderProvider } from '../src/provider.js';
import { type EvaluationCase } from './case-types.js';
import { CASE_SETS, type CaseSet, readCases, type Topic, TOPICS } from './cases.js';
import { judgeChat } from './judge-chat.js';
import { judgePasted } from './judge-pasted.js';
import { judgeRecommendations } from './judge-recommendations.js';
import { judgeCocktailText, judgePlace, judgeWhiskeyText } from './judge-texts.js';
import { OTHER_MENU } from './other-menu.js';
import { SEEDED_MENU } from './seeded-menu.js';

export interface Outcome {
  topic: Topic;
  set: CaseSet;
  asked: string;
  /** Each thing that is wrong, and the answer; empty when it is right. */
  wrong: string[];
}

function judge(provider: BartenderProvider, one: EvaluationCase): Promise<string[]> {
  if ('kind' in one) return judgePasted(provider, SEEDED_MENU, one);
  if ('ask' in one)
    return judgeRecommendations(provider, one.menu === 'other' ? OTHER_MENU : SEEDED_MENU, one);
  if ('say' in one) return judgeChat(provider, SEEDED_MENU, one);
  if ('cocktail' in one) return judgeCocktailText(provider, SEEDED_MENU, one);
  return 'whiskey' in one
    ? judgeWhiskeyText(provider, SEEDED_MENU, one)
    : judgePlace(provider, SEEDED_MENU, one);
}

function asked(one: EvaluationCase): string {
  if ('ask' in one) return typeof one.ask === 'string' ? one.ask : JSON.stringify(one.ask);
  if ('say' in one) return one.say;
  if ('cocktail' in one) return one.cocktail;
  return 'whiskey' in one ? one.whiskey : `where to put ${one.place.name ?? 'it'}`;
}

/**
 * Every case of some sets, judged one after the other.
 * @param most how many of each topic
 */
export async function evaluate(
  provider: BartenderProvider,
  { sets = CASE_SETS, most = Infinity }: { sets?: readonly CaseSet[]; most?: number } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const set of sets)
    for (const topic of TOPICS)
      for (const one of readCases(topic, set).slice(0, most))
        outcomes.push({ topic, set, asked: asked(one), wrong: await judge(provider, one) });
  return outcomes;
}

export interface Score {
  topic: Topic;
  set: CaseSet;
  right: number;
  of: number;
}

/** How many are right in each topic and set that has cases. */
export const scores = (outcomes: readonly Outcome[]): Score[] =>
  TOPICS.flatMap((topic) =>
    CASE_SETS.flatMap((set) => {
      const chosen = outcomes.filter((one) => one.topic === topic && one.set === set);
      const right = chosen.filter(({ wrong }) => wrong.length === 0).length;
      return chosen.length > 0 ? { topic, set, right, of: chosen.length } : [];
    }),
  );
