import { ENDPOINTS, type ChatAnswer, type ChatDelta } from '@peanut/contracts';
import { request } from '@peanut/web';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { ChatRequestBody } from '../../model/requests';
import { createIdleTimeout } from './idle-timeout';

interface ReplyOptions {
  signal: AbortSignal;
  /** Called with all that was written so far, as plain text. */
  onDraft: (text: string) => void;
}

/**
 * Asks the bartender and returns the whole reply as HTML, listening while it is written where the service can stream.
 * Throws when the answer is an error, breaks off, falls silent or is stopped by the signal.
 */
export async function askBartender(
  body: ChatRequestBody,
  { signal, onDraft }: ReplyOptions,
): Promise<string> {
  const idleTimeout = createIdleTimeout(signal);
  try {
    const response = await request('POST', ENDPOINTS.chat.path, body, {
      headers: { Accept: 'text/event-stream, application/json' },
      signal: idleTimeout.signal,
    });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (isStream && response.body) return await readStream(response.body, onDraft, idleTimeout.reset);
    return htmlOf(await response.json());
  } finally {
    idleTimeout.end();
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onDraft: (text: string) => void,
  resetTimeout: () => void,
): Promise<string> {
  const decoder = new TextDecoder();
  let draft = '';
  let html: string | undefined;
  const parser = createParser({
    onEvent(event) {
      const data = dataOf(event);
      if (event.event === 'done') html = htmlOf(data);
      else if (event.event === undefined) onDraft((draft += (data as ChatDelta).delta));
    },
  });
  const reader = body.getReader();
  while (html === undefined) {
    const part = await reader.read();
    if (part.done) break;
    resetTimeout();
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
  if (html === undefined) throw new Error('The reply broke off.');
  return html;
}

function dataOf({ event, data }: EventSourceMessage): unknown {
  if (event === 'error') throw new Error(`The bartender stopped: ${data}`);
  return JSON.parse(data);
}

function htmlOf(answer: unknown): string {
  const html = (answer as Partial<ChatAnswer> | null)?.response;
  if (typeof html !== 'string') throw new TypeError(`${ENDPOINTS.chat.path} answered without a response.`);
  return html;
}
