import type { MenuSnapshot } from '@peanut/bartender';
import {
  checkRecommendations,
  htmlText,
  limitNote,
  limitsOfWish,
  markdownHtml,
} from '@peanut/bartender/answers';
import { answer, recommend } from '@peanut/bartender/guests';
import type { Recommendation } from '@peanut/contracts';
import { knownLists } from '@peanut/web';
import type { ChatQuestion } from '../chat/window/ask-bartender';
import type { Wish } from '../recommendations/request-recommendations';

/** Recommends from the menu that this browser keeps. */
export async function recommendFromKeptMenu(wish: Wish, signal: AbortSignal): Promise<Recommendation[]> {
  const menu = keptMenu();
  signal.throwIfAborted();
  return checkRecommendations(recommend(wish, menu), menu, menu, limitsOfWish(wish, menu));
}

/** Answers from the menu that this browser keeps, as HTML that is still to be sanitised. */
export async function chatFromKeptMenu(question: ChatQuestion, signal: AbortSignal): Promise<string> {
  const { message, context, chatHistory } = question;
  const history = chatHistory.map(({ type, content }) => ({
    type,
    content: type === 'ai' ? htmlText(content) : content,
  }));
  const asked = { message, context, history };
  const menu = keptMenu();
  signal.throwIfAborted();
  const text = answer(asked, menu);
  return markdownHtml([text, limitNote(text, asked, menu)].filter(Boolean).join('\n\n'));
}

function keptMenu(): MenuSnapshot {
  const { cocktails, whiskeys, spirits } = knownLists();
  return {
    cocktails: cocktails.filter(({ isVisible }) => isVisible),
    whiskeys: whiskeys.filter(({ isVisible }) => isVisible),
    spirits: spirits.filter(({ isActive }) => isActive).map(({ name }) => name),
  };
}
