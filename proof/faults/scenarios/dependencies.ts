// Faults of Postgres and Redis, and of the database of `npm start`.
import { redisClients, setRedisMemory } from '../../stack/redis.mjs';
import { takeAllConnections } from '../../stack/postgres.mjs';
import { post } from '../../lib/call.js';
import type { Fault, Scenario } from '../scenario.js';

/** A fault of Redis: the chat and wrong passwords, whose calls are counted there, are answered as ever while it lasts. */
async function withoutRedis(scenario: Scenario, inject: () => unknown, heal: () => unknown): Promise<void> {
  const { product } = scenario;
  scenario.expect((await redisClients(scenario.stack.redisUrl)) > 0, 'no service is connected to Redis');
  const slowest = { chat: 0, login: 0 };
  await scenario.repeat(inject, {
    lasts: 500,
    heal: async () => {
      const chat = await post(product, '/api/chat', { message: 'Something smoky?' });
      const login = await post(product, '/api/admin/verify', { password: 'not the password' });
      scenario.expect(chat.status === 200, `the chat answered ${chat.status}: ${chat.text}`);
      scenario.expect([401, 429].includes(login.status), `a login answered ${login.status}: ${login.text}`);
      slowest.chat = Math.max(slowest.chat, chat.ms);
      slowest.login = Math.max(slowest.login, login.ms);
      await heal();
    },
  });
  scenario.notes.push(`chat ${Math.round(slowest.chat)} ms, login ${Math.round(slowest.login)} ms`);
}

export const FAULTS: Fault[] = [
  {
    name: 'Postgres restarted during Save',
    on: { nginx: 30 },
    leastHits: 0.5,
    run: (scenario) =>
      scenario.repeat(() => scenario.stack.kill('postgres'), {
        heal: () => scenario.stack.startPart('postgres'),
        rests: 500,
      }),
  },
  {
    name: 'database killed during Save',
    on: { 'npm start': 25 },
    leastHits: 0.5,
    run: (scenario) => scenario.repeat(() => scenario.product.kill('database'), { rests: 500 }),
  },
  {
    name: 'Postgres frozen',
    on: { nginx: 5 },
    freezes: true,
    run: (scenario) => scenario.freeze('postgres', 4_500),
  },
  {
    name: 'Postgres absent while the services start',
    on: { nginx: 5 },
    run: (scenario) =>
      scenario.repeat(
        async () => {
          await scenario.stack.stopPart('postgres');
          await Promise.all([scenario.stack.kill('menu'), scenario.stack.kill('admin')]);
        },
        { lasts: 2_500, heal: () => scenario.stack.startPart('postgres') },
      ),
  },
  {
    name: 'Postgres out of connections',
    on: { nginx: 5 },
    freezes: true,
    run: async (scenario) => {
      let release: () => unknown = () => undefined;
      const take = async (): Promise<void> => {
        release = await takeAllConnections(scenario.stack.databases.superuser);
      };
      await scenario.repeat(take, { lasts: 3_000, heal: () => release() });
    },
  },
  {
    name: 'Redis killed',
    on: { nginx: 5 },
    run: (scenario) =>
      withoutRedis(
        scenario,
        () => scenario.stack.kill('redis'),
        () => scenario.stack.startPart('redis'),
      ),
  },
  {
    name: 'Redis frozen',
    on: { nginx: 5 },
    run: (scenario) =>
      withoutRedis(
        scenario,
        () => scenario.stack.signal('redis', 'SIGSTOP'),
        () => scenario.stack.signal('redis', 'SIGCONT'),
      ),
  },
  {
    name: 'Redis full',
    on: { nginx: 5 },
    run: (scenario) =>
      withoutRedis(
        scenario,
        () => setRedisMemory(scenario.stack.redisUrl, '1'),
        () => setRedisMemory(scenario.stack.redisUrl, '64mb'),
      ),
  },
];
