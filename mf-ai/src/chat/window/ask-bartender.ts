import { ENDPOINTS, type ChatAnswer, type ChatDelta, type ChatMessage } from '@peanut/contracts';
import { request } from '@peanut/web';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { withSilenceLimit } from './silence-limit';

export interface ChatQuestion {
  message: string;
  context: string;
  chatHistory: Pick<ChatMessage, 'type' | 'content'>[];
}

interface Listening {
  signal: AbortSignal;
  /** Is given all that was written so far, as plain text. */
  onDraft: (text: string) => void;
}

/**
 * Asks the bartender and returns the whole reply as HTML, listening while it is written where the service can stream.
 * Throws when the answer is an error, breaks off, falls silent or is stopped by the signal.
 */
export async function askBartender(question: ChatQuestion, { signal, onDraft }: Listening): Promise<string> {
  const silence = withSilenceLimit(signal);
  try {
    const response = await request('POST', ENDPOINTS.chat.path, question, {
      headers: { Accept: 'text/event-stream, application/json' },
      signal: silence.signal,
    });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (isStream && response.body) return await readStream(response.body, onDraft, silence.heard);
    return htmlOf(await response.json());
  } finally {
    silence.end();
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onDraft: (text: string) => void,
  heard: () => void,
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
    heard();
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
