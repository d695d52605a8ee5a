import { Injectable } from '@nestjs/common';
import {
  BartenderProvider,
  type ChatQuestion,
  type ChatTurn,
  type OnWait,
  type RecommendationQuery,
} from '@peanut/bartender';
import {
  checkClaims,
  containsNote,
  checkRecommendations,
  htmlText,
  limitNote,
  limitsOfChat,
  limitsOfQuery,
  limitsToKeep,
  paragraphs,
  withDrinkLinks,
} from '@peanut/bartender/answers';
import {
  CHAT_HISTORY_SENT,
  TEXT_LENGTHS,
  AI_TEXT_LENGTHS,
  cut,
  type GuestLimit,
  type Recommendation,
} from '@peanut/contracts';
import type { ChatRequest, ChatTurnRequest, RecommendRequest } from '@peanut/contracts/requests';
import { MenuClient } from '../menu/menu-client.js';
import type { Bar } from '@peanut/bartender/rule-based';
import { relevantMenu } from '../shortlist/relevant-menu.js';
import { sanitised } from '../validation/chat-html.js';
import { PromptLeakDetector } from '../validation/prompt-leak-detector.js';
import { checkedChat } from './checked-chat.js';

function queryOf({ description, preferences, limits }: RecommendRequest): RecommendationQuery {
  const standing = limits ? { limits } : {};
  if (description !== undefined) return { description: description.trim(), ...standing };
  const wishes = Object.entries(preferences ?? {}).filter(([, value]) => value !== 'any');
  return { preferences: Object.fromEntries(wishes), ...standing };
}

function turnOf({ type, content }: ChatTurnRequest): ChatTurn {
  const text = type === 'ai' ? htmlText(content.slice(0, 2 * AI_TEXT_LENGTHS.chatReply)) : content;
  return { type, content: cut(text, TEXT_LENGTHS.chatMessage) };
}

function questionOf({ message, context, chatHistory, limits }: ChatRequest): ChatQuestion {
  return {
    message: message.trim(),
    ...(context ? { context } : {}),
    ...(limits ? { limits } : {}),
    history: (chatHistory ?? []).slice(-CHAT_HISTORY_SENT).map(turnOf),
  };
}

/** Answers visitors, by whichever provider is set up; every answer is checked here before it leaves. */
@Injectable()
export class BartenderService {
  constructor(
    private readonly provider: BartenderProvider,
    private readonly menu: MenuClient,
    private readonly leakDetector: PromptLeakDetector,
  ) {}

  get name(): string {
    return this.provider.name;
  }

  async recommend(
    request: RecommendRequest,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<Recommendation[]> {
    const asked = await this.menu.read();
    const query = queryOf(request);
    const room = await this.provider.menuRoom?.({ kind: 'wish', query }, signal);
    const relevant = await relevantMenu(
      asked,
      [query.description ?? Object.values(query.preferences).join('. ')],
      { room, limitsIn: (reader) => limitsOfQuery(query, asked, reader) },
    );
    const raw = await this.provider.recommend(query, relevant, signal, onWait);
    const dietaryLimits = limitsOfQuery(query, relevant);
    const checked = checkRecommendations(raw, asked, await this.menu.read(), dietaryLimits);
    return checked.filter((one) => !this.leaksPrompt(one));
  }

  /** Pieces of plain text, and at the end the whole reply as sanitised HTML, in which drinks are links to their cards. */
  async *chat(request: ChatRequest, signal: AbortSignal, onWait?: OnWait): AsyncGenerator<string, string> {
    const question = questionOf(request);
    const said = question.history.map(({ content }) => content).reverse();
    const whole = await this.menu.read();
    const room = await this.provider.menuRoom?.({ kind: 'chat', question }, signal);
    const limitsIn = (reader: Bar) => limitsOfChat(question, whole, reader);
    const menu = await relevantMenu(whole, [question.message, ...said], { room, limitsIn });
    const check = (said: string, isModel: boolean) => {
      const { reply, note } = isModel
        ? checkClaims(said, question, menu)
        : { reply: said, note: limitNote(said, question, menu) };
      return { reply, note: paragraphs(note, containsNote(said, menu)) || undefined };
    };
    const reply = this.provider.chat(question, menu, signal, onWait);
    const html = yield* checkedChat(reply, this.leakDetector, check);
    return sanitised(withDrinkLinks(html, whole));
  }

  /** What of a guest's words their phone is to keep: what the guest may not have. */
  async limitsToKeep(text: string): Promise<GuestLimit[]> {
    return limitsToKeep(text, await this.menu.read());
  }

  private leaksPrompt({ name, description, reasoning }: Recommendation): boolean {
    return [name, description, reasoning].some((text) => this.leakDetector.leaks(text));
  }
}
