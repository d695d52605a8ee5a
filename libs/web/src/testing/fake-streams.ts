import type { BartenderWait } from '@peanut/contracts';
import { refusal } from './fake-fetch';

type Piece = string | Uint8Array | Promise<string>;

/** An answer of events, given piece by piece; a piece may be a promise that it waits for, or be made when its turn comes. */
export function streamAnswer(pieces: readonly (Piece | (() => Piece))[]): Response {
  const rest = [...pieces];
  const read = async () => {
    const next = rest.shift();
    const piece = await (typeof next === 'function' ? next() : next);
    if (piece === undefined) return { done: true, value: undefined };
    return { done: false, value: typeof piece === 'string' ? new TextEncoder().encode(piece) : piece };
  };
  const part = {
    ok: true,
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/event-stream; charset=utf-8' }),
    body: { getReader: () => ({ read }) },
  };
  return part as unknown as Response;
}

export const delta = (text: string): string => `data: ${JSON.stringify({ delta: text })}\n\n`;
export const done = (html: string): string => `event: done\ndata: ${JSON.stringify({ response: html })}\n\n`;
export const waiting = (wait: BartenderWait): string => `event: waiting\ndata: ${JSON.stringify(wait)}\n\n`;
export const failed = (...given: Parameters<typeof refusal>): string =>
  `event: error\ndata: ${JSON.stringify(refusal(...given).body)}\n\n`;
