import { type BartenderProvider, type ChatTurn, type MenuSnapshot } from '../src/provider.js';
import { type ChatCase } from './case-types.js';

/** The whole answer to a question. */
export async function answerOf(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { say, context, before = [] }: Pick<ChatCase, 'say' | 'context' | 'before'>,
): Promise<string> {
  const history = before.map((content, index): ChatTurn => ({
    type: index % 2 === 0 ? 'user' : 'ai',
    content,
  }));
  let answer = '';
  for await (const piece of provider.chat(
    { message: say, context, history },
    menu,
    new AbortController().signal,
  ))
    answer += piece;
  return answer;
}

/** What is wrong with the answer, or undefined. */
export async function judgeChat(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  question: ChatCase,
): Promise<string | undefined> {
  const answer = await answerOf(provider, menu, question);
  const { has = [], any, lacks = [] } = question.expect;
  const says = (text: string) => answer.toLowerCase().includes(text.toLowerCase());
  const missing = has.find((text) => !says(text));
  const unwanted = lacks.find(says);
  if (missing) return `does not say "${missing}": ${answer}`;
  if (unwanted) return `says "${unwanted}": ${answer}`;
  if (any && !any.some(says)) return `says none of ${any.join(', ')}: ${answer}`;
  return answer.trim().length < 10 ? `says nothing: ${answer}` : undefined;
}
