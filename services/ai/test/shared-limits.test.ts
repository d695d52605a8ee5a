import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { freePort, startService, startTcpProxy, until, type ServiceProcess } from '@peanut/service/testing';
import { Redis } from 'ioredis';
import { ask, letThrough, newAddress, newVisitor, times } from './support/ask.js';
import { ROOT, startTestApp, type TestApp } from './support/test-app.js';

const LIMIT = 12;

/** A Redis of its own, to be killed. */
async function startRedis(port: number): Promise<ChildProcess> {
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const client = new Redis(port, { lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: 200 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return redis;
}

async function kill(redis: ChildProcess): Promise<void> {
  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await ended;
}

let app: TestApp;
let port: number;
let redis: ChildProcess;
let services: ServiceProcess[];

const serviceEnv = (redisUrl: string): Record<string, string> => ({
  MENU_URL: app.menu.url,
  ADMIN_URL: app.env.ADMIN_URL,
  OPENAI_BASE_URL: `${app.standIn.url}/v1`,
  REDIS_URL: redisUrl,
  RATE_LIMIT_CHAT: String(LIMIT),
  AI_DAILY_BUDGET: '1000000',
  LOG_LEVEL: 'info',
});

/** Sends `count` requests to both processes in turn, all at once. */
const askBoth = (count: number, address: string, cookie?: string): Promise<Response>[] =>
  times(count, (index) => ask(services[index % 2]?.url ?? '', address, cookie));

const saidBy = (text: string): number[] => services.map((service) => service.output().split(text).length - 1);

beforeAll(async () => {
  app = await startTestApp();
  port = await freePort();
  redis = await startRedis(port);
  const env = serviceEnv(`redis://127.0.0.1:${port}`);
  services = await Promise.all(times(2, () => startService(ROOT, 'ai', env)));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await kill(redis);
  await app.close();
});

describe('two processes with one Redis', () => {
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
    const before = newVisitor();
    const address = newAddress();
    expect(await letThrough(askBoth(10, address, before))).toBe(10);
    const during = newVisitor();
    const running = letThrough(askBoth(10, newAddress(), newVisitor()));
    await kill(redis);
    await running;
    expect(await letThrough(askBoth(6 * LIMIT, newAddress(), during))).toBe(2 * LIMIT);
    const inMemory = () => saidBy('counts its limits in memory');
    await until(() => inMemory().every((count) => count > 0), 'both have said so');
    expect(inMemory()).toEqual([1, 1]);
    redis = await startRedis(port);
    await until(() => saidBy('limits are shared').every((count) => count === 1), 'both are connected again');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await letThrough(askBoth(4 * LIMIT, newAddress(), newVisitor()))).toBe(LIMIT);
  });

  it('do not wait for a Redis that is frozen', async () => {
    const proxy = await startTcpProxy(new URL(`redis://127.0.0.1:${port}`));
    const service = await startService(ROOT, 'ai', serviceEnv(`redis://127.0.0.1:${proxy.port}`));
    const visitor = newVisitor();
    const address = newAddress();
    expect((await ask(service.url, address, visitor)).status).toBe(200);
    proxy.freeze();
    const started = Date.now();
    expect((await ask(service.url, address, visitor)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(3_000);
    const again = Date.now();
    expect((await ask(service.url, address, visitor)).status).toBe(200);
    expect(Date.now() - again).toBeLessThan(1_000);
    await service.stop();
    await proxy.close();
  });
});
