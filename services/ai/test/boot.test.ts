import { freePort, spawnService, startService } from '@peanut/service/testing';
import request from 'supertest';
import { ROOT } from './support/test-app.js';

describe('the AI service as a process', () => {
  it('stops at bad variables with one line that names each, and shows no key', async () => {
    const bad = {
      RATE_LIMIT_CHAT: '0',
      RATE_LIMIT_RECOMMENDATIONS: 'many',
      RATE_LIMIT_PARSE: '-1',
      AI_DAILY_BUDGET: '1.5',
      OPENAI_BASE_URL: 'ftp://example.org',
      OPENAI_API_KEY: 'two words',
      MENU_URL: 'menu',
      REDIS_URL: 'http://redis',
    };
    const service = spawnService(ROOT, 'ai', bad, await freePort());
    expect(await service.ended).toBe(1);
    expect(service.output()).toMatch(/^ai: [^\n]*\n$/);
    for (const name of Object.keys(bad)) expect(service.output()).toContain(`${name} must be `);
    expect(service.output()).not.toContain(bad.OPENAI_API_KEY);
  });

  it('takes no password in the address of the model, and does not repeat it', async () => {
    const address = { OPENAI_BASE_URL: 'http://owner:s3cret-word@127.0.0.1:9/v1' };
    const service = spawnService(ROOT, 'ai', address, await freePort());
    expect(await service.ended).toBe(1);
    expect(service.output()).toMatch(/^ai: OPENAI_BASE_URL must hold no user name and no password[^\n]*\n$/);
    expect(service.output()).not.toMatch(/owner|s3cret/);
  });

  it('tells as one file, as in the product, which version of which revision it is', async () => {
    const service = await startService(ROOT, 'ai', { REVISION: '3f9ac0de' });
    const what = { version: '1.0.0', revision: '3f9ac0de' };
    await request(service.url)
      .get('/health/live')
      .expect(200, { live: true, ...what });
    expect((await request(service.url).get('/health/ready')).body).toMatchObject({ ready: true, ...what });
    await service.stop();
  });

  it('starts without Redis, menu, admin and key, says nothing of a secret, and ends by SIGTERM', async () => {
    const service = await startService(ROOT, 'ai', {
      REDIS_URL: 'redis://:geheim@127.0.0.1:9',
      OPENAI_API_KEY: 'sk-canary',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    });
    expect(await service.stop('SIGTERM')).toBe(0);
    expect(service.output()).not.toMatch(/geheim|canary/);
  });
});
