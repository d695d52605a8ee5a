import type { ChatQuestion, ChatTurn, MenuSnapshot } from '@peanut/bartender';
import { limitLabel } from '@peanut/contracts';
import { GUEST_INSTRUCTIONS, guestQuestion } from './guest-question.js';
import { namedDrinks } from './menu-data.js';
import type { Prompt } from './prompt.js';

export const CHAT_TASK = `Answer the last <message>; <conversation> is what was said before, <page> is what the guest looks at, <limits> what the guest may never have, <recipes> the drinks that the guest names.
What <menu> does not list is not served tonight: say so plainly when asked for it.
An allergy, a diet, and every no of the guest, in <message> or earlier, are hard limits: recommend nothing that holds it or may hold it. Where you cannot tell, say "I cannot tell", name the part, and send the guest to ask at the bar.
Who must not drink (under age, driving, pregnant, on medication) gets nothing with alcohol. In an emergency say only: call the emergency number now.
You cannot order, change the menu, or look anything up. Kindly turn down what has nothing to do with drinks.
Answer in the guest's language in at most 150 words of simple Markdown: paragraphs, **bold**, *italic*, lists. No headings, tables, images, code, HTML or ids.`;

/** 150 words, in languages too that take many tokens for a word. */
const CHAT_TOKENS = 800;

const turnData = ({ type, content }: ChatTurn): object => ({
  from: type === 'ai' ? 'bartender' : 'guest',
  content,
});

/** As much of the end of a conversation as fits. */
function latest(history: readonly ChatTurn[], fits: (turns: readonly ChatTurn[]) => boolean): ChatTurn[] {
  const kept = [...history];
  while (kept.length > 0 && !fits(kept)) kept.shift();
  return kept;
}

/** An answer to a guest's message. @param fits whether a prompt is not too long with these earlier turns */
export function chatPrompt(
  question: ChatQuestion,
  menu: MenuSnapshot,
  fits: (prompt: Prompt) => boolean = () => true,
): Prompt {
  const { message, context, limits = [] } = question;
  const said = [message, ...question.history.map(({ content }) => content).reverse()];
  const withTurns = (turns: readonly ChatTurn[]): Prompt => {
    const rest = {
      recipes: namedDrinks(menu, said),
      page: context ?? '',
      limits: limits.map(limitLabel),
      conversation: turns.map(turnData),
      message,
    };
    return {
      instructions: GUEST_INSTRUCTIONS,
      data: guestQuestion(menu, rest, CHAT_TASK),
      answerTokens: CHAT_TOKENS,
    };
  };
  return withTurns(latest(question.history, (turns) => fits(withTurns(turns))));
}
