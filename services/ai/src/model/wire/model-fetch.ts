import { FAILURES, ModelFailedError } from '../failures/failures.js';
import { parsed } from './json-in.js';
import { serverErrorIn, type ServerError } from '../failures/server-error.js';

/** A stream wraps each token in some hundred bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A model server answered that it will not, or cannot, answer. */
export class ModelRefusal extends Error {
  /**
   * @param status of the answer, or the one that an error in a 200 answer claims; 0 where neither is known
   * @param said what the server says of it. The message has none of it: the `openai` package takes words in it for a time-out.
   */
  constructor(
    readonly status: number,
    readonly said: ServerError,
    readonly headers = new Headers(),
  ) {
    super(`The model server refused with ${status}`);
  }
}

/** The upstream sent more than any answer needs. */
export class AnswerTooLargeError extends Error {
  constructor() {
    super(`The upstream's answer is larger than ${MAX_BYTES} bytes`);
  }
}

/** Tells of each byte, and ends a body that is too large. */
function counted(onByte: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      onByte();
      size += chunk.byteLength;
      if (size > MAX_BYTES) controller.error(new AnswerTooLargeError());
      else controller.enqueue(chunk);
    },
  });
}

/**
 * Whole events, and of them only those with data: the standard drops the others, as it does comments, but the `openai`
 * package reads them as JSON.
 */
function eventsWithData(): TransformStream<string, string> {
  let rest = '';
  let lines: string[] = [];
  const hasData = (): boolean => lines.some((line) => /^data:[ \t]*[^ \t]/.test(line));
  return new TransformStream({
    transform(text, controller) {
      const all = (rest + text).replaceAll('\r\n', '\n').split('\n');
      rest = all.pop() ?? '';
      for (const line of all) {
        if (line !== '') lines.push(line);
        else {
          if (hasData()) controller.enqueue(`${lines.join('\n')}\n\n`);
          lines = [];
        }
      }
    },
    flush(controller) {
      if (rest !== '') lines.push(rest);
      if (hasData()) controller.enqueue(`${lines.join('\n')}\n\n`);
    },
  });
}

/** An answer in one piece as a stream of one event. */
function asStream(answer: object): string {
  const { choices, ...rest } = answer as { choices?: { message?: unknown }[] };
  const chunk = {
    ...rest,
    choices: choices?.map(({ message, ...choice }) => ({ ...choice, delta: message })),
  };
  return `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`;
}

const isStream = (headers: Headers): boolean =>
  /^text\/event-stream/i.test(headers.get('content-type')?.trim() ?? '');

async function textOf(response: Response, signal: AbortSignal | null | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof AnswerTooLargeError ? error : new ModelFailedError(FAILURES.brokenOff);
  }
}

async function wholeAnswer(
  response: Response,
  { body, signal }: Pick<RequestInit, 'body' | 'signal'>,
): Promise<Response> {
  const { status, headers } = response;
  const text = await textOf(response, signal);
  const answer = parsed(text);
  if (!response.ok) {
    const sentence = /^\s*</.test(text) ? '' : text;
    throw new ModelRefusal(status, serverErrorIn(answer) ?? { sentence }, headers);
  }
  if (typeof answer !== 'object' || answer === null) throw new ModelFailedError(FAILURES.noApi);
  const error = serverErrorIn(answer);
  if (error && error.sentence !== '') throw new ModelRefusal(error.status ?? 0, error, headers);
  return typeof body === 'string' && body.includes('"stream":true')
    ? new Response(asStream(answer), { headers: { 'content-type': 'text/event-stream' } })
    : new Response(text, { headers });
}

/**
 * `fetch` for one question to a model server. It follows no redirect, which would carry the key elsewhere, stops reading after
 * some megabytes, and gives the `openai` package what it can read, whatever the server's dialect.
 * @param onByte called for each part that comes, comments included
 * @throws ModelRefusal for an error answer, also in a 200
 */
export const modelFetch =
  (onByte: () => void): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' });
    onByte();
    const { status, headers } = answer;
    const body = answer.body?.pipeThrough(counted(onByte)) ?? null;
    const response = new Response(body, { status, headers });
    if (!answer.ok || !isStream(headers)) return wholeAnswer(response, init ?? {});
    const events = (body ?? new ReadableStream<Uint8Array>())
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(eventsWithData())
      .pipeThrough(new TextEncoderStream());
    return new Response(events, { headers });
  };
