import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { Logger } from '@nestjs/common';
import {
  freePort,
  runForTest,
  startTcpProxy,
  until,
  whileTimePasses,
  type RunningService,
} from '@peanut/service/testing';
import { Redis } from 'ioredis';
import { createAiService } from '../src/ai.module.js';
import { ask, letThrough, newAddress, newVisitor, times } from './support/ask.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const LIMIT = 12;

/** A Redis of its own, to be killed. */
async function startRedis(port: number): Promise<ChildProcess> {
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await until(() => answers(port), 'Redis answers');
  return redis;
}

async function answers(port: number): Promise<boolean> {
  const client = new Redis(port, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  const isThere = await client.ping().then(
    () => true,
    () => false,
  );
  client.disconnect();
  return isThere;
}

async function kill(redis: ChildProcess): Promise<void> {
  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await ended;
}

let app: TestApp;
let port: number;
let redis: ChildProcess;
let services: RunningService[];

const start = async (redisPort: number): Promise<RunningService> =>
  runForTest(
    await createAiService({
      ...app.env,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      RATE_LIMIT_CHAT: LIMIT,
    }),
  );

/** Sends `count` requests to both services in turn, all at once. */
const askBoth = (count: number, address: string, cookie?: string): Promise<Response>[] =>
  times(count, (index) => ask(services[index % 2]?.url ?? '', address, cookie));

/** How often something was said of Redis; neither service says it to the log of this test. */
function listenTo(level: 'warn' | 'log', text: string): () => number {
  const spy = jest.spyOn(Logger.prototype, level).mockImplementation();
  return () => spy.mock.calls.filter(([message]) => String(message).includes(text)).length;
}

beforeAll(async () => {
  app = await startTestApp();
  port = await freePort();
  redis = await startRedis(port);
  services = [await start(port), await start(port)];
});
afterAll(async () => {
  for (const service of services) await service.stop();
  await kill(redis);
  await app.close();
});

describe('two services with one Redis', () => {
  it('share each visitor’s allowance exactly, under parallel load', async () => {
    for (let round = 0; round < 3; round += 1)
      expect(await letThrough(askBoth(4 * LIMIT, newAddress(), newVisitor()))).toBe(LIMIT);
  });

  it('share the allowance of an address exactly', async () => {
    const address = newAddress();
    const asked = times(14, () => askBoth(LIMIT, address, newVisitor())).flat();
    expect(await letThrough(asked)).toBe(10 * LIMIT);
  });

  it('go on without Redis, each counting for itself, and share again when it is back', async () => {
    const inMemory = listenTo('warn', 'counts its limits in memory');
    const shared = listenTo('log', 'limits are shared');
    const running = letThrough(askBoth(10, newAddress(), newVisitor()));
    await kill(redis);
    await whileTimePasses(running);
    expect(await letThrough(askBoth(6 * LIMIT, newAddress(), newVisitor()))).toBe(2 * LIMIT);
    await until(() => inMemory() === 2, 'both have said so');
    redis = await startRedis(port);
    const isShared = until(() => shared() === 2, 'both are connected again');
    await whileTimePasses(isShared);
    expect(inMemory()).toBe(2);
    // Neither asks it again right after it has failed.
    jest.advanceTimersByTime(500);
    expect(await letThrough(askBoth(4 * LIMIT, newAddress(), newVisitor()))).toBe(LIMIT);
    jest.restoreAllMocks();
  });

  it('do not wait for a Redis that is frozen, and after one request do not ask it', async () => {
    const proxy = await startTcpProxy(new URL(`redis://127.0.0.1:${port}`));
    const service = await start(proxy.port);
    const askOnce = () => ask(service.url, newAddress(), newVisitor());
    expect((await askOnce()).status).toBe(200);
    proxy.freeze();
    expect((await whileTimePasses(askOnce())).status).toBe(200);
    expect((await askOnce()).status).toBe(200);
    await service.stop();
    await proxy.close();
  });
});
