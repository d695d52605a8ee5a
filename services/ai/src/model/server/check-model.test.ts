import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiEnv } from '../../env.js';
import { checkModel } from './check-model.js';

let server: Server;
let answer: { status: number; body: string; headers?: Record<string, string> };
let asked: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = `${request.method} ${request.url} ${request.headers.authorization}`;
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

const check = (own: Partial<AiEnv> = {}) =>
  checkModel({
    OPENAI_API_KEY: 'sk-of-the-test',
    OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    OPENAI_MODEL: 'tiny',
    ...own,
  } as AiEnv);

const listing = (...ids: string[]) => ({
  status: 200,
  body: JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }),
});

const X_API_KEY = '{"error":{"type":"authentication_error","message":"x-api-key header is required"}}';
const LOADING = '{"error":{"message":"Loading model","code":503}}';

it('needs nothing without a model', async () => {
  const [finding] = await check({ OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined });
  expect(finding).toMatchObject({ level: 'ok', text: expect.stringContaining('house bartender') });
});

it.each([
  ['a list with the model', listing('other', 'tiny'), 'ok', /tiny can be asked/],
  ['a list with its latest', listing('tiny:latest'), 'ok', /tiny can be asked/],
  ['a list without it', listing('other'), 'warn', /does not list tiny\. Set OPENAI_MODEL/],
  ['a refusal of the key', { status: 401, body: '{}' }, 'fail', /refuses OPENAI_API_KEY \(401\)/],
  ['a list that names it as Gemini does', listing('models/tiny'), 'ok', /tiny can be asked/],
  ['a list that is not for this key', { status: 401, body: X_API_KEY }, 'warn', /keeps its list/],
  ['no such address', { status: 404, body: '{}' }, 'warn', /no list of models/],
  ['a page', { status: 200, body: '<html></html>' }, 'fail', /no API of a model: it sends pages/],
  ['a model that is being loaded', { status: 503, body: LOADING }, 'warn', /still being loaded/],
  ['a fault', { status: 502, body: '{}' }, 'fail', /answers 502/],
])('judges %s', async (_, given, level, sentence) => {
  answer = given;
  const [finding] = await check();
  expect(finding).toMatchObject({ level, text: expect.stringMatching(sentence) });
  expect(finding?.text).not.toContain('sk-of-the-test');
  expect(asked).toBe('GET /v1/models Bearer sk-of-the-test');
});

it('finds the API one folder further down', async () => {
  const below = createServer((request, response) => {
    const isThere = request.url === '/v1/models';
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/plain' });
    response.end(isThere ? listing('tiny').body : '404 page not found');
  }).listen(0, '127.0.0.1');
  await once(below, 'listening');
  const OPENAI_BASE_URL = `http://127.0.0.1:${(below.address() as AddressInfo).port}`;
  const [finding] = await check({ OPENAI_BASE_URL });
  expect(finding).toMatchObject({ level: 'fail', text: expect.stringContaining(`${OPENAI_BASE_URL}/v1.`) });
  below.close();
});

it('compares the clocks', async () => {
  answer = { ...listing('tiny'), headers: { Date: new Date(Date.now() + 600_000).toUTCString() } };
  expect(await check()).toMatchObject([
    { level: 'ok' },
    { level: 'warn', text: expect.stringContaining('NTP') },
  ]);
});

it('tells one that cannot be reached', async () => {
  const [finding] = await check({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
  expect(finding).toMatchObject({ level: 'fail', text: expect.stringContaining('cannot be reached') });
});
