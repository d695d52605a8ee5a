import { CHAT_HISTORY_SENT } from '@peanut/contracts';
import { type BartenderProvider, type ChatTurn, type MenuSnapshot } from '../src/provider.js';
import { type ChatCase } from './case-types.js';
import { saysAny } from './compare-words.js';

const SHORTEST_ANSWER = 10;

/** The whole answer to a question; questions before it are answered first. */
export async function answerOf(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { say, context, before = [], after = [] }: Pick<ChatCase, 'say' | 'context' | 'before' | 'after'>,
): Promise<string> {
  const history = before.map((content, index): ChatTurn => ({
    type: index % 2 === 0 ? 'user' : 'ai',
    content,
  }));
  let answer = '';
  for (const message of [...after, say]) {
    answer = '';
    const question = { message, context, history: history.slice(-CHAT_HISTORY_SENT) };
    for await (const piece of provider.chat(question, menu, new AbortController().signal).pieces)
      answer += piece;
    history.push({ type: 'user', content: message }, { type: 'ai', content: answer });
  }
  return answer;
}

/** What is wrong with the answer. */
export async function judgeChat(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  question: ChatCase,
): Promise<string[]> {
  const answer = await answerOf(provider, menu, question);
  const { has = [], any, lacks = [] } = question.expect;
  const wrong = [
    ...has.filter((words) => !saysAny(answer, words)).map((words) => `does not say ${words}`),
    ...lacks.filter((words) => saysAny(answer, words)).map((words) => `says ${words}`),
    ...(any && !saysAny(answer, any.join('|')) ? [`says none of ${any.join(', ')}`] : []),
    ...(answer.trim().length < SHORTEST_ANSWER ? ['says nothing'] : []),
  ];
  return wrong.length > 0 ? [...wrong, answer] : [];
}
