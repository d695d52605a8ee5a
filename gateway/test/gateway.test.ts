import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ENDPOINTS, VERSION_FILE, type Endpoint, type PartVersion } from '@peanut/contracts';
import { until } from '@peanut/service/testing';
import { ask, askRaw, type Answer } from './support/ask.js';
import { FIRST, makeBuilds, type Builds } from './support/builds.js';
import { TEMPLATES } from '../../proof/stack/nginx-config.mjs';
import { OWN_VERSION, startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const LISTS = ['/api/cocktails', '/api/whiskeys', '/api/spirit-options', '/api/pages'];

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

function json(answer: Answer): Record<string, unknown> {
  return JSON.parse(answer.text) as Record<string, unknown>;
}

function expectJsonError(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
  const body = json(answer);
  expect(body).toMatchObject({ statusCode: status, error: expect.any(String), message: expect.any(String) });
  expect(body['requestId']).toBe(answer.headers['x-request-id']);
}

/** Where the service's endpoints are, but for the lists, which are kept. */
function pathsOf(service: Endpoint['service']): [path: string, service: string][] {
  const own = Object.values<Endpoint>(ENDPOINTS).filter((one) => one.service === service);
  const paths = own.map(({ path }) => path.replace(/\{\w+\}/g, '3f9c'));
  return [...new Set(paths)].filter((path) => !LISTS.includes(path)).map((path) => [path, service]);
}

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let admin: Upstream;
  let gateway: Running;
  const get = (path: string, headers: Record<string, string> = {}) => ask(gateway.origin, path, { headers });

  beforeAll(async () => {
    builds = makeBuilds();
    [menu, admin] = await Promise.all([startUpstream('menu'), startUpstream('admin')]);
    gateway = await startGateway(kind, builds, { menu, admin });
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([menu.stop(), admin.stop()]);
    rmSync(builds.root, { recursive: true });
  });

  describe('routes', () => {
    test.each([
      ...pathsOf('menu'),
      ...pathsOf('admin'),
      ['/api/docs', 'menu'],
      ['/api/docs/menu.json', 'menu'],
      ['/api/docs/assets/swagger-ui.css', 'menu'],
      ['/api/docs/admin.json', 'admin'],
    ])('%s is answered by %s', async (path, service) => {
      const answer = await get(`${path}?a=1%20b`);
      expect(json(answer)).toMatchObject({ service, url: `${path}?a=1%20b` });
    });

    test.each([...pathsOf('ai').map(([path]) => path), '/api/docs/ai.json'])(
      '%s belongs to the AI service, which is not there: 503',
      async (path) => expectJsonError(await get(path), 503),
    );

    test.each([
      '/api/cocktails/',
      '/api//cocktails',
      '//api/cocktails',
      '/API/cocktails',
      '/api/Cocktails',
      '/api/cocktails//1',
      '/api/cocktails/./1',
      '/api/cocktails/../admin/session',
      '/api/cocktails/%2e%2e/admin/session',
      '/api/cocktails%2f1',
      '/%61pi/cocktails/1',
      '/api/admin/',
      '/api',
      '/api/nothing',
    ])('%s is nowhere: 404', async (path) => {
      const seen = menu.seen.length + admin.seen.length;
      const answer = await get(path);
      expect(answer.status).toBe(404);
      if (path.toLowerCase().startsWith('/api')) expectJsonError(answer, 404);
      expect(menu.seen.length + admin.seen.length).toBe(seen);
    });

    test.each([
      '/internal/session',
      '/health/live',
      '/health/ready',
      '/metrics',
      '/_plain_page',
      '/_error/json',
      '/_not_found',
    ])('%s is not reached from outside', async (path) => {
      const seen = menu.seen.length + admin.seen.length;
      expect((await get(path)).status).toBe(404);
      expect(menu.seen.length + admin.seen.length).toBe(seen);
    });
  });

  describe('what a service is told', () => {
    test('the address, host and request id are the gateway’s, whatever the client claims', async () => {
      const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6', 'X-Forwarded-Proto': 'https' };
      const more = {
        Forwarded: 'for=6.6.6.6',
        'X-Forwarded-Host': 'evil',
        'X-Request-Id': 'mine',
        Host: 'bar.example:81',
      };
      const answer = await get('/api/admin/session', { ...forged, ...more, Cookie: 'peanut_session=s' });
      const { headers } = json(answer) as { headers: Record<string, string> };
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-proto': 'http',
        host: 'bar.example:81',
        cookie: 'peanut_session=s',
      });
      expect(headers['forwarded']).toBeUndefined();
      expect(headers['x-forwarded-host']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
    });

    test('nothing of a call, when it is asked whether it lives', async () => {
      const answer = await get('/api/images/1', { 'Idempotency-Key': '' });
      expect(json(answer)).toMatchObject({ url: '/api/images/1', headers: { 'idempotency-key': '' } });
    });

    test.each(['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])(
      '%s passes with its body and headers',
      async (method) => {
        const headers = {
          'Idempotency-Key': 'k',
          'If-Match': '"3"',
          'Content-Type': 'application/json',
          'Content-Length': '7',
        };
        const answer = await ask(gateway.origin, '/api/cocktails/1', { method, headers, body: '{"a":1}' });
        expect(json(answer)).toMatchObject({
          method,
          size: 7,
          headers: { 'idempotency-key': 'k', 'if-match': '"3"' },
        });
      },
    );

    test('a body just above the limit reaches the service, which explains', async () => {
      const answer = await ask(gateway.origin, '/api/cocktails', {
        method: 'POST',
        body: 'x'.repeat(256 * 1024 + 1),
      });
      expect(answer.status).toBe(413);
      expect(json(answer)).toEqual({ message: 'from the service' });
    });

    test('a far larger one is refused here', async () => {
      const answer = await ask(gateway.origin, '/api/cocktails', {
        method: 'POST',
        body: 'x'.repeat(400_000),
      });
      expectJsonError(answer, 413);
    });

    test('a new order may be larger than any other body', async () => {
      const order = (size: number) =>
        ask(gateway.origin, '/api/cocktails/reorder', { method: 'POST', body: 'x'.repeat(size) });
      expect(json(await order(512 * 1024 + 1))).toEqual({ message: 'from the service' });
      expectJsonError(await order(800_000), 413);
    });

    test('a picture of the largest size passes', async () => {
      const body = Buffer.alloc(10_485_760);
      const answer = await ask(gateway.origin, '/api/images/1', { method: 'PUT', body });
      expect(json(answer)).toMatchObject({ service: 'admin', size: body.length });
    });

    test('a picture one byte larger reaches the service, which explains', async () => {
      const body = Buffer.alloc(10_485_761);
      const answer = await ask(gateway.origin, '/api/images/1', { method: 'PUT', body });
      expect(json(answer)).toMatchObject({ service: 'admin', size: body.length });
    });

    test.each([11, 30])('one of %i MB is refused here, and the answer arrives', async (megabytes) => {
      const body = Buffer.alloc(megabytes * 1_048_576);
      const answer = await ask(gateway.origin, '/api/images/1', { method: 'PUT', body });
      expectJsonError(answer, 413);
    });
  });

  describe('errors of the gateway', () => {
    test.each([
      ['/api/cocktails/%', 400],
      ['/api/cocktails/%00', 400],
      [`/api/cocktails/${'a'.repeat(9_000)}`, 414],
    ])('%.30s answers %d', async (path, status) => expectJsonError(await get(path), status));

    test.each(['/cocktails?q=50%', '/?q=%zz'])(
      '%s is a page: a query may hold the sign itself',
      async (path) => {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      },
    );

    test('headers that are too large answer 431', async () => {
      expectJsonError(await get('/api/admin/session', { 'X-Large': 'a'.repeat(20_000) }), 431);
    });

    test('what is no request answers 400', async () => {
      expect(await askRaw(gateway.origin, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    });

    test('a service that died answers 503 and is found again', async () => {
      await admin.stop();
      expectJsonError(await get('/api/admin/session'), 503);
      await admin.restart();
      expect((await get('/api/admin/session')).status).toBe(200);
    });

    test.each(['/cocktails', '/index.html', '/nowhere'])(
      'a write to the page %s is 405, in our words',
      async (path) => {
        const { status, text, headers } = await ask(gateway.origin, path, { method: 'PATCH', body: 'x' });
        expect(status).toBe(405);
        expect(headers['content-type']).toMatch(/^text\/plain/);
        expect(text).not.toContain('<');
      },
    );
  });

  describe('headers', () => {
    const paths = [
      '/',
      '/nowhere',
      `/shell/${FIRST}/assets/index-abcd1234.js`,
      '/shell/assets/none.js',
      `/mf-menu/${FIRST}/assets/remoteEntry.js`,
    ];
    const more = [
      '/mf-ai/assets/remoteEntry.js',
      '/api/cocktails',
      '/api/cocktails/1',
      '/api/chat',
      '/api//x',
      '/health',
      '/_plain_page',
    ];
    test.each([...paths, ...more, '/api/cocktails/%'])(
      '%s carries each security header once',
      async (path) => {
        const { headers } = await get(path);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
        });
        const isWeight = /javascript|css|font/.test(headers['content-type'] ?? '');
        expect(headers['permissions-policy']?.includes('camera=()')).toBe(isWeight ? undefined : true);
        expect(headers['permissions-policy']?.includes('screen-wake-lock=(self)')).toBe(
          isWeight ? undefined : true,
        );
        expect(headers['cross-origin-opener-policy']).toBe(isWeight ? undefined : 'same-origin');
        expect(headers['x-frame-options']).toBe(isWeight ? undefined : 'DENY');
        expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
        expect(headers['strict-transport-security']).toBeUndefined();
        expect(headers['x-powered-by']).toBeUndefined();
        expect(headers['access-control-allow-origin']).toBeUndefined();
        const isHtml = headers['content-type']?.startsWith('text/html');
        expect(headers['content-security-policy']).toBe(isHtml ? CSP : undefined);
      },
    );
  });

  test('a picture keeps the policy of its service', async () => {
    const { headers } = await get('/api/images/1?w=320');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  describe('pages and files', () => {
    test.each([
      '/',
      '/cocktails',
      '/whiskey',
      '/recommendations',
      '/ai-recommendations',
      '/cocktails?highlight=1',
    ])('%s shows the app', async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('the app');
      expect(answer.headers['cache-control']).toBe('no-cache');
    });

    test.each([
      '/nowhere',
      '/cocktails/',
      '/Cocktails',
      '/cocktails/1',
      '/wp-login.php',
      '/mf-menu',
      '/assets',
      '//',
      '/cocktails//',
    ])('%s shows the app with 404', async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.text).toContain('the app');
    });

    test.each([
      '/shell/assets/gone-abcd1234.js',
      '/shell/',
      '/mf-menu/1.0.0-0123456789ab/assets/remoteEntry.js',
      `/mf-menu/${FIRST}/`,
      '/mf-menu/live/version.json',
      '/mf-menu/',
    ])('%s is a plain 404, never the app', async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('the app');
      expect(answer.headers['cache-control']).not.toContain('immutable');
    });

    test('a remote that is not there answers 503', async () => {
      expect((await get('/mf-ai/assets/remoteEntry.js')).status).toBe(503);
    });

    test.each([
      [`/shell/${FIRST}/assets/index-abcd1234.js`, 'public, max-age=31536000, immutable', 'text/javascript'],
      [`/mf-menu/${FIRST}/assets/cards-abcd1234.css`, 'public, max-age=31536000, immutable', 'text/css'],
      [`/mf-menu/${FIRST}/assets/remoteEntry.js`, 'public, max-age=31536000, immutable', 'text/javascript'],
      // Pages that were opened before there were versions ask for it there.
      ['/mf-menu/assets/remoteEntry.js', 'no-cache', 'text/javascript'],
      ['/mf-menu/version.json', 'no-cache', 'application/json'],
      ['/sw.js', 'no-cache', 'text/javascript'],
      ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ])('%s is cached as %s', async (path, cacheControl, type) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe(cacheControl);
      expect(answer.headers['content-type']?.replace('application/javascript', 'text/javascript')).toContain(
        type,
      );
      const etag = answer.headers.etag ?? '';
      expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
    });

    test('the HTML is compressed on the way', async () => {
      const answer = await get('/cocktails', { 'Accept-Encoding': 'gzip' });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(answer.bytes).toString()).toContain('modulepreload');
    });

    test('a page ends with what the route’s remote published, else nothing', async () => {
      expect((await get('/cocktails')).text).toContain(
        `<link rel="modulepreload" href="/mf-menu/${FIRST}/assets/cocktails.js"></body>`,
      );
      expect((await get('/')).text).not.toContain('modulepreload');
      expect((await get('/recommendations')).text).not.toContain('modulepreload');
      expect((await get('/nowhere')).text).not.toContain('modulepreload');
    });
  });

  describe('answers of the services', () => {
    test('JSON is compressed, and its ETag still answers 304', async () => {
      const answer = await get('/api/cocktails', { 'Accept-Encoding': 'gzip' });
      expect(answer.headers['content-encoding']).toBe('gzip');
      const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': answer.headers.etag ?? '' };
      expect(JSON.parse(gunzipSync(answer.bytes).toString())).toHaveLength(60);
      expect(answer.headers.etag).toMatch(/^W\/"/);
      expect((await get('/api/cocktails', headers)).status).toBe(304);
    });

    test('a session sees its own list', async () => {
      await get('/api/whiskeys');
      for (const name of ['peanut_session', '__Host-peanut_session']) {
        expect((await get('/api/whiskeys', { Cookie: `a=b; ${name}=s` })).text).toBe('["hidden"]');
      }
      expect((await get('/api/whiskeys', { Cookie: 'visitor=v' })).text).not.toContain('hidden');
    });

    test('a query passes', async () => {
      await get('/api/cocktails?x=1');
      expect(menu.seen.at(-1)).toBe('GET /api/cocktails?x=1');
    });
  });

  test('GET /health says which part is not ready, and which version each one is', async () => {
    const version = (of: string) => ({ version: of, revision: '' });
    const built = JSON.parse(readFileSync(join(TEMPLATES, VERSION_FILE), 'utf8')) as PartVersion;
    const self =
      kind === 'nginx'
        ? { prerenderer: OWN_VERSION, gateway: { version: built.version, revision: built.revision } }
        : { gateway: OWN_VERSION };
    const own = { shell: version(FIRST), 'mf-menu': version(FIRST), ...self };
    admin.health = JSON.stringify({ version: '1.2.0', revision: 'abc' });
    await until(async () => (await get('/health')).text.includes('1.2.0'), 'the version is told');
    const well = await get('/health');
    expect(well.status).toBe(200);
    expect(json(well)).toEqual({
      status: 'ok',
      notReady: [],
      parts: { shell: true, 'mf-menu': true, menu: true, admin: true },
      versions: { ...own, admin: { version: '1.2.0', revision: 'abc' } },
    });
    const health = JSON.stringify({ ...version('1.1.0'), parts: { disk: 'full' } });
    Object.assign(menu, { ready: false, health });
    await until(async () => (await get('/health')).status === 503, 'it says so');
    const answer = await get('/health');
    menu.ready = true;
    expect(json(answer)).toEqual({
      status: 'unavailable',
      notReady: ['menu'],
      parts: { shell: true, 'mf-menu': true, menu: false, admin: true },
      versions: { ...own, menu: version('1.1.0'), admin: { version: '1.2.0', revision: 'abc' } },
      problems: { menu: { disk: 'full' } },
    });
  });
});
