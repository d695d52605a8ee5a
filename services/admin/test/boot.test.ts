import { randomUUID } from 'node:crypto';
import {
  createTestDatabase,
  freePort,
  runForTest,
  spawnService,
  startService,
} from '@peanut/service/testing';
import request from 'supertest';
import { createAdminService } from '../src/admin.module.js';
import { ROOT, adminEnv, expectError, openAdmin } from './support/admin.js';

const LINE = /^PEANUT_FIRST_BOOT_PASSWORD (\S+)$/m;

describe('booting the admin service', () => {
  it('makes up one password when two instances start together, shows it once, and keeps it', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, PRINT_PASSWORD_LINE: 'true', LOG_LEVEL: 'error' };
    const both = await Promise.all([startService(ROOT, 'admin', env), startService(ROOT, 'admin', env)]);
    const shown = both.flatMap((service) => LINE.exec(service.output())?.[1] ?? []);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/^[a-z]+(-[a-z]+){5}$/);
    for (const { url } of both)
      await request(url).post('/api/admin/verify').send({ password: shown[0] }).expect(200);
    await Promise.all(both.map((service) => service.stop()));
    const again = await startService(ROOT, 'admin', { ...env, ADMIN_PASSWORD: 'ignored later' });
    expect(again.output()).not.toMatch(LINE);
    await request(again.url).post('/api/admin/verify').send({ password: 'ignored later' }).expect(401);
    expect(await again.stop('SIGTERM')).toBe(0);
    await database.drop();
  });

  it('shows it as a readable log line unless asked for the plain one', async () => {
    const database = await createTestDatabase();
    const admin = await startService(ROOT, 'admin', { DATABASE_URL: database.url });
    expect(admin.output()).not.toMatch(LINE);
    const line = admin
      .output()
      .split('\n')
      .find((text) => text.includes('FirstPassword'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      message: expect.stringMatching(/password .* is [a-z-]+ /),
    });
    await admin.stop();
    await database.drop();
  });

  it.each(['12345', '      ', 'x'.repeat(201)])(
    'refuses ADMIN_PASSWORD %j in one line without showing it',
    async (password) => {
      const admin = spawnService(
        ROOT,
        'admin',
        { DATABASE_URL: 'postgres://h/test', ADMIN_PASSWORD: password },
        await freePort(),
      );
      expect(await admin.ended).toBe(1);
      expect(admin.output()).toMatch(/^admin: ADMIN_PASSWORD must have 6 to 200 characters[^\n]*\n$/);
      expect(admin.output()).not.toContain(password);
    },
  );

  it('answers 503 while there is no database', async () => {
    const env = adminEnv(`postgres://nobody@127.0.0.1:${await freePort()}/peanut_test`);
    const admin = await runForTest(await createAdminService(env), false);
    expectError(await request(admin.url).post('/api/admin/verify').send({ password: 'whatever' }), 503);
    expectError(await request(admin.url).get('/api/admin/settings/bar_name'), 503);
    expectError(
      await request(admin.url)
        .get('/internal/session')
        .set('Cookie', `peanut_session=${'A'.repeat(43)}`),
      503,
    );
    await request(admin.url).get('/health/live').expect(200);
    await request(admin.url).get('/health/ready').expect(503);
    await admin.stop();
  });
});

describe('GET /api/docs/admin.json', () => {
  it('lets only the public operations answer without a session', async () => {
    const admin = await openAdmin();
    const document = (await admin.call('get', '/api/docs/admin.json').expect(200)).body as {
      paths: Record<string, Record<string, { security: unknown[] }>>;
    };
    expect(JSON.stringify(document)).not.toContain('{}');
    const open = [
      'delete /api/admin/session',
      'get /api/admin/session',
      'get /api/admin/settings/{key}',
      'get /api/images/share/{list}/{picture}',
      'get /api/images/{id}',
      'post /api/admin/verify',
      'put /api/images/{id}',
    ];
    const answered: string[] = [];
    const marked: string[] = [];
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, { security }] of Object.entries(item)) {
        const address = path.replace('{key}', 'bar_name').replace('{id}', randomUUID());
        const answer = await admin.call(method as 'get', address);
        if (answer.status !== 401) answered.push(`${method} ${path}`);
        if (security.length === 0) marked.push(`${method} ${path}`);
      }
    expect(answered.sort()).toEqual(open);
    expect(marked.sort()).toEqual(open);
    expect(Object.keys(document.paths).every((path) => /^\/api\/(?:admin|images)\//.test(path))).toBe(true);
    await admin.close();
  });

  it('keeps internal addresses out of /api', async () => {
    const admin = await openAdmin();
    for (const path of [
      '/api/internal/session',
      '/api/admin/internal/session',
      '/api/admin/..%2f..%2finternal/session',
    ])
      expectError(await admin.call('get', path), 404);
    await admin.close();
  });
});
