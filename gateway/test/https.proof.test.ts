import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cheapHash,
  createTestDatabase,
  putPasswordHash,
  startService,
  testRedisUrl,
  type ServiceProcess,
  type TestDatabase,
} from '@peanut/service/testing';
import { ask, type Answer, type Question } from './support/ask.js';
import { FIRST, makeBuilds, type Builds } from './support/builds.js';
import { makeCertificate } from '../../proof/stack/certificate.mjs';
import { startGateway, type OriginText, type Kind, type Running } from './support/gateways.js';
import { askTls, PROXY_ADDRESS, startTlsProxy } from './support/tls-proxy.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'the first password';
const HOST = 'bar.example';
const ORIGIN = `https://${HOST}`;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let database: TestDatabase;
let dataDir: string;
let builds: Builds;
let menu: ServiceProcess;
let admin: ServiceProcess;
let ai: ServiceProcess;

beforeAll(async () => {
  builds = makeBuilds();
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'peanut-https-'));
  const shared = { DATABASE_URL: database.url, REDIS_URL: testRedisUrl(), LOG_LEVEL: 'error' };
  admin = await startService(ROOT, 'admin', {
    ...shared,
    ADMIN_PASSWORD: PASSWORD,
    DATA_DIR: dataDir,
    RATE_LIMIT_VERIFY: '1',
  });
  await putPasswordHash(database, cheapHash(PASSWORD));
  menu = await startService(ROOT, 'menu', { ...shared, ADMIN_URL: admin.url });
  ai = await startService(ROOT, 'ai', { ...shared, ADMIN_URL: admin.url, MENU_URL: menu.url });
});

afterAll(async () => {
  await Promise.all([menu, admin, ai].map((service) => service?.stop()));
  await database.drop();
  rmSync(dataDir, { recursive: true });
  rmSync(builds.root, { recursive: true });
});

let addresses = 0;
/** A loopback address that no other test has used up. */
const newAddress = () => `127.0.${process.pid % 250}.${(addresses += 1) + 100}`;

const json = <T>({ text }: Answer): T => JSON.parse(text) as T;

function startBoth(kind: Kind, originSettings: OriginText): Promise<{ gateway: Running; proxy: Running }> {
  const address = ({ url }: ServiceProcess) => ({ address: new URL(url).host });
  return startGateway(
    kind,
    builds,
    { menu: address(menu), admin: address(admin), ai: address(ai) },
    originSettings,
  ).then(async (gateway) => ({
    gateway,
    proxy: originSettings.tlsCert ? gateway : await startTlsProxy(gateway.origin),
  }));
}

const KINDS: Kind[] = ['nginx', 'embedded'];
const certificates = mkdtempSync(join(tmpdir(), 'peanut-certificate-'));
const { cert: tlsCert, key: tlsKey } = makeCertificate(certificates);
const ORIGINS: [string, OriginText][] = [
  ['a proxy and PUBLIC_ORIGIN', { publicOrigin: ORIGIN }],
  ['a proxy and TRUSTED_PROXIES', { trustedProxies: `10.0.0.0/8, ${PROXY_ADDRESS}` }],
  ['a proxy or tunnel and both', { publicOrigin: ORIGIN, trustedProxies: PROXY_ADDRESS }],
  ['a certificate of its own', { tlsCert, tlsKey }],
];

afterAll(() => rmSync(certificates, { recursive: true }));

