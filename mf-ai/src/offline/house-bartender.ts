import type { MenuSnapshot } from '@peanut/bartender';
import {
  checkRecommendations,
  htmlText,
  limitNote,
  limitsOfQuery,
  markedHtml,
  paragraphs,
  withDrinkLinks,
} from '@peanut/bartender/answers';
import { answer, recommend } from '@peanut/bartender/guests';
import type { Recommendation } from '@peanut/contracts';
import { knownLists } from '@peanut/web';
import type { ChatRequestBody, RecommendationRequestBody } from '../model/requests';

/** Recommends from the menu that this browser has stored. */
export async function recommendFromSavedMenu(
  query: RecommendationRequestBody,
  signal: AbortSignal,
): Promise<Recommendation[]> {
  const menu = savedMenu();
  signal.throwIfAborted();
  return checkRecommendations(recommend(query, menu), menu, menu, limitsOfQuery(query, menu));
}

/** Answers from the menu that this browser has stored, as HTML that is still to be sanitised. */
export async function chatFromSavedMenu(body: ChatRequestBody, signal: AbortSignal): Promise<string> {
  const { message, context, chatHistory } = body;
  const history = chatHistory.map(({ type, content }) => ({
    type,
    content: type === 'ai' ? htmlText(content) : content,
  }));
  const question = { message, context, history };
  const menu = savedMenu();
  signal.throwIfAborted();
  const reply = answer(question, menu);
  return withDrinkLinks(markedHtml(paragraphs(reply, limitNote(reply, question, menu))), menu);
}

function savedMenu(): MenuSnapshot {
  const { cocktails, whiskeys, spirits } = knownLists();
  return {
    cocktails: cocktails.filter(({ isVisible }) => isVisible),
    whiskeys: whiskeys.filter(({ isVisible }) => isVisible),
    spirits: spirits.filter(({ isActive }) => isActive).map(({ name }) => name),
  };
}
