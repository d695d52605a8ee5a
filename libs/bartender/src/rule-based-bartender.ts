import {
  type Cocktail,
  type CocktailInput,
  type DrinkRead,
  HOUSE_BARTENDER,
  type SuggestedOrder,
  type Whiskey,
  type WhiskeyInput,
} from '@peanut/contracts';
import {
  type BartenderProvider,
  type ChatQuestion,
  type ChatReply,
  type MenuSnapshot,
  type ParseRequest,
  type RawRecommendation,
  type RecommendationQuery,
} from './provider.js';
import { answer, spoken } from './chat/chat.js';
import { markedHtml, markedText } from './language/marked-text.js';
import { suggestOrder } from './suggest-order.js';
import { parseCocktail } from './parse/parse-cocktail.js';
import { parseWhiskey } from './parse/parse-whiskey.js';
import { recommend } from './recommend/recommend.js';

/**
 * The bartender without a network and without a key: the same question about the same menu always gets the same
 * answer. Every call is done within milliseconds; an aborted one throws the signal's reason.
 */
export class RuleBasedBartender implements BartenderProvider {
  readonly name = HOUSE_BARTENDER;

  async recommend(
    query: RecommendationQuery,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<RawRecommendation[]> {
    signal.throwIfAborted();
    return recommend(query, menu);
  }

  /** The answer word by word. */
  chat(question: ChatQuestion, menu: MenuSnapshot, signal: AbortSignal): ChatReply {
    const reply = answer(question, menu);
    return { pieces: untilAborted(spoken(markedText(reply)), signal), html: markedHtml(reply) };
  }

  async parseCocktail(
    request: ParseRequest<Cocktail>,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<DrinkRead<CocktailInput>> {
    signal.throwIfAborted();
    return parseCocktail(request, menu);
  }

  async parseWhiskey(
    request: ParseRequest<Whiskey>,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<DrinkRead<WhiskeyInput>> {
    signal.throwIfAborted();
    return parseWhiskey(request, menu);
  }

  async suggestOrder(
    newWhiskey: Partial<WhiskeyInput>,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<SuggestedOrder> {
    signal.throwIfAborted();
    return suggestOrder(newWhiskey, menu);
  }
}

async function* untilAborted(words: readonly string[], signal: AbortSignal): AsyncGenerator<string> {
  signal.throwIfAborted();
  for (const word of words) {
    yield word;
    signal.throwIfAborted();
  }
}
