import type { ChatMessage } from '@peanut/contracts';
import { v4 as uuid } from 'uuid';

/** A message as the chat shows it: its time is a date again. */
export type Message = Omit<ChatMessage, 'timestamp'> & { timestamp: Date };

export const newMessage = (type: Message['type'], content: string): Message => ({
  id: uuid(),
  type,
  content,
  timestamp: new Date(),
});
