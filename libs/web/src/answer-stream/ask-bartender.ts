import type { BartenderWait, ChatDelta, ErrorBody } from '@peanut/contracts';
// By the package's name: a remote ships this file, and gets what the shell shares from the shell.
import { ApiError, request, withDeadline } from '@peanut/web';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { waitText } from './wait-text';

/**
 * A connection on which not a byte comes for so long is given up, in milliseconds. A service that waits for its model sends
 * signs of life more often, so there is no other limit: a model at home may need minutes.
 */
const SILENCE_MS = 45_000;

export interface Listener {
  /** Stops it; abort it in the end, too, to let go of what is left of the connection. */
  signal: AbortSignal;
  /** Called with why the bartender has not begun; with '' for a reason that has no words here. */
  onWait?: (text: string) => void;
  /** Called with all that was written so far, as plain text. */
  onDraft?: (text: string) => void;
}

/**
 * Asks the bartender and returns the whole answer, unchecked, listening while it is written where the service can stream.
 * Throws ApiError for a refusal, also in mid-stream, and other errors when the answer breaks off, falls silent or is stopped
 * by the signal.
 */
export async function askBartender(
  path: string,
  body: object | undefined,
  listener: Listener,
): Promise<unknown> {
  const asked = request('POST', path, body, {
    headers: { Accept: 'text/event-stream, application/json' },
    signal: listener.signal,
  });
  const response = await withDeadline(asked, SILENCE_MS);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (isStream && response.body) return readStream(response.body, listener);
  return withDeadline(response.json(), SILENCE_MS);
}

async function readStream(body: ReadableStream<Uint8Array>, listener: Listener): Promise<unknown> {
  const decoder = new TextDecoder();
  let answer: { data: unknown } | undefined;
  const hear = hearing(listener);
  const parser = createParser({
    onEvent(event) {
      if (event.event === 'done') answer = { data: JSON.parse(event.data) };
      else hear(event);
    },
  });
  const reader = body.getReader();
  while (!answer) {
    const part = await withDeadline(reader.read(), SILENCE_MS);
    if (part.done) throw new Error('The answer broke off.');
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
  return answer.data;
}

/** Passes on what comes before the whole answer. Events that are not known are of a later version. */
function hearing({ onWait, onDraft }: Listener): (event: EventSourceMessage) => void {
  let draft = '';
  return ({ event, data }) => {
    if (event === 'error') throw new ApiError((JSON.parse(data) as ErrorBody).statusCode, data);
    if (event === 'waiting') onWait?.(waitText(JSON.parse(data) as BartenderWait));
    if (event !== undefined) return;
    draft += (JSON.parse(data) as ChatDelta).delta;
    onDraft?.(draft);
  };
}
