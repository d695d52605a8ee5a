import { sent, until } from '@peanut/service/testing';
import { PASSWORD, expectError, newAddress, openAdmin, type Admin } from './support/admin.js';

let admin: Admin;
beforeAll(async () => {
  admin = await openAdmin();
});
afterAll(() => admin.close());
// A test may end with another password.
beforeEach(() => admin.storeHash('cheap'));

const PATHS = ['/api/admin/session', '/internal/session'];
const HOURS = 3_600_000;

async function setAges(created: string, seen: string): Promise<void> {
  await admin.database.query(
    `UPDATE admin.sessions SET created_at = now() - $1::interval, last_seen_at = now() - $2::interval`,
    [created, seen],
  );
}

describe.each(PATHS)('GET %s', (path) => {
  it('tells a live session from none', async () => {
    expect((await admin.call('get', path).expect(200)).body).toEqual({ active: false });
    for (const cookie of ['peanut_session=', 'peanut_session=x', `peanut_session=${'A'.repeat(43)}`])
      expect((await admin.call('get', path, cookie).expect(200)).body).toEqual({ active: false });
    const answer = await admin.call('get', path, await admin.logIn()).expect(200);
    const { active, expiresAt } = answer.body as { active: boolean; expiresAt: string };
    expect(active).toBe(true);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(7.9 * HOURS);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThan(8.1 * HOURS);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('ends a session after 8 idle hours and after 7 days', async () => {
    const cookie = await admin.logIn();
    const active = async () => ((await admin.call('get', path, cookie)).body as { active: boolean }).active;
    // Two minutes are more than Jest waits for a test.
    await setAges('8 hours', '7 hours 58 minutes');
    expect(await active()).toBe(true);
    await setAges('9 hours', '8 hours 1 second');
    expect(await active()).toBe(false);
    await setAges('6 days 23 hours', '1 hour');
    const answer = await admin.call('get', path, cookie);
    const { expiresAt } = answer.body as { expiresAt: string };
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThan(1.1 * HOURS);
    await setAges('7 days 1 second', '1 minute');
    expect(await active()).toBe(false);
  });
});

describe('DELETE /api/admin/session', () => {
  it('ends the session and clears the cookie, and is content without one', async () => {
    const cookie = await admin.logIn();
    const answer = await admin.call('delete', '/api/admin/session', cookie).expect(204);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(/^peanut_session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await admin.call('get', '/api/admin/session', cookie)).body).toEqual({ active: false });
    await admin.call('delete', '/api/admin/session').expect(204);
  });
});

describe('POST /api/admin/password', () => {
  const change = (cookie: string | undefined, body: object) =>
    admin.call('post', '/api/admin/password', cookie).send(body);

  it.each([
    { newPassword: '12345' },
    { newPassword: '' },
    { newPassword: '      ' },
    { newPassword: 123456 },
    { newPassword: null },
    {},
  ])('refuses %j', async (body) => {
    expectError(await change(await admin.logIn(), body), 400, /^Password must be at least 6 characters$/);
  });

  it('refuses more than 200 characters, other fields, and visitors', async () => {
    const cookie = await admin.logIn();
    expectError(await change(cookie, { newPassword: 'x'.repeat(201) }), 400, /200/);
    expectError(await change(cookie, { newPassword: 'abcdef', other: 1 }), 400);
    expectError(await change(undefined, { newPassword: 'abcdef' }), 401);
  });

  it('takes six characters, ends every other session and keeps its own', async () => {
    const [own, ...others] = [await admin.logIn(), await admin.logIn(), await admin.logIn()];
    await change(own, { newPassword: '🥜🥜🥜🥜🥜🥜' }).expect(200);
    expect((await admin.call('get', '/api/admin/session', own)).body).toMatchObject({ active: true });
    for (const cookie of others)
      expect((await admin.call('get', '/internal/session', cookie)).body).toEqual({ active: false });
    expectError(await admin.verify(PASSWORD, { 'X-Forwarded-For': newAddress() }), 401);
    await admin.logIn('🥜🥜🥜🥜🥜🥜');
    await change(own, { newPassword: PASSWORD }).expect(200);
  });

  it('lets no login with the old password slip past the change', async () => {
    const own = await admin.logIn();
    const { hold, waiting } = admin.database;
    const letGo = await hold('LOCK TABLE admin.sessions IN SHARE MODE');
    // The new password is stored, not yet committed, and the other sessions are about to end.
    const changing = sent(change(own, { newPassword: 'another one' }));
    await until(async () => (await waiting()) === 1, 'the change waits for the sessions');
    const login = sent(admin.verify(PASSWORD, { 'X-Forwarded-For': newAddress() }));
    await until(async () => (await waiting()) === 2, 'the login waits too');
    await letGo();
    expect((await changing).status).toBe(200);
    expectError(await login, 401);
    expect(await admin.database.query('SELECT count(*)::int AS live FROM admin.sessions')).toEqual([
      { live: 1 },
    ]);
  });
});
