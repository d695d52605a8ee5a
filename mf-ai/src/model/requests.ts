import type { ChatMessage, Preferences } from '@peanut/contracts';

export interface ChatRequestBody {
  message: string;
  context: string;
  chatHistory: Pick<ChatMessage, 'type' | 'content'>[];
}

export type RecommendationRequestBody = { description: string } | { preferences: Preferences };

export interface RecommendationRequest {
  body: RecommendationRequestBody;
  /** The words that later requests build on. */
  query: string;
  /** `more` adds to the results, `new` takes their place. */
  kind: 'new' | 'more';
}
