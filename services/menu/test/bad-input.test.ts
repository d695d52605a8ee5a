import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { NEW_COCKTAIL, expectError, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ SEED_MENU: false });
});
afterAll(() => app.close());

const post = (body: string | Buffer, type = 'application/json') =>
  app
    .owner('post', '/api/cocktails')
    .set('Content-Type', type)
    .serialize(String)
    .send(body as string);

function nested(levels: number): string {
  return `{"name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}

describe('bodies', () => {
  it.each(['', '{', '{"name":}', 'null', '[]', '"text"', '12', '{"a":1}{"b":2}', "{'a':1}", '\u0001'])(
    'refuses %j',
    async (body) => expectError(await post(body), 400),
  );

  it.each(['{"__proto__":{}}', '{"constructor":1}', '{"a":[{"prototype":1}]}'])(
    'refuses %s',
    async (body) => {
      expectError(await post(body), 400, /not a field/);
    },
  );

  it.each(['\\u0000', '\\ud800', '\\udc00x'])('refuses text with %s, in values and names', async (text) => {
    expectError(await post(JSON.stringify(NEW_COCKTAIL).replace('Test', text)), 400, /cannot be stored/);
    expectError(await post(`{"${text}":1}`), 400, /cannot be stored/);
  });

  it('refuses bytes that are no UTF-8', async () => {
    const answer = await app
      .owner('post', '/api/cocktails')
      .set('Content-Type', 'application/json')
      .serialize((body: unknown) => body as string)
      .send(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) as unknown as string);
    expectError(answer, 400);
  });

  it('takes 32 levels to the fields check and refuses 33 and 100,000', async () => {
    expectError(await post(nested(32)), 400, /Name must be text/);
    expectError(await post(nested(33)), 400, /32 levels/);
    expectError(await post(nested(100_000)), 400, /32 levels/);
  });

  it('takes 256 KB and refuses one byte more', async () => {
    const padded = (bytes: number): string => JSON.stringify(NEW_COCKTAIL).padEnd(bytes, ' ');
    expect((await post(padded(256 * 1024))).status).toBe(201);
    expectError(await post(padded(256 * 1024 + 1)), 413);
    expectError(await post(padded(4 * 1024 * 1024)), 413);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonp',
  ])('refuses %s', async (type) => {
    expectError(await post(JSON.stringify(NEW_COCKTAIL), type), 415);
  });

  it('refuses compressed bodies and bodies of no type', async () => {
    expectError(await post('{}').set('Content-Encoding', 'gzip'), 415);
    expectError(await app.owner('post', '/api/cocktails').set('Content-Type', '').send('{}'), 415);
  });

  it('asks for the fields when there is no body', async () => {
    expectError(await app.owner('post', '/api/cocktails'), 400, /is required/);
  });

  it('counts a chunked body too', async () => {
    const { port, hostname } = new URL(app.menu.url);
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/cocktails HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        );
        const chunk = ' '.repeat(65_536);
        for (let index = 0; index < 5; index += 1) socket.write(`10000\r\n${chunk}\r\n`);
      });
      socket.once('data', (data) => {
        resolve(data.toString().split('\r\n', 1)[0] ?? '');
        socket.destroy();
      });
      socket.on('error', reject);
    });
    expect(status).toContain('413');
  });
});

describe('addresses', () => {
  it.each([
    '//api/cocktails',
    '/api//cocktails',
    '/api/cocktails/',
    '/API/cocktails',
    '/api/Cocktails',
    '/api/cocktails;x',
    '/api/cocktails%2f',
    '/api/%63ocktails',
    '/api/./cocktails',
    '/api/whiskeys/suggest-order/x',
    '/',
    '/%',
    '/%00',
    '/internal/session',
  ])('answers 404 at %s', async (path) => {
    const { port, hostname } = new URL(app.menu.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
      });
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).toContain('"statusCode":40');
  });

  it('answers 405 with Allow to a wrong method', async () => {
    const put = await app.owner('put', '/api/cocktails').send({});
    expectError(put, 405);
    expect(put.headers['allow']).toBe('GET, HEAD, POST');
    const get = await app.owner('get', `/api/cocktails/${randomUUID()}`);
    expectError(get, 405);
    expect(get.headers['allow']).toBe('DELETE, PATCH');
  });
});

describe('writes from another site', () => {
  const write = (headers: Record<string, string>) =>
    app.owner('post', '/api/cocktails').set(headers).send(NEW_COCKTAIL);

  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('are refused: %j', async (headers) => expectError(await write(headers), 403));

  it('are told apart by what the gateway says of host and scheme', async () => {
    const own = new URL(app.menu.url).origin;
    expect((await write({ Origin: own })).status).toBe(201);
    expectError(await write({ Origin: own, 'X-Forwarded-Proto': 'https' }), 403);
    expectError(await write({ Origin: 'http://bar.example', Host: 'evil.example' }), 403);
    expect((await write({ Origin: 'http://bar.example', Host: 'bar.example' })).status).toBe(201);
  });

  it('get no CORS headers', async () => {
    const answer = await app.visitor('get', '/api/cocktails').set('Origin', 'https://evil.example');
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
