import { ENDPOINTS, isGuestLimit, type ChatAnswer, type ChatDelta } from '@peanut/contracts';
import { request, withDeadline } from '@peanut/web';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { ChatRequestBody } from '../../model/requests';

/** A connection on which nothing comes for so long is given up, in milliseconds; the service waits less for its model. */
const IDLE_TIMEOUT_MS = 45_000;

interface ReplyOptions {
  /** Stops it; abort it in the end, too, to let go of what is left of the connection. */
  signal: AbortSignal;
  /** Called with all that was written so far, as plain text. */
  onDraft: (text: string) => void;
}

/**
 * Asks the bartender and returns the whole answer, its reply as HTML, listening while it is written where the service can stream.
 * Throws when the answer is an error, breaks off, falls silent or is stopped by the signal.
 */
export async function askBartender(
  body: ChatRequestBody,
  { signal, onDraft }: ReplyOptions,
): Promise<ChatAnswer> {
  const asked = request('POST', ENDPOINTS.chat.path, body, {
    headers: { Accept: 'text/event-stream, application/json' },
    signal,
  });
  const response = await withDeadline(asked, IDLE_TIMEOUT_MS);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (isStream && response.body) return readStream(response.body, onDraft);
  return answerOf(await withDeadline(response.json(), IDLE_TIMEOUT_MS));
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onDraft: (text: string) => void,
): Promise<ChatAnswer> {
  const decoder = new TextDecoder();
  let draft = '';
  let answer: ChatAnswer | undefined;
  const parser = createParser({
    onEvent(event) {
      const data = dataOf(event);
      if (event.event === 'done') answer = answerOf(data);
      else if (event.event === undefined) onDraft((draft += (data as ChatDelta).delta));
    },
  });
  const reader = body.getReader();
  while (answer === undefined) {
    const part = await withDeadline(reader.read(), IDLE_TIMEOUT_MS);
    if (part.done) break;
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
  if (answer === undefined) throw new Error('The reply broke off.');
  return answer;
}

function dataOf({ event, data }: EventSourceMessage): unknown {
  if (event === 'error') throw new Error(`The bartender stopped: ${data}`);
  return JSON.parse(data);
}

function answerOf(data: unknown): ChatAnswer {
  const { response, limits } = (data ?? {}) as Partial<ChatAnswer>;
  if (typeof response !== 'string')
    throw new TypeError(`${ENDPOINTS.chat.path} answered without a response.`);
  return { response, ...(Array.isArray(limits) && { limits: limits.filter(isGuestLimit) }) };
}
