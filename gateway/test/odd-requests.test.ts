import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, askRaw } from './support/ask.js';
import { FIRST, makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const FILE = `/shell/${FIRST}/assets/index-abcd1234.js`;
const HOST = 'Host: bar\r\n';

/** What is asked, raw; the status of nginx and of the embedded gateway. */
const ODD: [string, string, Record<Kind, number>][] = [
  ['POST to /health', `POST /health HTTP/1.1\r\n${HOST}Content-Length: 0`, { nginx: 405, embedded: 405 }],
  [
    'If-Match on a list',
    `GET /api/cocktails HTTP/1.1\r\n${HOST}If-Match: "1"`,
    { nginx: 412, embedded: 200 },
  ],
  ['If-Match on a file', `GET ${FILE} HTTP/1.1\r\n${HOST}If-Match: "1"`, { nginx: 200, embedded: 200 }],
  [
    'If-Unmodified-Since on a page',
    `GET / HTTP/1.1\r\n${HOST}If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT`,
    { nginx: 200, embedded: 200 },
  ],
  [
    'an unknown Transfer-Encoding',
    `POST /api/chat HTTP/1.1\r\n${HOST}Transfer-Encoding: foo`,
    { nginx: 501, embedded: 501 },
  ],
  ['HTTP/9.9', `GET /api/chat HTTP/9.9\r\n${HOST.trim()}`, { nginx: 505, embedded: 400 }],
  ['an internal name', `GET /_error/json HTTP/1.1\r\n${HOST.trim()}`, { nginx: 404, embedded: 404 }],
  ['its encoded form', `GET /%5fno_head HTTP/1.1\r\n${HOST.trim()}`, { nginx: 404, embedded: 404 }],
  [
    'TRACE with a large body',
    `TRACE /api/chat HTTP/1.1\r\n${HOST}Content-Length: 900000`,
    { nginx: 405, embedded: 405 },
  ],
  ['two Hosts', `GET /api/pages HTTP/1.1\r\n${HOST}${HOST.trim()}`, { nginx: 400, embedded: 400 }],
  ['no Host', 'GET /api/pages HTTP/1.1', { nginx: 400, embedded: 400 }],
  ['an unknown Expect', `GET /api/pages HTTP/1.1\r\n${HOST}Expect: tea`, { nginx: 200, embedded: 200 }],
  [
    'a range from back to front',
    `GET ${FILE} HTTP/1.1\r\n${HOST}Range: bytes=10-5`,
    { nginx: 416, embedded: 200 },
  ],
  [
    'a range behind the end',
    `GET ${FILE} HTTP/1.1\r\n${HOST}Range: bytes=99999-`,
    { nginx: 416, embedded: 416 },
  ],
  [
    'an address of the API that climbs by encoded slashes',
    `POST /api/chat%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${HOST}Content-Length: 0`,
    { nginx: 404, embedded: 404 },
  ],
  ['bytes that are no text', `GET ${FILE}%c0%ae HTTP/1.1\r\n${HOST.trim()}`, { nginx: 404, embedded: 404 }],
];

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let gateway: Running;

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    gateway = await startGateway(kind, builds, { menu });
  });

  afterAll(async () => {
    await gateway.stop();
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  test.each(ODD)('answers %s in its own words, with its headers', async (_, head, expected) => {
    const answer = await askRaw(gateway.origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer.split(' ')[1]).toBe(String(expected[kind]));
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^x-request-id: [0-9a-f]{32}\r$/im);
    expect(answer).not.toContain('<center>');
    const isError = expected[kind] >= 400;
    if (isError && / \/api\//.test(head)) expect(answer).toContain(`{"statusCode":${expected[kind]},`);
  });

  test('the last bytes of a file are never its first', async () => {
    const whole = await ask(gateway.origin, FILE);
    const { status, text } = await ask(gateway.origin, FILE, { headers: { Range: 'bytes=-5' } });
    expect(text).toBe(status === 206 ? whole.text.slice(-5) : whole.text);
    const part = await ask(gateway.origin, FILE, { headers: { Range: 'bytes=2-5' } });
    expect([part.status, part.text]).toEqual([206, whole.text.slice(2, 6)]);
  });

  test('a range up to a place that no disk has is refused, or answered whole', async () => {
    const whole = await ask(gateway.origin, FILE);
    const answer = await ask(gateway.origin, FILE, { headers: { Range: 'bytes=0-18446744073709551616' } });
    const isWhole = [200, 206].includes(answer.status) && answer.text === whole.text;
    expect([answer.status, isWhole]).toEqual([answer.status, answer.status !== 416]);
  });

  test('after a failed condition the next request is answered, or the connection was said to end', async () => {
    const list = `GET /api/cocktails HTTP/1.1\r\n${HOST}`;
    const text = await askRaw(gateway.origin, `${list}If-Match: ""\r\n\r\n${list}Connection: close\r\n\r\n`);
    const [, first = '', second = ''] = text.split(/^HTTP\/1\.1 /m);
    expect(second || first).toMatch(/^connection: close\r$/im);
  });

  test('a folder beside a build, whose name begins like it, is out of reach', async () => {
    mkdirSync(join(builds.root, 'mf-menu-old'));
    writeFileSync(join(builds.root, 'mf-menu-old/secret.js'), 'secret');
    for (const path of ['/mf-menu/../mf-menu-old/secret.js', '/mf-menu/%2e%2e/mf-menu-old/secret.js']) {
      const { status, text } = await ask(gateway.origin, path);
      expect([path, status, text]).toEqual([path, 404, expect.not.stringContaining('secret')]);
    }
  });
});
