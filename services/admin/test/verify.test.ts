import type { AdminSession } from '@peanut/contracts';
import { testRedisUrl } from '@peanut/service/testing';
import { Redis } from 'ioredis';
import { PasswordHasher } from '../src/password/password-hasher.js';
import { resetPassword } from '../src/password/reset-password.js';
import { PASSWORD, cookiesOf, expectError, newAddress, openAdmin, type Admin } from './support/admin.js';

async function clearRedis(): Promise<void> {
  const redis = new Redis(testRedisUrl());
  const keys = await redis.keys('peanut:verify:*');
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
}

/** The session id in a request's cookies. */
const sessionIn = (cookies: string): string => /peanut_session=([\w-]+)/.exec(cookies)?.[1] ?? '';

describe('POST /api/admin/verify', () => {
  let admin: Admin;
  beforeAll(async () => {
    admin = await openAdmin();
  });
  afterAll(() => admin.close());

  it('sets an HttpOnly, SameSite=Strict cookie for the right password', async () => {
    const answer = await admin.verify(PASSWORD).expect(200);
    const [session] = answer.get('Set-Cookie') ?? [];
    expect(session).toMatch(
      /^peanut_session=[\w-]{43}; Max-Age=604800; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    expect(answer.text).not.toContain(session?.slice(15, 58));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('ties the cookie to https when the gateway says the request came that way', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    const answer = await admin.verify(PASSWORD, https).expect(200);
    const cookies = answer.get('Set-Cookie') ?? [];
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-peanut_\w+=.*; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
    const own = cookiesOf(answer);
    const seen = await admin.call('get', '/api/admin/session', own).set(https);
    expect(seen.body).toMatchObject({ active: true });
    const plain = own.replaceAll('__Host-', '');
    expect((await admin.call('get', '/api/admin/session', plain).set(https)).body).toEqual({ active: false });
  });

  it('stores no password and no session id', async () => {
    await admin.storeHash('real');
    const cookies = cookiesOf(await admin.verify(PASSWORD).expect(200));
    const rows = await admin.database.query<{ all: string }>(
      `SELECT (SELECT string_agg(c::text, ' ') FROM admin.credentials c)
         || (SELECT string_agg(s::text, ' ') FROM admin.sessions s) AS all`,
    );
    const stored = rows[0]?.all ?? '';
    expect(stored).toContain('$scrypt$ln=15,r=8,p=3$');
    expect(stored).not.toContain(PASSWORD);
    const token = sessionIn(cookies);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    await admin.storeHash('cheap');
  });

  it.each([
    [{}, 400],
    [{ password: '' }, 400],
    [{ password: '   ' }, 400],
    [{ password: 12 }, 400],
    [{ password: null }, 400],
    [{ password: 'x'.repeat(201) }, 400],
    [{ password: 'x', more: 1 }, 400],
    [{ password: '🥜'.repeat(200) }, 401],
  ])('answers %j with %i', async (body, status) => {
    const answer = admin.call('post', '/api/admin/verify').set('X-Forwarded-For', newAddress()).send(body);
    expectError(await answer, status);
  });

  it('gives out a new session id each time, also to a browser that brings one', async () => {
    const first = await admin.logIn();
    const others = [await admin.logIn(), cookiesOf(await admin.verify(PASSWORD, { Cookie: first }))];
    expect(new Set([first, ...others].map(sessionIn)).size).toBe(3);
  });

  it('ends the session that the same browser had, and no other, for a right password alone', async () => {
    const [former, other] = [await admin.logIn(), await admin.logIn()];
    const isActive = async (cookie: string) =>
      ((await admin.call('get', '/api/admin/session', cookie)).body as AdminSession).active;
    expectError(await admin.verify('no', { Cookie: former }), 401);
    expect(await isActive(former)).toBe(true);
    await admin.verify(PASSWORD, { Cookie: former }).expect(200);
    expect([await isActive(former), await isActive(other)]).toEqual([false, true]);
  });
});

describe.each(['memory', 'Redis'])('guessing, counted in %s', (where) => {
  let admin: Admin;
  beforeAll(async () => {
    await clearRedis();
    admin = await openAdmin(where === 'Redis' ? { REDIS_URL: testRedisUrl() } : {});
  });
  // A test may have set a password anew, which is then stored at its real cost.
  beforeEach(() => admin.storeHash('cheap'));
  afterAll(() => admin.close());
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  it('checks five wrong passwords a minute, then none, not even the right one', async () => {
    const address = newAddress();
    for (let index = 0; index < 5; index += 1)
      expectError(await admin.verify(`no ${index}`, from(address)), 401);
    for (const password of ['no 6', PASSWORD]) {
      const refused = await admin.verify(password, from(address));
      expectError(refused, 429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    await admin.verify(PASSWORD, from(newAddress())).expect(200);
  });

  it('lets no more than five of 40 parallel guesses be checked', async () => {
    await admin.storeHash('real');
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => admin.verify(`guess ${index}`, from(address))),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(35);
  });

  it('does not count right passwords', async () => {
    const address = newAddress();
    for (let index = 0; index < 8; index += 1) await admin.verify(PASSWORD, from(address)).expect(200);
  });

  it('does not lock out a device that logged in before, but counts its own tries', async () => {
    const address = newAddress();
    const device = cookiesOf(await admin.verify(PASSWORD, from(address)).expect(200));
    for (let index = 0; index < 6; index += 1) await admin.verify(`guest ${index}`, from(address));
    expectError(await admin.verify(PASSWORD, from(address)), 429);
    const own = { ...from(address), Cookie: device };
    await admin.verify(PASSWORD, own).expect(200);
    for (let index = 0; index < 5; index += 1) expectError(await admin.verify(`own ${index}`, own), 401);
    expectError(await admin.verify(PASSWORD, own), 429);
  });

  it('counts what is no login apart from wrong passwords, before it is checked', async () => {
    const address = from(newAddress());
    const send = (body: object) => admin.call('post', '/api/admin/verify').set(address).send(body);
    for (let index = 0; index < 59; index += 1) expectError(await send({ [`k${index}`]: 1 }), 400);
    expectError(await admin.verify('no', address), 401);
    expectError(await send({ k: 1 }), 429);
    expectError(await admin.verify(PASSWORD, address), 429);
  });

  it('forgets known devices with the password, but not the one that sets the new one', async () => {
    const [other, own] = [await admin.logIn(), await admin.logIn()];
    const change = admin.call('post', '/api/admin/password', own).send({ newPassword: PASSWORD });
    const answer = await change.expect(200);
    await admin.storeHash('cheap');
    const address = newAddress();
    for (let index = 0; index < 5; index += 1) await admin.verify(`guest ${index}`, from(address));
    expectError(await admin.verify(PASSWORD, { ...from(address), Cookie: other }), 429);
    await admin.verify(PASSWORD, { ...from(address), Cookie: cookiesOf(answer) }).expect(200);
    await admin
      .verify(PASSWORD, { ...from(address), Cookie: own.replace(/peanut_device=[^;]*;?/, '') })
      .expect(200);
  });

  it('ends a lock-out with the password, whoever sets a new one', async () => {
    const address = newAddress();
    for (let index = 0; index < 5; index += 1) await admin.verify(`guess ${index}`, from(address));
    expectError(await admin.verify(PASSWORD, from(address)), 429);
    await resetPassword(admin.env, PASSWORD);
    await admin.storeHash('cheap');
    await admin.verify(PASSWORD, from(address)).expect(200);
  });

  it('takes no forged device for a known one', async () => {
    const address = newAddress();
    for (let index = 0; index < 5; index += 1) await admin.verify(`no ${index}`, from(address));
    for (const cookie of ['peanut_device=x.y', 'peanut_device=x', 'peanut_device=AAAA.BBBB'])
      expectError(await admin.verify(PASSWORD, { ...from(address), Cookie: cookie }), 429);
  });

  it('believes the address the gateway wrote, not those a client wrote before it', async () => {
    const address = newAddress();
    for (let index = 0; index < 5; index += 1)
      expectError(await admin.verify('no', { 'X-Forwarded-For': `203.0.113.${index}, ${address}` }), 401);
    expectError(await admin.verify('no', { 'X-Forwarded-For': `203.0.113.99, ${address}` }), 429);
    expectError(
      await admin.verify('no', { ...from(address), 'X-Real-IP': '203.0.113.98', Forwarded: 'for=1.2.3.4' }),
      429,
    );
  });
});

describe('guessing from many addresses', () => {
  let admin: Admin;
  beforeAll(async () => {
    admin = await openAdmin();
  });
  afterAll(() => admin.close());

  /** Guesses that fill the lane of those who are not known, and stay under way until they are let go. */
  function fillLane(): () => void {
    const { new: lane } = admin.service.app.get(PasswordHasher)['lanes'];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    for (let guess = 0; guess < 10; guess += 1) void lane.enter(() => held);
    return letGo;
  }

  it('leaves the owner a lane of the own, for logins and for a new password', async () => {
    const owner = await admin.logIn();
    const device = { Cookie: owner.replace(/peanut_session=[^;]*;? ?/, '') };
    const letGo = fillLane();
    expectError(await admin.verify('no', { 'X-Forwarded-For': newAddress() }), 429, /are being checked/);
    await admin.verify(PASSWORD, device).expect(200);
    await admin.call('post', '/api/admin/password', owner).send({ newPassword: PASSWORD }).expect(200);
    letGo();
  });
});

describe('without Redis, though one is set', () => {
  it('goes on counting in memory', async () => {
    const admin = await openAdmin({ REDIS_URL: 'redis://127.0.0.1:9' });
    const address = { 'X-Forwarded-For': newAddress() };
    for (let index = 0; index < 5; index += 1) expectError(await admin.verify('no', address), 401);
    expectError(await admin.verify(PASSWORD, address), 429);
    await admin.close();
  });
});
