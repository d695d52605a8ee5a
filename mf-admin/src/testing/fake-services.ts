import 'fake-indexeddb/auto';
import type { ErrorBody } from '@peanut/contracts';

// jsdom has none; fake-indexeddb keeps copies by it.
globalThis.structuredClone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** One call that the page made. */
export interface Call {
  route: string;
  body: unknown;
  headers: Record<string, string>;
}
export type Answer =
  { status?: number; body?: unknown } | Error | Promise<{ status?: number; body?: unknown }>;

const answers = new Map<string, Answer[]>();
export const calls: Call[] = [];

/** What the services answer to `METHOD /path`, one after the other; the last answer stays. */
export function answer(route: string, ...queue: Answer[]): void {
  answers.set(route, queue);
}

/** The error body of the contract. */
export function refusal(status: number, message: string, more: object = {}): Answer {
  const body: ErrorBody & object = { statusCode: status, error: 'Refused', message, requestId: 'r', ...more };
  return { status, body };
}

/** Stands in for the network: jsdom has none. */
export function startFakeServices(): void {
  answers.clear();
  calls.length = 0;
  answer('GET /api/cocktails', { body: [] });
  answer('GET /api/whiskeys', { body: [] });
  answer('POST /api/admin/verify', {});
  answer('DELETE /api/admin/session', { status: 204 });
  answer('GET /api/admin/settings/clear_undo_after_save', { body: { value: null } });
  globalThis.fetch = jest.fn(async (input, init) => {
    const route = `${init?.method ?? 'GET'} ${String(input)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ route, body, headers: { ...(init?.headers as Record<string, string>) } });
    return respond(await nextAnswer(route));
  });
}

function nextAnswer(route: string): Answer {
  const queue = answers.get(route) ?? [];
  const next = queue.length > 1 ? queue.shift() : queue[0];
  if (next instanceof Error) throw next;
  return next ?? refusal(404, `The test has no answer to ${route}.`);
}

/** The part of a Response that the client reads: jsdom has none. */
function respond(given: { status?: number; body?: unknown } | Error): Response {
  if (given instanceof Error) throw given;
  const { status = 200, body = {} } = given;
  const part: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text' | 'json'> = {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => JSON.stringify(body),
    json: async () => body,
  };
  return part as Response;
}
