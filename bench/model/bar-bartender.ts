import {
  BartenderProvider,
  type ChatQuestion,
  type ChatReply,
  type MenuSnapshot,
  type ParseRequest,
  type RawRecommendation,
  type RecommendationQuery,
} from '../../libs/bartender/src/provider.js';
import { Refusal, startBar, type Bar } from '../../proof/models/bar.js';

/** Nothing could be read: an answer too. */
const UNREADABLE = 422;

type Answer<Name extends 'parseCocktail' | 'parseWhiskey' | 'suggestOrder'> = Awaited<
  ReturnType<BartenderProvider[Name]>
>;
const NOWHERE: Answer<'suggestOrder'> = { suggestedNumber: 0, reasoning: '' };

/**
 * The bartender of a whole AI service, with all its checks, asked as pages ask it. A question that is refused counts as one
 * without an answer: the evaluation goes on.
 */
export class BarBartender extends BartenderProvider {
  readonly name = 'the model';
  /** Questions so far, and how many of them were answered. */
  asked = 0;
  answered = 0;
  /** The first refusal's sentence. */
  refusal = '';
  /** Words in the chat, and the seconds from the first of an answer to its last. */
  words = 0;
  seconds = 0;
  private readonly bars = new Map<MenuSnapshot, Promise<Bar>>();

  /**
   * @param env where the model is
   * @param onQuestion told after each question
   */
  constructor(
    private readonly env: Record<string, string>,
    private readonly onQuestion: () => void,
  ) {
    super();
  }

  async recommend(query: RecommendationQuery, menu: MenuSnapshot): Promise<RawRecommendation[]> {
    const { description, preferences } = query;
    const wish = description === undefined ? { preferences } : { description };
    const answer = await this.ask<{ recommendations: RawRecommendation[] }>(
      menu,
      '/api/recommendations',
      wish,
    );
    return answer?.recommendations ?? [];
  }

  chat(question: ChatQuestion, menu: MenuSnapshot): ChatReply {
    return { pieces: this.answerTo(question, menu) };
  }

  parseCocktail(request: ParseRequest<object>, menu: MenuSnapshot): Promise<Answer<'parseCocktail'>> {
    return this.parse('/api/ai/parse-cocktail', request, menu);
  }

  parseWhiskey(request: ParseRequest<object>, menu: MenuSnapshot): Promise<Answer<'parseWhiskey'>> {
    return this.parse('/api/ai/parse-whiskey', request, menu);
  }

  async suggestOrder(
    newWhiskey: Parameters<BartenderProvider['suggestOrder']>[0],
    menu: MenuSnapshot,
  ): Promise<Answer<'suggestOrder'>> {
    return (
      (await this.ask<Answer<'suggestOrder'>>(menu, '/api/whiskeys/suggest-order', { newWhiskey })) ?? NOWHERE
    );
  }

  async stop(): Promise<void> {
    for (const bar of this.bars.values()) await (await bar).stop();
  }

  private async parse<Read extends object>(
    path: string,
    { description, mode, current }: ParseRequest<object>,
    menu: MenuSnapshot,
  ): Promise<Partial<Read>> {
    const edit = mode === 'fill' ? {} : { isEdit: true, mode, currentData: current };
    return (await this.ask<Partial<Read>>(menu, path, { description, ...edit })) ?? {};
  }

  private async *answerTo(question: ChatQuestion, menu: MenuSnapshot): AsyncGenerator<string> {
    const answer = await this.count(() => this.speak(question, menu));
    if (answer !== undefined) yield answer;
  }

  private async speak({ message, context, history }: ChatQuestion, menu: MenuSnapshot): Promise<string> {
    const bar = await this.barOf(menu);
    let first: number | undefined;
    let answer = '';
    for await (const piece of bar.chat({ message, context, chatHistory: history })) {
      first ??= performance.now();
      answer += piece;
    }
    if (first !== undefined) this.seconds += (performance.now() - first) / 1_000;
    this.words += answer.split(/\s+/).filter(Boolean).length;
    return answer;
  }

  private ask<T>(menu: MenuSnapshot, path: string, body: object): Promise<T | undefined> {
    return this.count(async () => (await this.barOf(menu)).ask<T>(path, body));
  }

  private async count<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.asked += 1;
    try {
      const answer = await work();
      this.answered += 1;
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === UNREADABLE) this.answered += 1;
      else this.refusal ||= error.message;
      return undefined;
    } finally {
      this.onQuestion();
    }
  }

  private barOf(menu: MenuSnapshot): Promise<Bar> {
    const bar = this.bars.get(menu) ?? startBar(menu, this.env);
    this.bars.set(menu, bar);
    return bar;
  }
}
