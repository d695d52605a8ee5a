import { faultsOf, isLate } from './checks.js';
import type { Answer } from './wire.js';

const GOOD = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const error = (status: number, message: unknown = 'A sentence.'): string =>
  JSON.stringify({ statusCode: status, error: 'An error', message, requestId: 'r1' });
const answer = (status: number, text: string, headers = {}, took = 0): Answer => ({
  ...{ status, headers: { ...GOOD, ...headers }, body: Buffer.from(text), took },
});
const SECRET = 'Zqxv Unseen Cordial';
const CHAT = { method: 'POST', path: '/api/chat' };

it.each([
  ['a good refusal', answer(400, error(400)), ''],
  ['an answer of 500', answer(500, error(500)), 'status 500'],
  ['an answer of 502', answer(502, error(502)), 'status 502'],
  ['a 503 without a known cause', answer(503, error(503)), '503: A sentence.'],
  ['a stack', answer(400, error(400, 'x\n    at Object.<anonymous> (/srv/a.js:1:2)')), 'a stack'],
  ['an error class', answer(400, error(400, 'TypeError: a is not a function')), 'a stack'],
  ['a module', answer(200, '/srv/node_modules/express'), 'a module'],
  ['a path', answer(404, error(404, 'no /app/dist/main.js')), 'a path'],
  ['SQL', answer(400, error(400, 'syntax error at or near "x"')), 'SQL'],
  ['a statement', answer(200, 'SELECT "id" FROM "menu"."cocktails"'), 'SQL in the body'],
  ["a server's own page", answer(404, '<hr><center>nginx</center>'), "the server's own page"],
  ['an error that is no JSON', answer(404, 'Not Found'), 'no JSON error: Not Found'],
  ['a message that is a list', answer(400, error(400, ['a', 'b'])), 'message is not one string'],
  ['another status in the body', answer(400, error(404)), 'statusCode is 404'],
  ['an error that is too long', answer(400, error(400, 'a'.repeat(4_096))), 'an error above'],
  ['a 412 with the current item', answer(412, error(412).replace('}', `,"a":"${'a'.repeat(9_000)}"}`)), ''],
  ['a missing nosniff', answer(200, '', { 'x-content-type-options': '' }), 'no nosniff'],
  ['a missing Referrer-Policy', answer(200, '', { 'referrer-policy': '' }), 'no Referrer-Policy'],
  ['a 429 that does not say how long', answer(429, error(429)), '429 without Retry-After'],
  ['a hidden drink', answer(200, `["${SECRET}"]`), 'a hidden drink in the body'],
  ['a body that is not compressed as it says', answer(200, '{}', { 'content-encoding': 'gzip' }), 'not gzip'],
])('the checks find in %s what is wrong', (_what, given, fault) => {
  const found = faultsOf(given, CHAT, [['a hidden drink', SECRET]]).join();
  expect(fault ? found : [found]).toEqual(fault ? expect.stringContaining(fault) : ['']);
});

it('tells a part that was too slow from one that is not there', () => {
  const gaveUp = error(503, 'This part of the bar is not available right now. Please try again in a moment.');
  expect(isLate(answer(503, gaveUp, {}, 3_400), { path: '/api/pages' })).toBe(true);
  expect(isLate(answer(503, gaveUp, {}, 40), { path: '/api/pages' })).toBe(false);
  expect(isLate(answer(503, error(503), {}, 3_400), { path: '/api/pages' })).toBe(false);
  expect(isLate(answer(503, '{"notReady":["ai"]}', {}, 40), { path: '/health' })).toBe(true);
});
