import { type BartenderProvider, type MenuSnapshot } from '../src/provider.js';
import { CASES, type Half, HALVES, type Topic, TOPICS } from './case-sets.js';
import { type EvaluationCase } from './case-types.js';
import { OTHER_MENU_MOODS } from './cases/earlier/other-menu-moods.js';
import { judgeChat } from './judge-chat.js';
import { judgeRecommendations } from './judge-recommendations.js';
import { judgeCocktailText, judgePlace, judgeWhiskeyText, pastedText } from './judge-texts.js';
import { OTHER_MENU } from './other-menu.js';
import { SEEDED_MENU } from './seeded-menu.js';

export interface Outcome {
  topic: Topic;
  half: Half;
  asked: string;
  /** Each thing that is wrong, and the answer; empty when it is right. */
  wrong: string[];
}

function judge(provider: BartenderProvider, menu: MenuSnapshot, one: EvaluationCase): Promise<string[]> {
  if ('ask' in one) return judgeRecommendations(provider, menu, one);
  if ('say' in one) return judgeChat(provider, menu, one);
  if ('cocktail' in one) return judgeCocktailText(provider, menu, one);
  return 'whiskey' in one ? judgeWhiskeyText(provider, menu, one) : judgePlace(provider, menu, one);
}

function asked(one: EvaluationCase): string {
  if ('ask' in one) return typeof one.ask === 'string' ? one.ask : JSON.stringify(one.ask);
  if ('say' in one) return one.say;
  if ('cocktail' in one) return pastedText(one.cocktail);
  return 'whiskey' in one ? pastedText(one.whiskey) : `where to put ${one.place.name ?? 'it'}`;
}

/** Every case, judged one after the other. */
export async function evaluate(provider: BartenderProvider): Promise<Outcome[]> {
  const sets = HALVES.flatMap((half) =>
    TOPICS.map((topic) => ({ half, topic, cases: CASES[half][topic], menu: SEEDED_MENU })),
  );
  sets.push({ half: 'earlier', topic: 'moods', cases: OTHER_MENU_MOODS, menu: OTHER_MENU });
  const outcomes: Outcome[] = [];
  for (const { half, topic, cases, menu } of sets)
    for (const one of cases)
      outcomes.push({ topic, half, asked: asked(one), wrong: await judge(provider, menu, one) });
  return outcomes;
}

export interface Score {
  topic: Topic;
  half: Half;
  right: number;
  of: number;
}

/** How many are right in each topic and half that has cases. */
export const scores = (outcomes: readonly Outcome[]): Score[] =>
  TOPICS.flatMap((topic) =>
    HALVES.flatMap((half) => {
      const chosen = outcomes.filter((one) => one.topic === topic && one.half === half);
      const right = chosen.filter(({ wrong }) => wrong.length === 0).length;
      return chosen.length > 0 ? { topic, half, right, of: chosen.length } : [];
    }),
  );
