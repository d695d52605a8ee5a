import type { ErrorBody } from '@peanut/contracts';

/** One call that the page made. */
export interface Call {
  method: string;
  url: string;
  /** What was sent as JSON. */
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
}

/** A text is sent as it is, any other body as JSON; an error stands for a network that failed. */
export type Answer =
  | { status?: number; statusText?: string; body?: unknown; etag?: string; retryAfter?: number }
  | Response
  | Error;

/** Stands in for the network, and returns the calls that are made. */
export function fakeFetch(answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const call: Call = {
      method: init?.method ?? 'GET',
      url: String(input),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: { ...(init?.headers as Record<string, string>) },
      signal: init?.signal ?? undefined,
    };
    calls.push(call);
    return respond(await answer(call));
  });
  return calls;
}

/** The error body of the contract. */
export function refusal(status: number, message: string, more: object = {}) {
  const body: ErrorBody & object = { statusCode: status, error: 'Refused', message, requestId: 'r', ...more };
  return { status, body };
}

/** jsdom has no Response: this is the part of it that pages read. */
function respond(answer: Answer): Response {
  if (answer instanceof Error) throw answer;
  if ('headers' in answer) return answer;
  const { status = 200, statusText = '', body = {}, etag, retryAfter } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const part = {
    ok: status < 400,
    status,
    statusText,
    headers: new Headers({
      'Content-Type': 'application/json',
      ...(etag && { ETag: etag }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    }),
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
  } satisfies Partial<Response>;
  return part as Response;
}
