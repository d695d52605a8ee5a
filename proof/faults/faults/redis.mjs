import { setRedisMemory } from '../../stack/redis.mjs';
import { post } from '../call.mjs';

const file = 'proof/faults/faults/redis.mjs';

/** How long one answer of the chat and one wrong password took, in ms. Neither may fail for want of Redis. */
const askLimited = async ({ bar }) => ({
  chat: await post(bar, '/api/chat', { message: 'Something smoky?' }),
  login: await post(bar, '/api/admin/verify', { password: 'not the password' }),
});

/** A fault of Redis: limited calls are answered as ever while it lasts. */
async function withRedis(trial, inject, heal) {
  const slowest = { chat: 0, login: 0 };
  await trial.repeat(inject, {
    lasts: 500,
    heal: async () => {
      const { chat, login } = await askLimited(trial);
      trial.expect(chat.status === 200, `the chat answered ${chat.status}: ${chat.text}`);
      trial.expect([401, 429].includes(login.status), `a login answered ${login.status}: ${login.text}`);
      slowest.chat = Math.max(slowest.chat, chat.ms);
      slowest.login = Math.max(slowest.login, login.ms);
      await heal();
    },
  });
  trial.note(`chat ${Math.round(slowest.chat)} ms, login ${Math.round(slowest.login)} ms`);
}

export const REDIS_FAULTS = [
  {
    name: 'Redis killed',
    file,
    on: { nginx: 5 },
    run: (trial) =>
      withRedis(
        trial,
        () => trial.bar.kill('redis'),
        async () => trial.bar.start('redis'),
      ),
  },
  {
    name: 'Redis frozen',
    file,
    on: { nginx: 5 },
    run: (trial) =>
      withRedis(
        trial,
        async () => trial.bar.signal('redis', 'SIGSTOP'),
        async () => trial.bar.signal('redis', 'SIGCONT'),
      ),
  },
  {
    name: 'Redis full',
    file,
    on: { nginx: 5 },
    run: (trial) =>
      withRedis(
        trial,
        () => setRedisMemory(trial.bar.redisUrl, '1'),
        () => setRedisMemory(trial.bar.redisUrl, '64mb'),
      ),
  },
];
