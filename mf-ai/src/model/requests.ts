import type { ChatMessage, Preferences } from '@peanut/contracts';

export interface ChatRequestBody {
  message: string;
  context: string;
  chatHistory: Pick<ChatMessage, 'type' | 'content'>[];
}

export type RecommendationRequestBody = { description: string } | { preferences: Preferences };
