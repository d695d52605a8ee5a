import { AI_STORAGE_KEYS, type ChatMessage } from '@peanut/contracts';
import { forget, keep, noteDamaged, readKept } from '../../storage/kept-record';
import type { Message } from './message';

const KEY = AI_STORAGE_KEYS.chatMessages;

/** The conversation of the last visit; a damaged one is logged and ignored. */
export function loadMessages(): Message[] {
  const kept = readKept(KEY);
  if (kept === undefined) return [];
  if (Array.isArray(kept) && kept.every(isMessage)) {
    return kept.map((message) => ({ ...message, timestamp: new Date(message.timestamp) }));
  }
  noteDamaged(KEY);
  return [];
}

/** Keeps the conversation; an empty one leaves no copy. */
export function saveMessages(messages: readonly Message[]): void {
  if (messages.length === 0) forget(KEY);
  else keep(KEY, messages);
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
