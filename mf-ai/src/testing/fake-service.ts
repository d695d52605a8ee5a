import { ENDPOINTS, API, SETTINGS_PATH } from '@peanut/contracts';
import { fakeFetch, type Answer, type Call } from '@peanut/web/testing';

/** Stands in for the services: answers the given path, names the bartender, and notes what was sent. */
export function serve(path: string, answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  fakeFetch((call) => {
    if (call.url === ENDPOINTS.readBartender.path) return { body: { name: 'House bartender' } };
    if (call.url === API.cocktails || call.url === API.whiskeys) return { body: [] };
    if (call.url.startsWith(SETTINGS_PATH)) return { body: { value: null } };
    if (call.url === '/health') return { body: { status: 'ok' } };
    if (call.url !== path) return new TypeError(`Nobody answers ${call.url}`);
    calls.push(call);
    return answer(call);
  });
  return calls;
}
