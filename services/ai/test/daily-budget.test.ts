import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  runForTest,
  startTcpProxy,
  until,
  whileTimePasses,
  type RunningService,
} from '@peanut/service/testing';
import { Redis } from 'ioredis';
import request, { type Response as Answer } from 'supertest';
import { createAiService } from '../src/ai.module.js';
import type { AiEnv } from '../src/env.js';
import { ask, letThrough, newAddress, newVisitor, times } from './support/ask.js';
import { expectError, startTestApp, redisDatabase, type TestApp } from './support/test-app.js';

const REDIS = redisDatabase(6);
const FORMS: [path: string, body: object][] = [
  ['/api/ai/parse-cocktail', { description: 'x' }],
  ['/api/ai/parse-whiskey', { description: 'x' }],
  ['/api/whiskeys/suggest-order', { newWhiskey: { name: 'x' } }],
];

let app: TestApp;
let dataDir: string;
const running: RunningService[] = [];

async function start(own: Partial<AiEnv>): Promise<RunningService> {
  const ai = await runForTest(await createAiService({ ...app.env, ...own }));
  running.push(ai);
  return ai;
}

const strangers = (ai: RunningService, count: number): Promise<number> =>
  letThrough(times(count, () => ask(ai.url, newAddress(), newVisitor())));

const asOwner = (ai: RunningService, path: string, body: object): Promise<Answer> =>
  request(ai.url).post(path).set({ Cookie: app.cookie, 'X-Forwarded-For': newAddress() }).send(body);

async function withRedis(work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(REDIS);
  await work(redis);
  redis.disconnect();
}

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'peanut-budget-'));
  await withRedis((redis) => redis.flushdb());
});
afterEach(async () => {
  for (const ai of running.splice(0)) await ai.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => app.close());

describe.each(['a file', 'Redis'])('the daily budget, counted in %s', (where) => {
  const place = (): Partial<AiEnv> => (where === 'Redis' ? { REDIS_URL: REDIS } : { DATA_DIR: dataDir });

  it('is one for all guests; the owner has a reserve, in the forms and in the chat', async () => {
    const ai = await start({ ...place(), AI_DAILY_BUDGET: 6 });
    expect(await strangers(ai, 30)).toBe(6);
    const refused = await ask(ai.url, newAddress(), newVisitor());
    expectError({ status: refused.status, body: await refused.json() }, 429, /rate limit for today/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    for (const [path, body] of FORMS) expect((await asOwner(ai, path, body)).status).not.toBe(429);
    expect((await asOwner(ai, '/api/chat', { message: 'x' })).status).toBe(200);
    for (let used = 4; used < 10; used += 1) await asOwner(ai, '/api/chat', { message: 'x' });
    expectError(await asOwner(ai, ...(FORMS[0] as (typeof FORMS)[0])), 429, /rate limit/);
    expect(await strangers(ai, 3)).toBe(0);
  });

  it('gives no address more than a tenth, however many cookies it makes up', async () => {
    const ai = await start({ ...place(), AI_DAILY_BUDGET: 50 });
    const address = newAddress();
    expect(await letThrough(times(20, () => ask(ai.url, address, newVisitor())))).toBe(5);
    const refused = await ask(ai.url, address, newVisitor());
    expectError(
      { status: refused.status, body: await refused.json() },
      429,
      /address .*rate limit for today/,
    );
    expect(await strangers(ai, 10)).toBe(10);
    expect((await asOwner(ai, '/api/chat', { message: 'x' })).status).toBe(200);
  });

  it('outlasts a restart', async () => {
    const first = await start({ ...place(), AI_DAILY_BUDGET: 10 });
    expect(await strangers(first, 7)).toBe(7);
    await first.stop();
    const second = await start({ ...place(), AI_DAILY_BUDGET: 10 });
    expect(await strangers(second, 10)).toBe(3);
  });

  it('costs nothing where a body is refused, and nothing for the house bartender', async () => {
    const ai = await start({ ...place(), AI_DAILY_BUDGET: 2 });
    for (let index = 0; index < 5; index += 1) await request(ai.url).post('/api/chat').send({}).expect(400);
    expect(await strangers(ai, 4)).toBe(2);
    const house = await start({ ...place(), AI_DAILY_BUDGET: 1, OPENAI_BASE_URL: undefined });
    const address = newAddress();
    expect(await letThrough(times(8, () => ask(house.url, address, newVisitor())))).toBe(8);
  });
});

describe('the daily budget and what goes wrong', () => {
  it('goes on from what it knew while Redis is frozen, and with a tenth more at most', async () => {
    const proxy = await startTcpProxy(new URL(REDIS));
    const url = Object.assign(new URL(REDIS), { host: `127.0.0.1:${proxy.port}` }).href;
    const ai = await start({ REDIS_URL: url, AI_DAILY_BUDGET: 20 });
    expect(await strangers(ai, 15)).toBe(15);
    proxy.freeze();
    expect(await whileTimePasses(strangers(ai, 10))).toBe(2);
    expect((await whileTimePasses(asOwner(ai, '/api/chat', { message: 'x' }))).status).toBe(200);
    await proxy.close();
  });

  it('is told to a Redis that comes back with nothing in it', async () => {
    const ai = await start({ REDIS_URL: REDIS, AI_DAILY_BUDGET: 20 });
    expect(await strangers(ai, 15)).toBe(15);
    await withRedis((redis) => redis.flushdb());
    expect(await strangers(ai, 10)).toBe(5);
  });

  it('goes on where the disk takes nothing, or holds nonsense', async () => {
    const file = join(dataDir, 'occupied');
    writeFileSync(file, '');
    expect(await strangers(await start({ DATA_DIR: file, AI_DAILY_BUDGET: 3 }), 5)).toBe(3);
    const ai = await start({ DATA_DIR: dataDir, AI_DAILY_BUDGET: 3 });
    expect(await strangers(ai, 1)).toBe(1);
    await ai.stop();
    const kept = join(dataDir, 'ai/daily-budget.json');
    writeFileSync(kept, '{"budget":{"taken":');
    expect(await strangers(await start({ DATA_DIR: dataDir, AI_DAILY_BUDGET: 3 }), 5)).toBe(3);
    await until(() => readFileSync(kept, 'utf8').includes('"taken":3'), 'it is kept again');
  });
});
