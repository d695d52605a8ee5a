import { AI_STORAGE_KEYS, type ChatMessage } from '@peanut/contracts';
import { deviceStorage } from '@peanut/web';
import { v4 as uuid } from 'uuid';

/** A message as the chat shows it: its time is a date again. */
export type Message = Omit<ChatMessage, 'timestamp'> & { timestamp: Date };

export const newMessage = (type: Message['type'], content: string): Message => ({
  id: uuid(),
  type,
  content,
  timestamp: new Date(),
});

const KEY = AI_STORAGE_KEYS.chatMessages;

/** The conversation of the last visit; a damaged one is logged and ignored. */
export function loadMessages(): Message[] {
  const stored = deviceStorage.readJson(KEY, isMessages) ?? [];
  return stored.map((message) => ({ ...message, timestamp: new Date(message.timestamp) }));
}

/** An empty conversation leaves no copy. */
export function saveMessages(messages: readonly Message[]): void {
  deviceStorage.write(KEY, messages.length > 0 ? JSON.stringify(messages) : undefined);
}

const isMessages = (value: unknown): value is ChatMessage[] => Array.isArray(value) && value.every(isMessage);

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, content, timestamp } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return (
    typeof id === 'string' &&
    (type === 'user' || type === 'ai') &&
    typeof content === 'string' &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp))
  );
}
