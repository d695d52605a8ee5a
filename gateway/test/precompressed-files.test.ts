import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from './support/ask.js';
import { FIRST, makeBuilds, SCRIPT, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';

const BOTH = `/shell/${FIRST}/assets/index-abcd1234.js`;
const GZIP_ONLY = `/shell/${FIRST}/assets/gzip-only-abcd1234.js`;
const NONE = `/mf-menu/${FIRST}/assets/remoteEntry.js`;
const BROWSER = 'gzip, deflate, br, zstd';

describe.each<Kind>(['nginx', 'embedded'])('precompressed files behind the %s gateway', (kind) => {
  let builds: Builds;
  let gateway: Running;
  const get = (path: string, encodings: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(gateway.origin, path, { method, headers: { 'Accept-Encoding': encodings, ...headers } });

  beforeAll(async () => {
    builds = makeBuilds();
    gateway = await startGateway(kind, builds, {});
  });

  afterAll(async () => {
    await gateway.stop();
    rmSync(builds.root, { recursive: true });
  });

  test.each([
    [BOTH, BROWSER, 'br'],
    [BOTH, 'br', 'br'],
    [BOTH, 'gzip', 'gzip'],
    [BOTH, 'gzip, br;q=0', 'gzip'],
    [BOTH, '', undefined],
    [BOTH, 'identity', undefined],
    [GZIP_ONLY, BROWSER, 'gzip'],
    [NONE, BROWSER, undefined],
  ])('%s for "%s" comes as %s', async (path, encodings, encoding) => {
    const { status, headers } = await get(path, encodings);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    if (path !== NONE) expect(headers.vary).toBe('Accept-Encoding');
  });

  test('every encoding holds the same script, as long as it says', async () => {
    const [br, gzip, plain] = await Promise.all([get(BOTH, 'br'), get(BOTH, 'gzip'), get(BOTH, '')]);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
    expect(plain.text).toBe(SCRIPT);
    for (const { headers, bytes } of [br, gzip, plain])
      expect(headers['content-length']).toBe(String(bytes.length));
  });

  test.each(['br', 'gzip', 'identity'])('what is known as %s is answered by 304', async (encodings) => {
    const first = await get(BOTH, encodings);
    const again = await get(BOTH, encodings, { 'If-None-Match': first.headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    // sirv repeats no headers.
    if (kind === 'embedded') return;
    expect([again.headers.etag, again.headers.vary]).toEqual([first.headers.etag, 'Accept-Encoding']);
  });

  test('HEAD says what GET would', async () => {
    const [head, { headers }] = await Promise.all([get(BOTH, BROWSER, {}, 'HEAD'), get(BOTH, BROWSER)]);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of [
      'content-type',
      'content-length',
      'content-encoding',
      'etag',
      'vary',
      'cache-control',
    ])
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  });

  test('a range is one of the bytes as they are sent', async () => {
    const [whole, part] = await Promise.all([get(BOTH, 'br'), get(BOTH, 'br', { Range: 'bytes=2-9' })]);
    expect(part.status).toBe(206);
    expect(part.headers['content-encoding']).toBe('br');
    expect(part.headers['content-range']).toBe(`bytes 2-9/${whole.bytes.length}`);
    expect(part.bytes).toEqual(whole.bytes.subarray(2, 10));
  });
});
