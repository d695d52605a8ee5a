import { type BartenderProvider } from '../src/provider.js';
import { CHAT_CASES } from './chat-cases.js';
import { COCKTAIL_CASES } from './cocktail-text-cases.js';
import { judgeChat } from './judge-chat.js';
import { judgeRecommendation } from './judge-recommendations.js';
import { judgeCocktailText, judgeWhiskeyText } from './judge-texts.js';
import { OTHER_MENU } from './other-menu.js';
import { OTHER_MENU_CASES } from './other-menu-cases.js';
import { RECOMMENDATION_CASES } from './recommendation-cases.js';
import { SEEDED_MENU } from './seeded-menu.js';
import { WHISKEY_CASES } from './whiskey-text-cases.js';

/** `tune`: the cases the bartender is adjusted with; `held out`: those that only judge it. */
export type Half = 'tune' | 'held out';
export type Topic = 'recommendations and chat' | 'recipes and whiskeys read';

export interface Outcome {
  topic: Topic;
  half: Half;
  asked: string;
  /** What is wrong; undefined when the answer is as it should be. */
  wrong: string | undefined;
}

interface Series<Case> {
  topic: Topic;
  cases: readonly Case[];
  judge: (one: Case) => Promise<string | undefined>;
  asked: (one: Case) => string;
}

/** Even places tune, odd ones are held out. */
async function run<Case>({ topic, cases, judge, asked }: Series<Case>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, one] of cases.entries())
    outcomes.push({
      topic,
      half: index % 2 === 0 ? 'tune' : 'held out',
      asked: asked(one),
      wrong: await judge(one),
    });
  return outcomes;
}

/** Every case of the evaluation set, judged. */
export async function evaluate(provider: BartenderProvider): Promise<Outcome[]> {
  const wishes = 'recommendations and chat';
  const texts = 'recipes and whiskeys read';
  const asText = (ask: unknown) => (typeof ask === 'string' ? ask : JSON.stringify(ask));
  return [
    ...(await run({
      topic: wishes,
      cases: RECOMMENDATION_CASES,
      judge: (one) => judgeRecommendation(provider, SEEDED_MENU, one),
      asked: ({ ask }) => asText(ask),
    })),
    ...(await run({
      topic: wishes,
      cases: OTHER_MENU_CASES,
      judge: (one) => judgeRecommendation(provider, OTHER_MENU, one),
      asked: ({ ask }) => `other menu: ${asText(ask)}`,
    })),
    ...(await run({
      topic: wishes,
      cases: CHAT_CASES,
      judge: (one) => judgeChat(provider, SEEDED_MENU, one),
      asked: ({ say }) => `chat: ${say}`,
    })),
    ...(await run({
      topic: texts,
      cases: COCKTAIL_CASES,
      judge: (one) => judgeCocktailText(provider, SEEDED_MENU, one),
      asked: ({ text }) => text,
    })),
    ...(await run({
      topic: texts,
      cases: WHISKEY_CASES,
      judge: (one) => judgeWhiskeyText(provider, SEEDED_MENU, one),
      asked: ({ text }) => text,
    })),
  ];
}

/** How many of a topic's half are right, of how many. */
export function score(outcomes: readonly Outcome[], topic: Topic, half: Half): { right: number; of: number } {
  const chosen = outcomes.filter((one) => one.topic === topic && one.half === half);
  return { right: chosen.filter(({ wrong }) => !wrong).length, of: chosen.length };
}
