import { type GuestLimit } from './drinks/guest-limits.js';
import type { EntityType } from './drinks/drinks.js';

/** What the form of the recommendations page offers; `any` means no wish. */
export const PREFERENCE_OPTIONS = {
  preferredSpirit: ['any', 'bourbon', 'gin', 'vodka', 'rum', 'tequila', 'whiskey'],
  flavorProfile: ['any', 'sweet', 'bitter', 'sour', 'smoky', 'herbal', 'citrusy', 'spicy'],
  strength: ['any', 'light', 'medium', 'strong'],
  occasion: ['any', 'casual', 'celebration', 'romantic', 'business', 'relaxing'],
} as const;

export type PreferenceName = keyof typeof PREFERENCE_OPTIONS;
/** A guest's wishes; what is left out is no wish. */
export type Preferences = { [Name in PreferenceName]?: (typeof PREFERENCE_OPTIONS)[Name][number] };

export const QUICK_MOODS = [
  'Relaxing after work',
  'Celebrating tonight',
  'Date night vibes',
  'Weekend energy',
] as const;

export const REFINE_PHRASES = [
  'Make it stronger',
  'Something lighter',
  'More citrusy',
  'Less sweet',
  'More premium',
  'Different spirit',
  'Surprise me',
  'More adventurous',
] as const;

/** How many drinks one answer recommends at most. */
export const RECOMMENDATION_COUNT = { asked: 3, max: 6 } as const;

/** Longest texts of an answer that are no fields of a drink, in code points. */
export const AI_TEXT_LENGTHS = {
  /** Text about a drink that is not on the menu. */
  description: 300,
  reasoning: 400,
  /** The bartender's whole reply, as Markdown. */
  chatReply: 8_000,
} as const;

export const MATCH_SCORE = { min: 0, max: 100 } as const;
export type MatchLevel = 'high' | 'medium' | 'low';

/** high (green) from 80, medium (yellow) from 60, else low (red). */
export function matchLevel(score: number): MatchLevel {
  if (score >= 80) return 'high';
  return score >= 60 ? 'medium' : 'low';
}

/** A drink the bartender recommends: one of the visible menu with its id, or one off the menu without. */
export interface Recommendation {
  name: string;
  spirit: string;
  description: string;
  /** A sentence on why it fits. */
  reasoning: string;
  /** Whole, 0 to 100. */
  matchScore: number;
  type: EntityType;
  cocktailId?: string;
  whiskeyId?: string;
}

export interface RecommendationsAnswer {
  recommendations: Recommendation[];
  /** What the wish said that the guest may not have. */
  limits?: GuestLimit[];
}

/** The badge of a result that has no id. */
export const OFF_THE_MENU = "Not on tonight's menu";

/** One line of the conversation, as the browser keeps it and sends it back. */
export interface ChatMessage {
  id: string;
  type: 'user' | 'ai';
  /** Plain text of a guest, sanitised HTML of the bartender. */
  content: string;
  /** ISO 8601 text. */
  timestamp: string;
}

/** Answer of `POST /api/chat`, and data of the stream's `done` event. */
export interface ChatAnswer {
  /** Sanitised HTML. */
  response: string;
  /** What the guest's message said that the guest may not have. */
  limits?: GuestLimit[];
}

/** Data of the stream's unnamed events: the next piece of plain text. */
export interface ChatDelta {
  delta: string;
}

/**
 * Data of a stream's `waiting` events: why the bartender has not begun. `before` counts the guests who are next before this one;
 * `turn` says that nobody is any more.
 */
export type BartenderWait = { reason: 'queue'; before: number } | { reason: 'loading' } | { reason: 'turn' };

/** Who answers: the model's name, or the house bartender's. */
export interface Bartender {
  name: string;
}

/** Shown instead of a model's name when no model is set up. */
export const HOUSE_BARTENDER = 'House bartender';

/** The HTML elements the chat shows; a link leads to this origin or to https. */
export const CHAT_HTML_TAGS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;
export const CHAT_LINK = /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/i;

export type EditMode = 'partial' | 'full';

/** Words that turn a smart edit into a full rewrite. */
export const FULL_REWRITE_PHRASES = [
  'rewrite all',
  'edit all',
  'change everything',
  'start over',
  'complete rewrite',
] as const;

/** The mode of a smart edit with this text. */
export function editMode(text: string): EditMode {
  const lower = text.toLowerCase().replace(/\s+/g, ' ');
  return FULL_REWRITE_PHRASES.some((phrase) => lower.includes(phrase)) ? 'full' : 'partial';
}

/** Clauses of a text that were not understood: how many are named at most, and how long each is. */
export const NOT_UNDERSTOOD = { maxItems: 10, maxLength: 200 } as const;

/** What was read from an owner's text: the fields it gives or changes, and the clauses that were not understood, if any. */
export type DrinkRead<Fields> = Partial<Fields> & { notUnderstood?: string[] };

export interface SuggestedOrder {
  /** Place in the flight, from 1 to one past the last. */
  suggestedNumber: number;
  reasoning: string;
}

/** Browser storage keys of the AI pages. */
export const AI_STORAGE_KEYS = {
  chatMessages: 'chat-messages',
  chatTooltipSeen: 'chat-tooltip-seen',
  /** In session storage. */
  chatGreetingShown: 'chat-greeting-shown',
  /** In session storage. */
  chatDraft: 'chat-draft',
  recommendations: 'ai-recommendations',
  guestLimits: 'guest-limits',
} as const;

/** How the chat scrolls by itself: two waits in milliseconds after a reply, and how near the bottom a reader is, in pixels. */
export const CHAT_SCROLL = { replySettles: 200, thenScrolls: 100, nearBottom: 100 } as const;
