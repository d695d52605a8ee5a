import type {
  BartenderProvider,
  ChatQuestion,
  ChatReply,
  MenuQuestion,
  MenuRoom,
  MenuSnapshot,
  OnWait,
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
import { drinkIds, drinkText, type DrinkIds } from '../prompts/menu-data.js';
import { parseCocktailPrompt, parseWhiskeyPrompt } from '../prompts/parse-drink.js';
import type { Prompt, SchemaPrompt } from '../prompts/prompt.js';
import { recommendPrompt } from '../prompts/recommend.js';
import { pourText, suggestOrderPrompt } from '../prompts/suggest-order.js';
import type { Asker, ModelClient } from './model-client.js';
import { withoutUnspoken } from './spoken-fields.js';

type Fields = Record<string, unknown>;

/** No prompt is longer, however large the window: it would cost more and be read less well. Tokens by estimate, of 8,000 in truth. */
const LONGEST_PROMPT = 7_200;
/** What earlier turns and the recipes that a guest names may take from the menu, of a prompt. */
const TALK_SHARE = 0.2;
/** What the drinks that a guest names take in full. */
const RECIPE_TOKENS = 300;
/** What a menu takes beside its drinks. */
const FRAME_TOKENS = 60;

/** A language model behind an OpenAI-compatible API. */
export class ModelBartender implements BartenderProvider {
  constructor(readonly client: ModelClient) {}

  get name(): string {
    return this.client.model;
  }

  async menuRoom(question: MenuQuestion, signal: AbortSignal): Promise<MenuRoom> {
    const withoutMenu = promptWithoutMenu(question);
    const most = await this.longest(withoutMenu, signal);
    const reserved = question.kind === 'chat' ? this.talkRoom(question.question, most) : 0;
    const textOf = question.kind === 'place' ? pourText : drinkText;
    return {
      total: Math.max(0, most - this.tokensOf(withoutMenu) - FRAME_TOKENS - reserved),
      cost: (drink) => this.client.tokens(textOf(drink)),
    };
  }

  async recommend(
    query: RecommendationQuery,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<RawRecommendation[]> {
    const answer = this.client.json(recommendPrompt(query, menu), { signal, onWait });
    const { recommendations } = fieldsOf(await answer);
    if (!Array.isArray(recommendations))
      throw new InvalidProviderResponseError('The model recommended no list');
    const ids = drinkIds(menu);
    return recommendations.filter(isFields).map((one) => withTypedId(one, ids));
  }

  chat(question: ChatQuestion, menu: MenuSnapshot, signal: AbortSignal, onWait?: OnWait): ChatReply {
    return { pieces: this.chatPieces(question, menu, signal, onWait) };
  }

  async parseCocktail(
    request: ParseRequest<Cocktail>,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<DrinkRead<CocktailInput>> {
    const fields = await this.read(parseCocktailPrompt(request, menu), request, { signal, onWait });
    // Smoke is taken away by an empty text.
    return { ...fields, ...(fields['smoke'] === '' ? { smoke: null } : {}) };
  }

  parseWhiskey(
    request: ParseRequest<Whiskey>,
    _menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<DrinkRead<WhiskeyInput>> {
    return this.read(parseWhiskeyPrompt(request), request, { signal, onWait });
  }

  async suggestOrder(
    newWhiskey: Partial<WhiskeyInput>,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<SuggestedOrder> {
    const order = fieldsOf(await this.client.json(suggestOrderPrompt(newWhiskey, menu), { signal, onWait }));
    return order as unknown as SuggestedOrder;
  }

  private async *chatPieces(
    question: ChatQuestion,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait: OnWait | undefined,
  ): AsyncGenerator<string> {
    const whole = chatPrompt(question, menu);
    const most = await this.longest(whole, signal);
    const fits = (prompt: Prompt): boolean => this.tokensOf(prompt) <= most;
    yield* this.client.stream(fits(whole) ? whole : chatPrompt(question, menu, fits), { signal, onWait });
  }

  private async read(
    prompt: SchemaPrompt,
    { mode, description }: ParseRequest<object>,
    asker: Asker,
  ): Promise<Fields> {
    // To the model null means "as it is".
    const fields = withoutNulls(fieldsOf(await this.client.json(prompt, asker)));
    return mode === 'partial' ? withoutUnspoken(fields, description) : fields;
  }

  private talkRoom({ history }: ChatQuestion, most: number): number {
    const said = history.map(({ content }) => content).join('\n');
    return Math.min(most * TALK_SHARE, this.client.tokens(said) + RECIPE_TOKENS);
  }

  private async longest({ answerTokens }: Prompt, signal: AbortSignal): Promise<number> {
    return Math.min(LONGEST_PROMPT, await this.client.promptRoom(answerTokens, signal));
  }

  private tokensOf({ instructions, data }: Prompt): number {
    return this.client.tokens(`${instructions}\n${data}`);
  }
}

const NOTHING: MenuSnapshot = { cocktails: [], whiskeys: [], spirits: [] };

function promptWithoutMenu(question: MenuQuestion): Prompt {
  if (question.kind === 'wish') return recommendPrompt(question.query, NOTHING);
  if (question.kind === 'chat') return chatPrompt(question.question, NOTHING, () => false);
  return suggestOrderPrompt(question.pour, NOTHING);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) throw new InvalidProviderResponseError('The model answered no object');
  return value;
}

/** The drink's true id for the short one. An id that the model was not given stays, and is none of the menu's. */
function withTypedId({ id, ...rest }: Fields, ids: DrinkIds): RawRecommendation {
  const known = ids.get(String(id).trim());
  const type = known?.type ?? rest['type'];
  const idName = type === 'whiskey' ? 'whiskeyId' : 'cocktailId';
  return { ...rest, [idName]: known?.id ?? id } as unknown as RawRecommendation;
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
