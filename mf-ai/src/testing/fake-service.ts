import { ENDPOINTS, API } from '@peanut/contracts';

export interface Call {
  url: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
}
type Answer = Response | Promise<Response>;

/** jsdom has no Response: this is the part of it that the pages read. */
export function jsonAnswer(body: unknown, status = 200): Response {
  const text = JSON.stringify(body);
  const part = {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Map([['Content-Type', 'application/json']]),
    body: null,
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  };
  return part as unknown as Response;
}

export const errorAnswer = (status: number, message: string): Response =>
  jsonAnswer({ statusCode: status, error: '', message, requestId: 'r' }, status);

/** An answer of events, given piece by piece; a piece may be a promise that it waits for. */
export function streamAnswer(pieces: readonly (string | Uint8Array | Promise<string>)[]): Response {
  const rest = [...pieces];
  const read = async () => {
    const piece = await rest.shift();
    if (piece === undefined) return { done: true, value: undefined };
    return { done: false, value: typeof piece === 'string' ? new TextEncoder().encode(piece) : piece };
  };
  const part = {
    ok: true,
    status: 200,
    headers: new Map([['Content-Type', 'text/event-stream; charset=utf-8']]),
    body: { getReader: () => ({ read }) },
  };
  return part as unknown as Response;
}

export const delta = (text: string): string => `data: ${JSON.stringify({ delta: text })}\n\n`;
export const done = (html: string): string => `event: done\ndata: ${JSON.stringify({ response: html })}\n\n`;

/** Stands in for the services: answers the given path, names the bartender, and notes what was sent. */
export function serve(path: string, answer: (call: Call) => Answer): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input);
    if (url === ENDPOINTS.readBartender.path) return jsonAnswer({ name: 'House bartender' });
    if (url === API.cocktails) return jsonAnswer([]);
    if (url === '/health') return jsonAnswer({ status: 'ok' });
    if (url !== path) throw new TypeError(`Nobody answers ${url}`);
    const call: Call = {
      url,
      body: JSON.parse(String(init?.body)) as unknown,
      headers: init?.headers as Record<string, string>,
      signal: init?.signal ?? undefined,
    };
    calls.push(call);
    return answer(call);
  });
  return calls;
}
