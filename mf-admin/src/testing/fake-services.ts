import 'fake-indexeddb/auto';
import { fakeFetch, refusal, type Answer as OneAnswer, type Call as AnyCall } from '@peanut/web/testing';

export { refusal };
/** One call that the page made. */
export type Call = AnyCall & { route: string };
export type Answer = OneAnswer | Promise<OneAnswer>;

const answers = new Map<string, Answer[]>();
export const calls: Call[] = [];

/** What the services answer to `METHOD /path`, one after the other; the last answer stays. */
export function answer(route: string, ...queue: Answer[]): void {
  answers.set(route, queue);
}

/** Stands in for the services, of an owner who has just come in. */
export function startFakeServices(): void {
  localStorage.clear();
  answers.clear();
  calls.length = 0;
  answer('GET /api/cocktails', { body: [] });
  answer('GET /api/whiskeys', { body: [] });
  answer('POST /api/admin/verify', {});
  answer('GET /api/admin/session', { body: { active: true, expiresAt: '2099-01-01T00:00:00.000Z' } });
  answer('DELETE /api/admin/session', { status: 204 });
  answer('POST /api/restore-points', { status: 201, body: {} });
  answer('GET /api/admin/settings/clear_undo_after_save', { body: { value: null } });
  fakeFetch((call) => {
    const route = `${call.method} ${call.url}`;
    calls.push({ ...call, route });
    return nextAnswer(route);
  });
}

function nextAnswer(route: string): Answer {
  const queue = answers.get(route) ?? [];
  const next = queue.length > 1 ? queue.shift() : queue[0];
  return next ?? refusal(404, `The test has no answer to ${route}.`);
}
