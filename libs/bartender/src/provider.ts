import type {
  BartenderWait,
  Cocktail,
  CocktailInput,
  DrinkRead,
  EditMode,
  EntityType,
  GuestLimit,
  Preferences,
  SuggestedOrder,
  Whiskey,
  WhiskeyInput,
} from '@peanut/contracts';

/** The menu as a visitor sees it: visible drinks only; one that is out of stock has `isAvailable: false`. */
export interface MenuSnapshot {
  cocktails: Cocktail[];
  /** In the order of their numbers. */
  whiskeys: Whiskey[];
  /** Names of the active spirit options, in order. */
  spirits: string[];
  /** How many drinks the whole menu has, where this is only the part of it that a question is about. */
  whole?: { cocktails: number; whiskeys: number };
}

/** How much of the menu goes along with a question. */
export interface MenuRoom {
  total: number;
  /** What a drink takes of it. */
  cost: (drink: Cocktail | Whiskey) => number;
}

/** A mood in the guest's words, or choices from the form; `any` is already left out. */
export type RecommendationQuery = (
  { description: string; preferences?: undefined } | { description?: undefined; preferences: Preferences }
) & {
  /** What the guest may not have, whatever the wish says. */
  limits?: readonly GuestLimit[];
};

/** What a provider says before it is checked: any of it may be wrong. */
export interface RawRecommendation {
  name: string;
  spirit: string;
  description: string;
  reasoning: string;
  matchScore: number;
  type: EntityType;
  cocktailId?: string | null;
  whiskeyId?: string | null;
}

/** A bartender's answer in the chat. */
export interface ChatReply {
  /** Pieces of it as plain Markdown text, one by one as they are written. */
  pieces: AsyncIterable<string>;
  /** The whole of it as HTML, from a bartender that knows it without reading Markdown; still to be sanitised. */
  html?: string;
}

export interface ChatTurn {
  type: 'user' | 'ai';
  /** Plain text: the bartender's own HTML is already turned back into text. */
  content: string;
}

export interface ChatQuestion {
  message: string;
  /** A sentence about the page the guest looks at. */
  context?: string;
  /** At most the last 5 messages before this one, oldest first. */
  history: ChatTurn[];
  /** What the guest may not have, whatever was said. */
  limits?: readonly GuestLimit[];
}

/** A question that comes with the menu. */
export type MenuQuestion =
  | { kind: 'wish'; query: RecommendationQuery }
  | { kind: 'chat'; question: ChatQuestion }
  | { kind: 'place'; pour: Partial<WhiskeyInput> };

/** Hears why an answer has not begun. */
export type OnWait = (wait: BartenderWait) => void;

/** A free text to read into the fields of a drink. */
export interface ParseRequest<Drink> {
  description: string;
  /** `fill`: a new drink; `partial`: change `current` and return the changed fields; `full`: rewrite every field. */
  mode: 'fill' | EditMode;
  /** The drink being edited, as its form holds it; null when there is none, or a full rewrite ignores it. */
  current: Partial<Drink> | null;
}

/**
 * Who answers the guests; a class, so that it can be injected by its name. Each call sees the menu as data, stops when
 * the signal fires, and may return anything: its answer is checked afterwards, in one place, whoever gave it.
 */
export abstract class BartenderProvider {
  /** `House bartender`, or the model's name. */
  abstract readonly name: string;
  abstract recommend(
    query: RecommendationQuery,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<RawRecommendation[]>;
  abstract chat(question: ChatQuestion, menu: MenuSnapshot, signal: AbortSignal, onWait?: OnWait): ChatReply;
  /** How much of the menu it reads for a question; one without this reads all of it. */
  menuRoom?(question: MenuQuestion, signal: AbortSignal): Promise<MenuRoom>;
  abstract parseCocktail(
    request: ParseRequest<Cocktail>,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<DrinkRead<CocktailInput>>;
  abstract parseWhiskey(
    request: ParseRequest<Whiskey>,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<DrinkRead<WhiskeyInput>>;
  abstract suggestOrder(
    newWhiskey: Partial<WhiskeyInput>,
    menu: MenuSnapshot,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<SuggestedOrder>;
}
