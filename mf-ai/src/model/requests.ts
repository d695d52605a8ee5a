import type { ChatMessage, GuestLimit, Preferences } from '@peanut/contracts';
import { guestLimits } from '@peanut/web';

export interface ChatRequestBody {
  message: string;
  context: string;
  chatHistory: Pick<ChatMessage, 'type' | 'content'>[];
  limits?: GuestLimit[];
}

export type RecommendationRequestBody = ({ description: string } | { preferences: Preferences }) & {
  limits?: GuestLimit[];
};

/** What the guest may not have, where there is anything: services of the last release know no such field. */
export const standingLimits = (): { limits?: GuestLimit[] } =>
  guestLimits().length > 0 ? { limits: [...guestLimits()] } : {};

export interface RecommendationRequest {
  body: RecommendationRequestBody;
  /** The words that later requests build on. */
  query: string;
  /** `more` adds to the results, `new` takes their place. */
  kind: 'new' | 'more';
}
