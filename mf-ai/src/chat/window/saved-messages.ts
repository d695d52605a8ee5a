import { AI_STORAGE_KEYS, type ChatMessage } from '@peanut/contracts';
import { removeItem, saveItem, warnDamaged, loadItem } from '../../storage/local-storage';
import type { Message } from './message';

const KEY = AI_STORAGE_KEYS.chatMessages;

/** The conversation of the last visit; a damaged one is logged and ignored. */
export function loadMessages(): Message[] {
  const stored = loadItem(KEY);
  if (stored === undefined) return [];
  if (Array.isArray(stored) && stored.every(isMessage)) {
    return stored.map((message) => ({ ...message, timestamp: new Date(message.timestamp) }));
  }
  warnDamaged(KEY);
  return [];
}

/** An empty conversation leaves no copy. */
export function saveMessages(messages: readonly Message[]): void {
  if (messages.length === 0) removeItem(KEY);
  else saveItem(KEY, messages);
}

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