describe.each(KINDS)('the %s gateway over https', (kind) => {
  describe.each(ORIGINS)('with %s', (_, originSettings) => {
    let gateway: Running;
    let proxy: Running;
    const send = (method: string, path: string, body: unknown, more: Question & { from?: string } = {}) =>
      askTls(proxy.origin, path, {
        method,
        body: JSON.stringify(body),
        from: more.from,
        headers: { Host: HOST, Origin: ORIGIN, 'Content-Type': 'application/json', ...more.headers },
      });

    beforeAll(async () => {
      ({ gateway, proxy } = await startBoth(kind, originSettings));
    });

    afterAll(async () => {
      if (proxy !== gateway) await proxy.stop();
      await gateway.stop();
    });

    async function logIn(): Promise<string> {
      const answer = await send('POST', '/api/admin/verify', { password: PASSWORD }, { from: newAddress() });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('verified')]);
      const cookies = answer.headers['set-cookie'] ?? [];
      expect(cookies).toContainEqual(
        expect.stringMatching(/^__Host-peanut_session=.*Path=\/;.*HttpOnly.*Secure.*SameSite=Strict/i),
      );
      return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    }

    test('login, Save, upload and chat work, with cookies for https alone, and HSTS', async () => {
      const headers = { Cookie: await logIn() };
      const [cocktail] = json<{ id: string }[]>(
        await askTls(proxy.origin, '/api/cocktails', { headers: { Host: HOST } }),
      );
      const saved = await send('PATCH', `/api/cocktails/${cocktail?.id}`, { glass: kind }, { headers });
      expect([saved.status, json<{ glass: string }>(saved).glass]).toEqual([200, kind]);
      expect(saved.headers['strict-transport-security']).toBe('max-age=31536000');

      const { uploadURL } = json<{ uploadURL: string }>(
        await send('POST', '/api/images/upload', {}, { headers }),
      );
      const uploaded = await askTls(proxy.origin, uploadURL, {
        method: 'PUT',
        body: PIXEL,
        headers: { ...headers, Host: HOST, Origin: ORIGIN, 'Content-Type': 'image/png' },
      });
      expect([uploaded.status, uploaded.text]).toEqual([200, expect.stringContaining('imageURL')]);

      const chat = await send('POST', '/api/chat', { message: 'hello' });
      expect([chat.status, chat.text]).toEqual([200, expect.stringContaining('response')]);
      expect(chat.headers['set-cookie']?.join()).toMatch(/__Host-.*Secure/);
    });

    test('a write from another site is refused', async () => {
      const headers = { Origin: 'https://evil.example' };
      expect((await send('POST', '/api/chat', { message: 'hello' }, { headers })).status).toBe(403);
      const http = { Origin: `http://${HOST}` };
      expect((await send('POST', '/api/chat', { message: 'hello' }, { headers: http })).status).toBe(403);
    });

    if (originSettings.trustedProxies)
      test('limits count the real address, whatever the guest claims', async () => {
        const guesser = newAddress();
        const guess = (claimed: string) =>
          send(
            'POST',
            '/api/admin/verify',
            { password: 'a guess' },
            { from: guesser, headers: { 'X-Forwarded-For': claimed } },
          );
        expect((await guess('203.0.113.1')).status).toBe(401);
        expect((await guess('203.0.113.2')).status).toBe(429);
      });

    if (!originSettings.tlsCert)
      test('a client that is no trusted proxy is not believed', async () => {
        // To the gateway itself, from an address that no proxy has.
        const forged = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https', Host: HOST };
        const answer = await ask(gateway.origin, '/api/admin/session', { headers: forged });
        const isSecure = answer.headers['strict-transport-security'] !== undefined;
        expect(isSecure).toBe(originSettings.publicOrigin !== undefined);
        const guess = () => {
          const headers = { ...forged, 'X-Forwarded-For': newAddress(), 'Content-Type': 'application/json' };
          const body = '{"password":"a guess"}';
          return ask(gateway.origin, '/api/admin/verify', { method: 'POST', headers, body });
        };
        await guess();
        expect((await guess()).status).toBe(429);
      });

    if (originSettings.publicOrigin) {
      test.each(['192.168.1.20:8080', 'evil.example', `${HOST}.evil.example`, `${HOST}:8443`])(
        'another host, %s, is refused and told the address',
        async (host) => {
          for (const path of [
            '/',
            '/api/cocktails',
            `/shell/${FIRST}/assets/index-abcd1234.js`,
            '/nowhere',
          ]) {
            const answer = await askTls(proxy.origin, path, { headers: { Host: host } });
            expect([path, answer.status]).toEqual([path, 421]);
            expect(json(answer)).toEqual({
              statusCode: 421,
              error: 'Misdirected Request',
              message: `This bar has another address. Please open ${ORIGIN}`,
              requestId: answer.headers['x-request-id'],
            });
            expect(answer.headers['x-content-type-options']).toBe('nosniff');
          }
        },
      );

      test.each([HOST, `${HOST}:443`, HOST.toUpperCase()])('its own host, %s, is served', async (host) => {
        expect((await askTls(proxy.origin, '/', { headers: { Host: host } })).status).toBe(200);
      });

      test('probes of this machine read /health by any name', async () => {
        expect((await ask(gateway.origin, '/health')).status).toBe(200);
        expect((await ask(gateway.origin, '/')).status).toBe(421);
      });
    }
  });
});
