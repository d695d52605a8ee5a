import type { ChatMessage, GuestLimit, Preferences } from '@peanut/contracts';

export interface ChatRequestBody {
  message: string;
  context: string;
  chatHistory: Pick<ChatMessage, 'type' | 'content'>[];
  limits?: GuestLimit[];
}

export type RecommendationRequestBody = ({ description: string } | { preferences: Preferences }) & {
  limits?: GuestLimit[];
};

export interface RecommendationRequest {
  body: RecommendationRequestBody;
  /** The words that later requests build on. */
  query: string;
  /** `more` adds to the results, `new` takes their place. */
  kind: 'new' | 'more';
  /** What is asked when nothing is found. */
  instead?: RecommendationRequest;
}
