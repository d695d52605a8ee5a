import type { MenuSnapshot } from '@peanut/bartender';
import {
  checkRecommendations,
  containsNote,
  htmlText,
  limitNote,
  limitsOfQuery,
  limitsToKeep,
  markedHtml,
  paragraphs,
  withDrinkLinks,
  withPlaces,
} from '@peanut/bartender/answers';
import { answer, recommend } from '@peanut/bartender/guests';
import { isPourable, SETTINGS_PATH, type ChatAnswer, type RecommendationsAnswer } from '@peanut/contracts';
import { knownLists, queryClient } from '@peanut/web';
import type { ChatRequestBody, RecommendationRequestBody } from '../model/requests';

/** Recommends from the menu that this browser has stored. */
export async function recommendFromSavedMenu(
  query: RecommendationRequestBody,
  signal: AbortSignal,
): Promise<RecommendationsAnswer> {
  const menu = savedMenu();
  signal.throwIfAborted();
  const recommendations = checkRecommendations(
    recommend(query, menu),
    menu,
    menu,
    limitsOfQuery(query, menu),
  );
  const said = 'description' in query ? limitsToKeep(query.description, menu) : [];
  return { recommendations, limits: said };
}

/** Answers from the menu that this browser has stored, as HTML that is still to be sanitised. */
export async function chatFromSavedMenu(body: ChatRequestBody, signal: AbortSignal): Promise<ChatAnswer> {
  const { message, context, chatHistory, limits } = body;
  const history = chatHistory.map(({ type, content }) => ({
    type,
    content: type === 'ai' ? htmlText(content) : content,
  }));
  const question = { message, context, history, ...(limits && { limits }) };
  const menu = savedMenu();
  signal.throwIfAborted();
  const reply = answer(question, menu);
  const html = markedHtml(paragraphs(reply, limitNote(reply, question, menu), containsNote(reply, menu)));
  return { response: withDrinkLinks(html, menu), limits: limitsToKeep(message, menu) };
}

/** The menu as guests' pages show it, with the numbers that whiskeys have there. */
function savedMenu(): MenuSnapshot {
  const { cocktails, whiskeys, spirits } = knownLists();
  const isHiding = queryClient.getQueryData([SETTINGS_PATH, 'hide_unavailable']) === 'true';
  const isListed = (drink: { isVisible: boolean; isAvailable: boolean; missing?: string[] }): boolean =>
    drink.isVisible && (!isHiding || isPourable(drink));
  return withPlaces({
    cocktails: cocktails.filter(isListed),
    whiskeys: whiskeys.filter(isListed),
    spirits: spirits.filter(({ isActive }) => isActive).map(({ name }) => name),
  });
}
