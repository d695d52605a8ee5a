import { sent, until } from '@peanut/service/testing';
import { streamChat, type StreamEvent } from './support/events.js';
import { expectError, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OPENAI_API_KEY: 'sk-canary-1234' });
});
afterAll(() => app.close());
beforeEach(() => app.standIn.forget());

const CALLS: [string, object][] = [
  ['/api/recommendations', { description: 'smoky' }],
  ['/api/chat', { message: 'hello' }],
  ['/api/ai/parse-cocktail', { description: 'a paper plane' }],
  ['/api/ai/parse-whiskey', { description: 'eagle rare' }],
  ['/api/whiskeys/suggest-order', { newWhiskey: { name: 'Eagle Rare', proof: 90 } }],
];

/** What the upstream does, and what the caller is told. */
const FAULTS: [mode: string, status: number, says: RegExp, upstreamCalls: number][] = [
  ['quota', 503, /quota/, 1],
  ['rate-limit', 429, /rate limit/, 1],
  ['server-error', 503, /cannot be reached/, 1],
  ['unauthorized', 503, /not set up/, 1],
  ['no-model', 503, /not set up/, 1],
  ['reset', 503, /cannot be reached/, 2],
  ['redirect', 503, /cannot be reached/, 1],
  ['drop', 503, /cannot be reached/, 1],
  ['not-json', 503, /./, 1],
  ['no-choices', 503, /./, 1],
  ['huge', 503, /./, 1],
];

describe.each(CALLS)('POST %s', (path, body) => {
  it.each(FAULTS)('%s: %i', async (mode, status, says, upstreamCalls) => {
    await app.standIn.play({ mode });
    const answer = await app.owner(path, body);
    expectError(answer, status, says);
    expect(await app.standIn.calls()).toHaveLength(upstreamCalls);
    const { message } = answer.body as { message: string };
    if (mode !== 'quota') expect(message).not.toMatch(/quota/i);
    if (mode !== 'rate-limit') expect(message).not.toMatch(/rate limit/i);
    expect(answer.text).not.toMatch(/canary|127\.0\.0\.1|stack|Error:/);
    if (status === 429) expect(answer.headers['retry-after']).toBe('7');
  });

  it('a lost connection is tried once more', async () => {
    await app.standIn.play({ mode: 'reset', once: true });
    expect((await app.owner(path, body)).status).toBe(200);
    expect(await app.standIn.calls()).toHaveLength(2);
  });

  it('sends the key, and the model that is set', async () => {
    await app.standIn.play({});
    await app.owner(path, body).expect(200);
    expect(await app.standIn.calls()).toMatchObject([
      { authorization: 'Bearer sk-canary-1234', body: { model: 'stand-in-1' } },
    ]);
  });
});

describe.each(CALLS.filter(([path]) => path !== '/api/chat'))('POST %s, structured', (path, body) => {
  it.each(['malformed', 'cut-short', 'refusal'])('%s: 503', async (mode) => {
    await app.standIn.play({ mode });
    expectError(await app.owner(path, body), 503, /no usable answer/);
  });

  it.each(['', 'null', '[]', '"text"', '3', '{}'])('%j: never 500', async (text) => {
    await app.standIn.play({ text });
    expect([200, 422, 503]).toContain((await app.owner(path, body)).status);
  });
});

describe('an upstream that says nothing for 30 seconds is given up', () => {
  const SILENCE_MS = 30_000;

  it('before the first word', async () => {
    await app.standIn.play({ mode: 'hang' });
    const asked = [
      sent(app.visitor('/api/recommendations', { description: 'x' })),
      sent(app.visitor('/api/chat', { message: 'x' })),
    ];
    const early = jest.fn();
    for (const answer of asked) void answer.then(early);
    await until(async () => (await app.standIn.calls()).length === asked.length, 'both are under way');
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(early).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    for (const answer of await Promise.all(asked)) expectError(answer, 503, /too long/);
  });

  it('in the middle, after the last word', async () => {
    await app.standIn.play({ mode: 'stall', text: 'one two three four' });
    const heard: StreamEvent[] = [];
    const asked = streamChat(app.ai.url, { message: 'x' }, { onEvent: (event) => void heard.push(event) });
    await until(() => heard.length === 3, 'three words are heard');
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(heard).toHaveLength(3);
    jest.advanceTimersByTime(1);
    const last = (await asked).events.at(-1);
    expect(last).toMatchObject({ name: 'error', data: { statusCode: 503 } });
    expect(last?.data.message).toMatch(/too long/);
  });
});
