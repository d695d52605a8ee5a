import { runForTest, until, type RunningService } from '@peanut/service/testing';
import { createAiService } from '../../src/ai.module.js';
import { askForStream } from '../support/events.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Answers that take longer than this begin as a stream, in ms. */
const BEGIN_MS = 5_000;
const COMMENT_MS = 10_000;
/** How long the model may say nothing. */
const SILENCE_MS = 30_000;

const CALLS: [path: string, body: object, answer: string][] = [
  ['/api/recommendations', { description: 'smoky' }, 'recommendations'],
  ['/api/ai/parse-cocktail', { description: 'a paper plane' }, 'ingredients'],
  ['/api/ai/parse-whiskey', { description: 'eagle rare' }, 'proof'],
  ['/api/whiskeys/suggest-order', { newWhiskey: { name: 'Eagle Rare' } }, 'suggestedNumber'],
  ['/api/ai/model/trial', {}, 'findings'],
];

let app: TestApp;
/** Asks its model one question at a time. */
let ai: RunningService;
beforeAll(async () => {
  app = await startTestApp();
  ai = await runForTest(await createAiService({ ...app.env, OPENAI_PARALLEL: 1 }));
});
afterAll(async () => {
  await ai.stop();
  await app.close();
});
beforeEach(() => app.standIn.forget());

const ask = (path: string, body: object): Promise<Response> =>
  askForStream(`${ai.url}${path}`, body, { headers: { cookie: app.cookie } });

const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0];

/** What the last event says; fails when anything but comments and these events came before it. */
function lastOf(text: string, before: string, name: string): unknown {
  const [, last] = text.split(`event: ${name}\ndata: `);
  expect(text).toBe(`${before}event: ${name}\ndata: ${last}`);
  return JSON.parse(last ?? '');
}

async function underWay(): Promise<void> {
  await until(async () => (await app.standIn.calls()).length === 1, 'the model is asked');
}

describe.each(CALLS)('POST %s, for a page that can read a stream', (path, body, field) => {
  it('is JSON when it is quick', async () => {
    await app.standIn.play({});
    const response = await ask(path, body);
    expect([response.status, typeOf(response)]).toEqual([200, 'application/json']);
    expect(response.headers.get('vary')).toMatch(/accept/i);
    expect(await response.json()).toHaveProperty(field);
  });

  it('is a stream when it takes long: signs of life, then the answer', async () => {
    await app.standIn.play({ mode: 'held', once: true });
    const asked = ask(path, body);
    await underWay();
    await jest.advanceTimersByTimeAsync(BEGIN_MS);
    const response = await asked;
    expect([response.status, typeOf(response)]).toEqual([200, 'text/event-stream']);
    const text = response.text();
    await jest.advanceTimersByTimeAsync(2 * COMMENT_MS);
    await app.standIn.sayWord();
    expect(lastOf(await text, ':\n:\n', 'done')).toHaveProperty(field);
  });

  it('is a stream that says so when it waits for its turn', async () => {
    await app.standIn.play({ mode: 'held', once: true });
    const first = ask('/api/recommendations', { description: 'first' });
    await underWay();
    const second = await ask(path, body);
    expect(typeOf(second)).toBe('text/event-stream');
    await app.standIn.sayWord();
    await first;
    const waiting =
      'event: waiting\ndata: {"reason":"queue","before":0}\n\nevent: waiting\ndata: {"reason":"turn"}\n\n';
    expect(lastOf(await second.text(), waiting, 'done')).toHaveProperty(field);
  });
});

describe.each(CALLS.slice(0, -1))('POST %s, as a stream that fails', (path, body) => {
  it('ends with the error', async () => {
    await app.standIn.play({ mode: 'hang' });
    const asked = ask(path, body);
    await underWay();
    await jest.advanceTimersByTimeAsync(BEGIN_MS);
    const text = (await asked).text();
    await jest.advanceTimersByTimeAsync(SILENCE_MS - BEGIN_MS);
    expect(lastOf(await text, ':\n:\n', 'error')).toMatchObject({ statusCode: 503 });
  });
});
