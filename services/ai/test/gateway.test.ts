import { until } from '@peanut/service/testing';
import { streamChat } from './support/events.js';
import { startEmbedded, startNginx, type Gateway } from './support/gateways.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What a browser asks for: a gateway that compressed the stream would hold words back. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

describe.each([
  ['nginx', startNginx],
  ['the embedded gateway', startEmbedded],
])('chat through %s', (_name, start) => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await start(new URL(app.ai.url).host);
  });
  afterAll(() => gateway.stop());
  beforeEach(() => app.standIn.forget());

  it('each word arrives before the upstream has said the next', async () => {
    await app.standIn.play({ mode: 'word-by-word', text: 'one two three' });
    const options = { headers: BROWSER, onEvent: () => void app.standIn.sayWord() };
    const { response, events } = await streamChat(gateway.url, { message: 'x' }, options);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(events.map(({ name, data }) => [name, data.delta])).toEqual([
      ['message', 'one '],
      ['message', 'two '],
      ['message', 'three'],
      ['done', undefined],
    ]);
  });

  it('a guest who leaves ends the upstream call', async () => {
    await app.standIn.play({ mode: 'stall' });
    const leave = new AbortController();
    const asked = streamChat(
      gateway.url,
      { message: 'x' },
      { signal: leave.signal, onEvent: () => leave.abort() },
    );
    await expect(asked).rejects.toThrow(/abort/i);
    await until(async () => (await app.standIn.calls())[0]?.aborted === true, 'the upstream is left');
  });

  it('errors keep their status and message', async () => {
    await app.standIn.play({ mode: 'rate-limit' });
    const { response } = await streamChat(gateway.url, { message: 'x' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/rate limit/) as string });
  });

  it('passes the documents and the bartender’s name on', async () => {
    expect(await (await fetch(`${gateway.url}/api/ai/bartender`)).json()).toEqual({ name: 'stand-in-1' });
    expect((await fetch(`${gateway.url}/api/docs/ai.json`)).status).toBe(200);
  });
});
