import { until, whileTimePasses } from '@peanut/service/testing';
import { streamChat, type StreamEvent } from './support/events.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OPENAI_PARALLEL: 1 });
});
afterAll(() => app.close());
beforeEach(() => app.standIn.forget());

const callCount = async (): Promise<number> => (await app.standIn.calls()).length;
const waitsIn = (events: readonly StreamEvent[]): object[] =>
  events.filter(({ name }) => name === 'waiting').map(({ data }) => data);

/** Asks the bartender, and keeps what is heard. */
function newGuest(message: string) {
  const events: StreamEvent[] = [];
  const onEvent = (event: StreamEvent): void => void events.push(event);
  return { events, done: streamChat(app.ai.url, { message }, { onEvent }) };
}

/** As pages ask for recommendations. */
const recommendations = (): Promise<Response> =>
  fetch(`${app.ai.url}/api/recommendations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify({ description: 'smoky' }),
  });

describe('a server that takes one question at a time', () => {
  it('lets guests wait in turn, and tells them how many are before them', async () => {
    await app.standIn.play({ mode: 'held' });
    const one = newGuest('one');
    await until(async () => (await callCount()) === 1, 'the first is asked');
    const two = newGuest('two');
    await until(() => two.events.length === 1, 'the second waits');
    const three = newGuest('three');
    await until(() => three.events.length === 1, 'the third waits');
    expect([waitsIn(two.events), waitsIn(three.events)]).toEqual([
      [{ reason: 'queue', before: 0 }],
      [{ reason: 'queue', before: 1 }],
    ]);
    await app.standIn.play({});
    await app.standIn.sayWord();
    for (const { done } of [one, two, three])
      expect((await done).events.at(-1)).toMatchObject({ name: 'done' });
    expect(waitsIn(three.events)).toEqual([
      { reason: 'queue', before: 1 },
      { reason: 'queue', before: 0 },
      { reason: 'turn' },
    ]);
  });

  it('gives the turn of a guest who leaves to the next', async () => {
    await app.standIn.play({ mode: 'held' });
    const leave = new AbortController();
    const gone = streamChat(app.ai.url, { message: 'one' }, { signal: leave.signal });
    await until(async () => (await callCount()) === 1, 'the first is asked');
    const next = newGuest('two');
    await until(() => next.events.length === 1, 'the second waits');
    await app.standIn.play({});
    leave.abort();
    await expect(gone).rejects.toThrow(/abort/i);
    expect((await next.done).events.at(-1)).toMatchObject({ name: 'done' });
  });
});

describe('an answer that takes its time', () => {
  it.each(['chat', 'recommendations'])('shows from 5 s on that the bartender lives: %s', async (kind) => {
    await app.standIn.play({ mode: 'held' });
    const asked =
      kind === 'recommendations'
        ? recommendations()
        : fetch(`${app.ai.url}/api/chat`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
            body: JSON.stringify({ message: 'smoky' }),
          });
    await until(async () => (await callCount()) === 1, 'the model is asked');
    await jest.advanceTimersByTimeAsync(5_000);
    const response = await asked;
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await jest.advanceTimersByTimeAsync(20_000);
    await app.standIn.sayWord();
    const text = await response.text();
    expect(text).toMatch(/^:\n:\n/);
    expect(text).toMatch(/event: done\ndata: \{"(?:response|recommendations)":.*\n\n$/);
  });

  it('is plain JSON when it is quick', async () => {
    await app.standIn.play({});
    const response = await recommendations();
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('vary')).toMatch(/accept/i);
  });

  it('tells in an event what went wrong once it has begun', async () => {
    await app.standIn.play({ mode: 'hang' });
    const asked = recommendations();
    await until(async () => (await callCount()) === 1, 'the model is asked');
    await jest.advanceTimersByTimeAsync(30_000);
    const response = await asked;
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/event: error\ndata: \{"statusCode":503,.*took too long/);
  });
});

it('waits for a model that is being loaded, and says so', async () => {
  await app.standIn.play({ dialect: 'llama-server', mode: 'loading', once: true });
  const guest = newGuest('hello');
  expect((await whileTimePasses(guest.done)).events.at(-1)).toMatchObject({ name: 'done' });
  expect(waitsIn(guest.events)).toEqual([{ reason: 'loading' }]);
});

it('says of a model that is still being loaded when the patience is over that it is', async () => {
  await app.standIn.play({ dialect: 'llama-server', mode: 'loading' });
  const asked = fetch(`${app.ai.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello' }),
  });
  const answer = await whileTimePasses(asked);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('still getting ready');
});

it('takes back what was said to a question that the server had cut', async () => {
  // It claims to have counted far fewer tokens than it was sent.
  await app.standIn.play({ dialect: 'ollama', window: 1_200 });
  const { events } = await newGuest('hello').done;
  expect(events.at(-1)).toMatchObject({ name: 'error', data: { statusCode: 503, withdrawn: true } });
});
