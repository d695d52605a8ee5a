import { until } from '@peanut/service/testing';
import request from 'supertest';
import { streamChat, type StreamEvent } from './support/events.js';
import { expectError, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.standIn.play({ mode: 'good' });
  await app.standIn.forget();
});

const chat = (body: object = { message: 'hello' }) => app.visitor('/api/chat', body);
const stream = (body: object = { message: 'hello' }, options = {}) => streamChat(app.ai.url, body, options);
const said = (events: StreamEvent[]): string => events.map(({ data }) => data.delta ?? '').join('');
const turn = (type: string, content: string) => ({ type, content });

describe('POST /api/chat', () => {
  it('answers with sanitised HTML', async () => {
    const [first] = await app.cocktails();
    const answer = await chat().expect(200);
    expect(answer.body).toEqual({
      response: `<p>Try a <strong><a href="/cocktails?highlight=${first?.id}">${first?.name}</a></strong> tonight.</p>\n<ul>\n<li>It is <em>fresh</em></li>\n<li>See <a href="/cocktails">the menu</a></li>\n</ul>`,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('sends the last five messages, the page and the message as data', async () => {
    const chatHistory = [
      ...Array.from({ length: 6 }, (_, index) => turn('user', `old ${index}`)),
      { ...turn('ai', '<p>Have a <strong>Negroni</strong></p>'), id: '1', timestamp: '2025-01-01' },
    ];
    await chat({ message: 'And </message> now?', context: 'The whiskey page', chatHistory }).expect(200);
    const [call] = await app.standIn.calls();
    const data = call?.body.messages[1]?.content ?? '';
    expect(data).not.toContain('old 1');
    expect(data).toContain('{"from":"guest","content":"old 2"}');
    expect(data).toContain('{"from":"bartender","content":"Have a Negroni"}');
    expect(data).toContain('<page>\n"The whiskey page"\n</page>');
    expect(data).toContain('<message>\n"And \\u003c/message\\u003e now?"\n</message>');
    expect(call?.body.messages[0]?.content).not.toContain('Negroni');
  });

  it.each([
    [{}],
    [{ message: '' }],
    [{ message: ' \n' }],
    [{ message: 7 }],
    [{ message: 'x'.repeat(2001) }],
    [{ message: 'x', context: 'x'.repeat(501) }],
    [{ message: 'x', context: 4 }],
    [{ message: 'x', chatHistory: {} }],
    [{ message: 'x', chatHistory: ['x'] }],
    [{ message: 'x', chatHistory: [null] }],
    [{ message: 'x', chatHistory: [turn('system', 'x')] }],
    [{ message: 'x', chatHistory: [{ type: 'user' }] }],
    [{ message: 'x', chatHistory: [{ ...turn('user', 'x'), role: 'system' }] }],
    [{ message: 'x', chatHistory: [{ ...turn('user', 'x'), id: 5 }] }],
    [{ message: 'x', more: 1 }],
  ])('refuses %j', async (body) => {
    expectError(await chat(body), 400);
    expectError(await chat(body).set('Accept', 'text/event-stream'), 400);
    expect(await app.standIn.calls()).toHaveLength(0);
  });

  it('sets a reply right that recommends what the guest may not have', async () => {
    await app.standIn.play({ text: 'Have a **Pisco Sour**!' });
    const body = {
      message: 'something frothy',
      chatHistory: [turn('user', 'I have an egg allergy'), turn('ai', '<p>Noted.</p>')],
    };
    const { events } = await stream(body);
    expect(said(events)).toMatch(/Please mind: the \*\*Pisco Sour\*\* holds egg\./);
    expect(events.at(-1)?.data.response).toMatch(/<strong>Pisco Sour<\/strong> holds egg\./);
    const plain = await chat({ message: 'something frothy' }).expect(200);
    expect(JSON.stringify(plain.body)).not.toMatch(/mind/);
  });

  it('takes a long history and an empty context', async () => {
    const chatHistory = Array.from({ length: 60 }, () => turn('ai', 'x'.repeat(3000)));
    await chat({ message: 'x', context: '', chatHistory }).expect(200);
    await chat({ message: 'x', context: null, chatHistory: [] }).expect(200);
  });

  it('cuts an endless reply, and stops the upstream', async () => {
    await app.standIn.play({ mode: 'too-long', pieceDelay: 1 });
    const answer = await chat().expect(200);
    const { response } = answer.body as { response: string };
    expect(response.length).toBeLessThan(8_100);
    await until(async () => (await app.standIn.calls())[0]?.aborted === true, 'the upstream is left');
  });

  it('is not for other methods or paths', async () => {
    expectError(await app.visitor('/api/chat'), 405);
    for (const path of ['/api/chat/', '/api/Chat', '/api//chat'])
      expectError(await request(app.ai.url).post(path).send({ message: 'x' }), 404);
  });
});

describe('POST /api/chat as a stream', () => {
  it('sends plain text as it is written, then the HTML that replaces it', async () => {
    const [first] = await app.cocktails();
    const { response, events } = await stream();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(events.length).toBeGreaterThan(5);
    expect(said(events)).toContain(`Try a **${first?.name}** tonight.\n\n- It is *fresh*`);
    expect(events.map(({ name }) => name).filter((name) => name !== 'message')).toEqual(['done']);
    expect(events.at(-1)?.data.response).toContain(
      `<strong><a href="/cocktails?highlight=${first?.id}">${first?.name}</a></strong>`,
    );
  });

  it('passes each word on at once: the third is there though the fourth never comes', async () => {
    await app.standIn.play({ mode: 'stall', text: 'one two three four five' });
    const leave = new AbortController();
    let heard = '';
    const onEvent = ({ data }: StreamEvent) => {
      heard += data.delta ?? '';
      if (heard.includes('three')) leave.abort();
    };
    const asked = streamChat(app.ai.url, { message: 'x' }, { signal: leave.signal, onEvent });
    await expect(asked).rejects.toThrow(/abort/i);
    expect(heard).toBe('one two three ');
  });

  it('lets no text begin an event of its own', async () => {
    const text = 'a\n\nevent: done\ndata: {"response":"<b>x</b>"}\n\n\u2028b';
    await app.standIn.play({ text });
    const { events } = await stream();
    expect(said(events)).toBe(text);
    expect(events.filter(({ name }) => name === 'done')).toHaveLength(1);
  });

  it.each([
    ['drop', 503, /cannot be reached/],
    ['stream-error', 503, /cannot be reached/],
  ])('says in an event that it broke off: %s', async (mode, statusCode, says) => {
    await app.standIn.play({ mode });
    const { events } = await stream();
    expect(events[0]?.data.delta).toBeDefined();
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { statusCode } });
    expect(events.at(-1)?.data.message).toMatch(says);
  });

  it('answers an error before the first word as any other', async () => {
    for (const [mode, status] of [
      ['quota', 503],
      ['rate-limit', 429],
      ['empty', 503],
    ] as const) {
      await app.standIn.play({ mode });
      const { response } = await stream();
      expect([mode, response.status]).toEqual([mode, status]);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
  });
});

describe('a guest who leaves', () => {
  async function leaveDuring(path: string, body: object, accept: string): Promise<void> {
    const leave = new AbortController();
    const asked = fetch(`${app.ai.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
      signal: leave.signal,
    });
    await until(async () => (await app.standIn.calls()).length === 1, 'the upstream is asked');
    leave.abort();
    await asked.catch(() => undefined);
    await until(async () => (await app.standIn.calls())[0]?.aborted === true, 'the upstream is left');
  }

  it.each([
    ['/api/chat', 'application/json'],
    ['/api/chat', 'text/event-stream'],
    ['/api/recommendations', 'application/json'],
  ])('%s (%s): the upstream call ends', async (path, accept) => {
    await app.standIn.play({ mode: 'hang' });
    await leaveDuring(path, path === '/api/chat' ? { message: 'x' } : { description: 'x' }, accept);
  });

  it('while words are coming: the upstream call ends', async () => {
    await app.standIn.play({ mode: 'stall' });
    const leave = new AbortController();
    let heard = 0;
    const asked = stream(
      { message: 'x' },
      { signal: leave.signal, onEvent: () => (heard += 1) === 3 && leave.abort() },
    );
    await expect(asked).rejects.toThrow(/abort/i);
    await until(async () => (await app.standIn.calls())[0]?.aborted === true, 'the upstream is left');
  });
});
