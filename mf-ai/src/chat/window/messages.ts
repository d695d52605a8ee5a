import { AI_STORAGE_KEYS, CHAT_HISTORY_SENT, type ChatMessage } from '@peanut/contracts';
import { deviceStorage } from '@peanut/web';
import { v4 as uuid } from 'uuid';

interface StoredMessage extends ChatMessage {
  /**
   * What there is in place of a whole reply: a sentence for one that failed, the plain text of one that broke off, or an
   * answer from the saved menu when the network was lost on the way.
   */
  standsIn?: 'failed' | 'beginning' | 'saved-menu';
}

/** A message as the chat shows it: its time is a date again. */
export type Message = Omit<StoredMessage, 'timestamp'> & { timestamp: Date };

export const newMessage = (type: Message['type'], content: string): Message => ({
  id: uuid(),
  type,
  content,
  timestamp: new Date(),
});

export type UnansweredReason = NonNullable<Message['standsIn']> | 'cut-off';

/**
 * Why the last question can be asked again: its reply failed, broke off, or was cut off by a reload, a lost network or the
 * closing of the chat.
 */
export function unansweredReason(messages: readonly Message[]): UnansweredReason | undefined {
  const last = messages.at(-1);
  return last?.type === 'user' ? 'cut-off' : last?.standsIn;
}

/** What the bartender is reminded of. The beginning of a reply is left out: it would pass for the whole. */
export const historyOf = (messages: readonly Message[]): Pick<Message, 'type' | 'content'>[] =>
  messages
    .filter(({ standsIn }) => standsIn !== 'beginning')
    .slice(-CHAT_HISTORY_SENT)
    .map(({ type, content }) => ({ type, content }));

/** The conversation up to its last question. */
export const untilQuestion = (messages: readonly Message[]): Message[] =>
  messages.slice(0, messages.findLastIndex(({ type }) => type === 'user') + 1);

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

const isMessages = (value: unknown): value is StoredMessage[] =>
  Array.isArray(value) && value.every(isMessage);

function isMessage(value: unknown): value is StoredMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, content, timestamp } = value as Partial<Record<keyof StoredMessage, unknown>>;
  return (
    typeof id === 'string' &&
    (type === 'user' || type === 'ai') &&
    typeof content === 'string' &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp))
  );
}
