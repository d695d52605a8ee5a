import {
  FROZEN_ANSWER_MS,
  advanceClock,
  createTestDatabase,
  freePort,
  runForTest,
  startTcpProxy,
  until,
  type RunningService,
  type TcpProxy,
} from '@peanut/service/testing';
import request from 'supertest';
import { createMenuService } from '../src/create-menu-service.js';
import {
  NEW_COCKTAIL,
  expectError,
  logIn,
  menuEnv,
  startTestApp,
  startAdmin,
  type TestApp,
} from './support/test-app.js';

/** How long the service may go by what it heard of a session, in ms. */
const SESSION_ANSWER_MAX_AGE = 1_000;

describe('while the admin service is down', () => {
  it('writes are 503, guests still read, the owner gets no list without the hidden, and all comes back by itself', async () => {
    const app = await startTestApp();
    await app.admin.stop();
    advanceClock(SESSION_ANSWER_MAX_AGE);
    const write = await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL);
    expectError(write, 503, /admin service/);
    expect(write.headers['retry-after']).toBe('1');
    await app.visitor('get', '/api/cocktails').expect(200);
    for (const path of ['/api/cocktails', '/api/whiskeys'])
      expectError(await app.owner('get', path), 503, /admin service/);
    await app.owner('get', '/api/pages').expect(200);
    expectError(await app.visitor('post', '/api/cocktails').send(NEW_COCKTAIL), 401);
    const again = await startAdmin(app.database.url, Number(new URL(app.admin.url).port));
    expect((await app.owner('get', '/api/cocktails').expect(200)).body).toHaveLength(12);
    const after = await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL);
    expect(after.status).toBe(201);
    await again.stop();
    await app.close();
  });

  it('a session that was ended stops counting within a second', async () => {
    const app = await startTestApp();
    await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL).expect(201);
    await request(app.admin.url).delete('/api/admin/session').set('Cookie', app.cookie).expect(204);
    advanceClock(SESSION_ANSWER_MAX_AGE);
    expectError(await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL), 401);
    expect(await logIn(app.admin)).not.toBe(app.cookie);
    await app.close();
  });
});

describe('while Postgres is away', () => {
  let app: TestApp;
  let proxy: TcpProxy;
  let menu: RunningService;
  const write = () => request(menu.url).post('/api/cocktails').set('Cookie', app.cookie).send(NEW_COCKTAIL);

  beforeAll(async () => {
    app = await startTestApp();
    proxy = await startTcpProxy(new URL(app.database.url));
    const url = new URL(app.database.url);
    url.port = String(proxy.port);
    menu = await runForTest(await createMenuService(menuEnv(url.href, { ADMIN_URL: app.admin.url })));
    await request(menu.url).get('/api/cocktails').expect(200);
  });
  afterAll(async () => {
    proxy.restore();
    await menu.stop();
    await proxy.close();
    await app.close();
  });

  it('stopped: the last list is served, writes are 503, readiness says so; then it recovers', async () => {
    proxy.cut();
    expectError(await write(), 503);
    await request(menu.url).get('/api/cocktails').expect(200);
    await request(menu.url).get('/health/live').expect(200);
    expect((await request(menu.url).get('/health/ready').expect(503)).body).toEqual({
      ready: false,
      parts: { database: 'no answer' },
      version: '1.0.0',
      revision: '',
    });
    proxy.restore();
    const started = Date.now();
    await until(async () => (await write()).status === 201, 'a write is taken');
    expect(Date.now() - started).toBeLessThan(3_000);
  });

  it('frozen: every answer comes in time, and it recovers', async () => {
    await write().expect(201);
    proxy.freeze();
    const started = Date.now();
    const answers = await Promise.all([write(), write(), request(menu.url).get('/api/cocktails'), write()]);
    expect(Date.now() - started).toBeLessThan(FROZEN_ANSWER_MS);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 503]);
    proxy.restore();
    await until(async () => (await write()).status === 201, 'a write is taken', 5_000);
  });
});

describe('with Postgres absent at boot', () => {
  it('lives, answers 503, and comes up by itself', async () => {
    const database = await createTestDatabase();
    const proxy = await startTcpProxy(new URL(database.url));
    proxy.cut();
    const url = new URL(database.url);
    url.port = String(proxy.port);
    const menu = await runForTest(await createMenuService(menuEnv(url.href)), false);
    await request(menu.url).get('/health/live').expect(200);
    await request(menu.url).get('/health/ready').expect(503);
    expectError(await request(menu.url).get('/api/cocktails'), 503);
    proxy.restore();
    await until(
      async () => (await request(menu.url).get('/api/cocktails')).status === 200,
      'the menu is read',
      4_000,
    );
    await request(menu.url).get('/health/ready').expect(200);
    await menu.stop();
    await proxy.close();
    await database.drop();
  });

  it('stops cleanly while it still waits for the database', async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/peanut_test`;
    const menu = await runForTest(await createMenuService(menuEnv(url)), false);
    await menu.stop();
  });
});
