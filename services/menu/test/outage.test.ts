import {
  FIRST_PASSWORD,
  advanceClock,
  createTestDatabase,
  freePort,
  logIn,
  runForTest,
  sharedAdmin,
  startClock,
  startService,
  startTcpProxy,
  until,
  type OwnersAdmin,
  type RunningService,
  type ServiceProcess,
  type TcpProxy,
  type TestDatabase,
} from '@peanut/service/testing';
import request from 'supertest';
import { createMenuService } from '../src/menu.module.js';
import { openStream } from './support/event-stream.js';
import { NEW_COCKTAIL, ROOT, expectError, menuEnv, startTestApp, type TestApp } from './support/test-app.js';

/** How long the service may go by what it heard of a session, in ms. */
const SESSION_ANSWER_MAX_AGE = 1_000;

describe('while the admin service', () => {
  let database: TestDatabase;
  let admin: ServiceProcess & OwnersAdmin;
  let app: TestApp;

  const startAdmin = (port?: number) =>
    startService(
      ROOT,
      'admin',
      { DATABASE_URL: database.url, ADMIN_PASSWORD: FIRST_PASSWORD, LOG_LEVEL: 'error', DATABASE_POOL: '4' },
      port,
    );
  beforeEach(async () => {
    database = await createTestDatabase();
    const started = await startAdmin();
    admin = { ...started, cookie: await logIn(started.url) };
    app = await startTestApp({}, admin);
  });
  afterEach(async () => {
    await app.close();
    await admin.stop();
    await database.drop();
  });

  it('is down, writes are 503, guests still read, the owner gets no list without the hidden, and all comes back by itself', async () => {
    await admin.stop();
    advanceClock(SESSION_ANSWER_MAX_AGE);
    const write = await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL);
    expectError(write, 503, /admin service/);
    expect(write.headers['retry-after']).toBe('1');
    await app.visitor('get', '/api/cocktails').expect(200);
    for (const path of ['/api/cocktails', '/api/whiskeys'])
      expectError(await app.owner('get', path), 503, /admin service/);
    await app.owner('get', '/api/pages').expect(200);
    expectError(await app.visitor('post', '/api/cocktails').send(NEW_COCKTAIL), 401);
    const again = await startAdmin(Number(new URL(admin.url).port));
    expect((await app.owner('get', '/api/cocktails').expect(200)).body).toHaveLength(12);
    const after = await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL);
    expect(after.status).toBe(201);
    await again.stop();
  });

  it('has ended a session, that stops counting within a second', async () => {
    await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL).expect(201);
    await request(admin.url).delete('/api/admin/session').set('Cookie', admin.cookie).expect(204);
    advanceClock(SESSION_ANSWER_MAX_AGE);
    expectError(await app.owner('post', '/api/cocktails').send(NEW_COCKTAIL), 401);
    expect(await logIn(admin.url)).not.toBe(admin.cookie);
  });
});

describe('while Postgres is away', () => {
  let app: TestApp;
  let proxy: TcpProxy;
  let menu: RunningService;
  const admin = sharedAdmin();
  const write = () => request(menu.url).post('/api/cocktails').set('Cookie', admin.cookie).send(NEW_COCKTAIL);

  beforeAll(async () => {
    app = await startTestApp();
    proxy = await startTcpProxy(new URL(app.database.url));
    const url = new URL(app.database.url);
    url.port = String(proxy.port);
    menu = await runForTest(await createMenuService(menuEnv(url.href, { ADMIN_URL: admin.url })));
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
    await until(async () => (await write()).status === 201, 'a write is taken');
  });

  it('stopped: the shelf is 503, guests’ list and stream stay as they were, the owner gets no stream', async () => {
    const shelf = (method: 'get' | 'post', body?: object) =>
      request(menu.url)[method]('/api/shelf').set('Cookie', admin.cookie).send(body);
    await until(
      async () => [201, 409].includes((await shelf('post', { name: 'Campari', isStocked: false })).status),
      'the shelf is written',
    );
    const list = async () => (await request(menu.url).get('/api/cocktails').expect(200)).text;
    const before = await list();
    // No time passes, so what was not read at the start is read only when it is asked for.
    for (const name of ['whiskeys', 'spirit-options', 'pages'])
      await request(menu.url).get(`/api/${name}`).expect(200);
    proxy.cut();
    expectError(await shelf('get'), 503);
    expectError(await shelf('post', { name: 'Gin', isStocked: false }), 503);
    expect(await list()).toBe(before);
    const stream = await openStream(menu.url);
    const { headers } = await request(menu.url).get('/api/cocktails');
    expect(stream.status).toBe(200);
    expect(await stream.told(1)).toMatchObject({ cocktails: headers['etag'] });
    stream.close();
    expectError(await request(menu.url).get('/api/events').set('Cookie', admin.cookie), 503);
    proxy.restore();
    await until(async () => (await shelf('get')).status === 200, 'the shelf is read');
    expect((await shelf('get')).body).toMatchObject([{ name: 'Campari', isStocked: false }]);
  });

  it('stopped: restore points and the export are 503, and no point is half made', async () => {
    const path = '/api/restore-points';
    const points = (method: 'get' | 'post') => request(menu.url)[method](path).set('Cookie', admin.cookie);
    await until(async () => (await points('post')).status === 201, 'a point is made');
    proxy.cut();
    expectError(await points('get'), 503);
    expectError(await points('post'), 503);
    expectError(await request(menu.url).get('/api/export').set('Cookie', admin.cookie), 503);
    proxy.restore();
    await until(async () => (await points('get')).status === 200, 'the points are read');
    expect((await points('get')).body).toMatchObject([{ cocktails: expect.any(Number) }]);
  });

  it('frozen: every answer comes while it is, and it recovers', async () => {
    await write().expect(201);
    proxy.freeze();
    startClock();
    const answers = await Promise.all([write(), write(), request(menu.url).get('/api/cocktails'), write()]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 503]);
    proxy.restore();
    await until(async () => (await write()).status === 201, 'a write is taken');
  });
});

describe('with Postgres absent at boot', () => {
  beforeAll(() => startClock());

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
