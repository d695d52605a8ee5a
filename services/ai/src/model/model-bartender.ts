import type {
  BartenderProvider,
  ChatQuestion,
  ChatReply,
  MenuSnapshot,
  ParseRequest,
  RawRecommendation,
  RecommendationQuery,
} from '@peanut/bartender';
import type {
  Cocktail,
  CocktailInput,
  DrinkRead,
  SuggestedOrder,
  Whiskey,
  WhiskeyInput,
} from '@peanut/contracts';
import { InvalidProviderResponseError } from '../invalid-provider-response-error.js';
import { chatPrompt } from '../prompts/chat.js';
import { parseCocktailPrompt, parseWhiskeyPrompt } from '../prompts/parse-drink.js';
import { recommendPrompt } from '../prompts/recommend.js';
import { suggestOrderPrompt } from '../prompts/suggest-order.js';
import type { ModelClient } from './model-client.js';

type Fields = Record<string, unknown>;

/** A language model behind an OpenAI-compatible API. */
export class ModelBartender implements BartenderProvider {
  constructor(private readonly client: ModelClient) {}

  get name(): string {
    return this.client.model;
  }

  async recommend(
    query: RecommendationQuery,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<RawRecommendation[]> {
    const { recommendations } = await this.fields(this.client.json(recommendPrompt(query, menu), signal));
    if (!Array.isArray(recommendations))
      throw new InvalidProviderResponseError('The model recommended no list');
    return recommendations.filter(isFields).map(withTypedId);
  }

  chat(question: ChatQuestion, menu: MenuSnapshot, signal: AbortSignal): ChatReply {
    return { pieces: this.client.stream(chatPrompt(question, menu), signal) };
  }

  async parseCocktail(
    request: ParseRequest<Cocktail>,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<DrinkRead<CocktailInput>> {
    const fields = await this.fields(this.client.json(parseCocktailPrompt(request, menu), signal));
    // To the model null means "as it is"; smoke is taken away by an empty text.
    return { ...withoutNulls(fields), ...(fields['smoke'] === '' ? { smoke: null } : {}) };
  }

  async parseWhiskey(
    request: ParseRequest<Whiskey>,
    _menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<DrinkRead<WhiskeyInput>> {
    return withoutNulls(await this.fields(this.client.json(parseWhiskeyPrompt(request), signal)));
  }

  async suggestOrder(
    newWhiskey: Partial<WhiskeyInput>,
    menu: MenuSnapshot,
    signal: AbortSignal,
  ): Promise<SuggestedOrder> {
    const order = await this.fields(this.client.json(suggestOrderPrompt(newWhiskey, menu), signal));
    return order as unknown as SuggestedOrder;
  }

  private async fields(answer: Promise<unknown>): Promise<Fields> {
    const value = await answer;
    if (!isFields(value)) throw new InvalidProviderResponseError('The model answered no object');
    return value;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withTypedId({ id, ...rest }: Fields): RawRecommendation {
  const idName = rest['type'] === 'whiskey' ? 'whiskeyId' : 'cocktailId';
  return { ...rest, [idName]: id } as unknown as RawRecommendation;
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
