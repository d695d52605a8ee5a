import { runForTest, type RunningService } from '@peanut/service/testing';
import { Redis } from 'ioredis';
import request from 'supertest';
import { createAiService } from '../src/ai.module.js';
import type { AiEnv } from '../src/env.js';
import { ask, letThrough, newAddress, newVisitor, times } from './support/ask.js';
import { expectError, startTestApp, redisDatabase, type TestApp } from './support/test-app.js';

const REDIS = redisDatabase(5);
const RATE_LIMITS = { RATE_LIMIT_CHAT: 4, RATE_LIMIT_RECOMMENDATIONS: 3, RATE_LIMIT_PARSE: 5 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe.each(['memory', 'Redis'])('rate limits, counted in %s', (where) => {
  let ai: RunningService;
  const start = async (own: Partial<AiEnv>) => {
    const redis = where === 'Redis' ? { REDIS_URL: REDIS } : {};
    return runForTest(await createAiService({ ...app.env, ...RATE_LIMITS, ...redis, ...own }));
  };
  beforeAll(async () => {
    const redis = new Redis(REDIS);
    await redis.flushdb();
    redis.disconnect();
    ai = await start({});
  });
  afterAll(() => ai.stop());

  it('gives each visitor an allowance, whatever else comes from the address', async () => {
    const address = newAddress();
    const guests = times(8, newVisitor);
    const passed = await Promise.all(
      guests.map((cookie) => letThrough(times(12, () => ask(ai.url, address, cookie)))),
    );
    expect(passed).toEqual(times(8, () => 4));
  });

  it('counts what is no request at all too, before it is checked', async () => {
    const headers = { 'X-Forwarded-For': newAddress(), Cookie: newVisitor() };
    const send = () => request(ai.url).post('/api/chat').set(headers).send({ nothing: 1 });
    for (let index = 0; index < 4; index += 1) expectError(await send(), 400);
    expectError(await send(), 429);
  });

  it('lets ten times that through from one address, however many cookies it has', async () => {
    const address = newAddress();
    expect(await letThrough(times(90, () => ask(ai.url, address, newVisitor())))).toBe(40);
  });

  it('a visitor over the limit takes nothing from the others at the address', async () => {
    const address = newAddress();
    const cookie = newVisitor();
    expect(await letThrough(times(80, () => ask(ai.url, address, cookie)))).toBe(4);
    expect(
      await letThrough(times(36, (index) => ask(ai.url, address, index % 2 ? newVisitor() : newVisitor()))),
    ).toBe(36);
  });

  it.each(['', 'peanut_visitor=', 'peanut_visitor=made-up', `peanut_visitor=${'x'.repeat(23)}`, 'other=1'])(
    'callers without the cookie share one allowance: %s',
    async (cookie) => {
      const address = newAddress();
      expect(await letThrough(times(20, () => ask(ai.url, address, cookie)))).toBe(4);
      expect((await ask(ai.url, address, newVisitor())).status).toBe(200);
    },
  );

  it('counts an IPv6 network of 64 bits as one address', async () => {
    const passed = letThrough(times(20, (index) => ask(ai.url, `2001:db8:5:${where.length}::${index + 1}`)));
    expect(await passed).toBe(4);
    expect((await ask(ai.url, `2001:db8:6:${where.length}::1`)).status).toBe(200);
  });

  it('counts chat, recommendations and forms apart, the three forms together', async () => {
    const address = newAddress();
    const visitor = newVisitor();
    const post = (path: string, body: object) =>
      request(ai.url)
        .post(path)
        .set({ 'X-Forwarded-For': address, Cookie: `${visitor}; ${app.cookie}` })
        .send(body);
    for (let index = 0; index < 3; index += 1)
      await post('/api/recommendations', { description: 'x' }).expect(200);
    expectError(await post('/api/recommendations', { preferences: {} }), 429, /rate limit/);
    await post('/api/chat', { message: 'x' }).expect(200);
    await post('/api/ai/parse-cocktail', { description: 'x' }).expect(200);
    await post('/api/ai/parse-cocktail', { description: 'x' }).expect(200);
    await post('/api/ai/parse-whiskey', { description: 'x' }).expect(200);
    await post('/api/ai/parse-whiskey', { description: 'x' }).expect(200);
    await post('/api/whiskeys/suggest-order', { newWhiskey: { name: 'x' } }).expect(200);
    for (const path of ['/api/ai/parse-cocktail', '/api/ai/parse-whiskey'])
      expectError(await post(path, { description: 'x' }), 429, /rate limit/);
    const refused = await post('/api/whiskeys/suggest-order', { newWhiskey: {} });
    expectError(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('a stream counts like any other, and is refused by an ordinary answer', async () => {
    const address = newAddress();
    const stream = () =>
      request(ai.url)
        .post('/api/chat')
        .set({ 'X-Forwarded-For': address, Accept: 'text/event-stream' })
        .send({ message: 'x' });
    for (let index = 0; index < 4; index += 1) await stream().expect(200);
    expectError(await stream(), 429, /rate limit/);
  });

  it('believes the address the gateway wrote, not those a client wrote', async () => {
    const address = newAddress();
    const forged = times(20, (index) => ask(ai.url, `203.0.113.${index}, ${address}`));
    expect(await letThrough(forged)).toBe(4);
  });
});

describe('the visitor cookie', () => {
  it('is anonymous, HttpOnly and SameSite, and is kept', async () => {
    const answer = await app.visitor('/api/ai/bartender').expect(200, { name: 'stand-in-1' });
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^peanut_visitor=[\w-]{22}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    const again = await app.visitor('/api/ai/bartender').set('Cookie', cookie.split(';')[0] ?? '');
    expect(again.get('Set-Cookie')).toBeUndefined();
  });

  it('is tied to https when the request came that way', async () => {
    const answer = await app.visitor('/api/ai/bartender').set('X-Forwarded-Proto', 'https').expect(200);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(
      /^__Host-peanut_visitor=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('comes with the first answer to those who skip that', async () => {
    const answer = await app.visitor('/api/chat', { message: 'x' }).expect(200);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(/^peanut_visitor=/);
  });
});
