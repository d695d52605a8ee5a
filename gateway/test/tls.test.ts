import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { until } from '@peanut/service/testing';
import { writeGatewayConfig } from '../../proof/stack/nginx-config.mjs';
import { followCertificate } from '../src/tls/certificate-renewal.js';
import { readCertificate, warningOf } from '../src/tls/certificate.js';
import { readCertificateFiles } from '../src/env.js';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { makeCertificate } from '../../proof/stack/certificate.mjs';
import { startGateway, type OriginText, type Kind, type Running } from './support/gateways.js';
import { askTls } from './support/tls-proxy.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const folder = mkdtempSync(join(tmpdir(), 'peanut-tls-'));
const inFolder = (name: string) => join(folder, name);
const { cert, key } = makeCertificate(folder);

afterAll(() => rmSync(folder, { recursive: true }));

describe('a bad value is refused by its name', () => {
  const other = makeCertificate(inFolder('other'));
  const ended = makeCertificate(inFolder('ended'), -1);
  const none = inFolder('none.pem');
  writeFileSync(none, 'no PEM');

  function embedded({ tlsCert, tlsKey, publicOrigin }: OriginText): void {
    Object.assign(process.env, {
      TLS_CERT: tlsCert ?? '',
      TLS_KEY: tlsKey ?? '',
      PUBLIC_ORIGIN: publicOrigin,
    });
    const files = readCertificateFiles();
    if (files) readCertificate(files);
  }
  const nginx = (originSettings: OriginText) =>
    void writeGatewayConfig({
      ...{ folder: inFolder('nginx'), listen: '127.0.0.1:1', compressorPort: 2, services: {}, statics: {} },
      originSettings,
    });

  afterEach(() => embedded({ publicOrigin: '' }));

  test.each<[string, OriginText]>([
    ['TLS_KEY is missing', { tlsCert: cert }],
    ['TLS_CERT is missing', { tlsKey: key }],
    ['TLS_CERT cannot be read', { tlsCert: inFolder('nowhere'), tlsKey: key }],
    ['TLS_KEY cannot be read', { tlsCert: cert, tlsKey: folder }],
    ['TLS_CERT must be a certificate in PEM', { tlsCert: none, tlsKey: key }],
    ['TLS_KEY must be a private key in PEM without a password', { tlsCert: cert, tlsKey: cert }],
    ['TLS_KEY does not belong to the certificate in TLS_CERT.', { tlsCert: cert, tlsKey: other.key }],
    ['TLS_CERT ended on ', { tlsCert: ended.cert, tlsKey: ended.key }],
    ['PUBLIC_ORIGIN must start with https://', { tlsCert: cert, tlsKey: key, publicOrigin: 'http://bar' }],
  ])('%s', (sentence, originSettings) => {
    expect(() => embedded({ publicOrigin: '', ...originSettings })).toThrow(sentence);
    expect(() => nginx(originSettings)).toThrow(`gateway: ${sentence}`);
  });

  test('the gateway then ends with one line', () => {
    const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
    const env = { TLS_CERT: none, TLS_KEY: key, PORT: '0' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: expect.stringMatching(/^gateway: TLS_CERT must be a certificate in PEM .*\n$/) as string,
    });
  });

  test('a certificate that ends within 14 days is told of', () => {
    const warning = (days: number) => warningOf(readCertificate(makeCertificate(inFolder('soon'), days)));
    expect(warning(13)).toMatch(
      /^TLS_CERT ends on \d{4}-\d\d-\d\d: put a renewed certificate in its place\.$/,
    );
    expect(warning(15)).toBeUndefined();
  });
});

test('a renewed certificate that cannot be used is told of, and the one from before stays', async () => {
  const files = makeCertificate(inFolder('renewed'));
  const told: string[] = [];
  const used: unknown[] = [];
  const followed = followCertificate(files, (sentence) => told.push(sentence), 10);
  const unfollow = followed.follow((certificate) => used.push(certificate));
  writeFileSync(files.cert, 'half a file');
  await until(() => told.length > 0, 'the bad one is told of');
  expect(told[0]).toMatch(/^TLS_CERT must be a certificate in PEM .*The certificate from before stays\.$/);
  expect(used).toEqual([]);
  copyFileSync(cert, files.cert);
  copyFileSync(key, files.key);
  await until(() => used.length > 0, 'the good one is used');
  unfollow();
});

/** The status of a page that is asked for by HTTP/2. */
async function askHttp2(origin: string, host: string): Promise<number | undefined> {
  const session = connectHttp2(origin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/', ':authority': host });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
  session.destroy();
  return headers[':status'];
}

/** What tells one certificate from another. */
function fingerprintAt(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

/** What a client that knows these alone, of TLS 1.2, ends up with. */
function cipherAt(origin: string, ciphers: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const options = { host: hostname, port: Number(port), rejectUnauthorized: false, ciphers };
  return new Promise((resolve, reject) => {
    const socket = connect({ ...options, maxVersion: 'TLSv1.2' }, () => {
      resolve(socket.getCipher().name);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway with a certificate', (kind) => {
  const files = makeCertificate(inFolder(kind));
  let builds: Builds;
  let menu: Upstream;
  let ai: Upstream;
  let gateway: Running;
  let plain: string;

  beforeAll(async () => {
    builds = makeBuilds();
    [menu, ai] = await Promise.all([startUpstream('menu'), startUpstream('ai')]);
    const originSettings = { tlsCert: files.cert, tlsKey: files.key, trustedProxies: '127.0.0.0/8' };
    gateway = await startGateway(kind, builds, { menu, ai }, originSettings);
    plain = gateway.origin.replace('https:', 'http:');
  });

  test.each(['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384', 'ECDHE-ECDSA-AES128-CCM'])(
    'does not agree on %s',
    (name) => expect(cipherAt(gateway.origin, `${name}:@SECLEVEL=0`)).rejects.toThrow(/handshake failure/),
  );

  test('agrees on what has a key for each connection', async () => {
    const name = 'ECDHE-ECDSA-AES128-GCM-SHA256';
    expect(await cipherAt(gateway.origin, name)).toBe(name);
    const { hostname, port } = new URL(gateway.origin);
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    expect(socket.getProtocol()).toBe('TLSv1.3');
    socket.destroy();
  });

  afterAll(async () => {
    await gateway.stop();
    await Promise.all([menu.stop(), ai.stop()]);
    rmSync(builds.root, { recursive: true });
  });

  test('tells services of https, and browsers to stay with it, whatever a proxy says', async () => {
    const headers = { 'X-Forwarded-Proto': 'http' };
    const answer = await askTls(gateway.origin, '/api/cocktails/1', { headers });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    const seen = JSON.parse(answer.text) as { headers: Record<string, string> };
    expect(seen.headers).toMatchObject({ 'x-forwarded-proto': 'https', host: new URL(gateway.origin).host });
    expect((await askTls(gateway.origin, '/')).text).toContain('the app');
  });

  test.each(['GET', 'HEAD'])('sends %s by plain http to https', async (method) => {
    for (const path of ['/', '/cocktails?highlight=1', '/health', '/api/cocktails']) {
      const answer = await ask(plain, path, { method });
      expect([answer.status, answer.headers.location]).toEqual([308, `${gateway.origin}${path}`]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
    const named = await ask(plain, '/', { method, headers: { Host: 'bar.example' } });
    expect(named.headers.location).toBe('https://bar.example/');
    const odd = await ask(plain, '/', { method, headers: { Host: 'bar"<>' } });
    expect(odd.headers.location).toBe('https://localhost/');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'passes no %s on that comes by plain http',
    async (method) => {
      const before = menu.seen.length;
      const answer = await ask(plain, '/api/cocktails/1', { method });
      expect([answer.status, answer.headers['x-content-type-options']]).toEqual([421, 'nosniff']);
      expect(JSON.parse(answer.text)).toMatchObject({
        statusCode: 421,
        error: 'Misdirected Request',
        message: `This bar has another address. Please open ${gateway.origin}`,
      });
      expect(menu.seen).toHaveLength(before);
    },
  );

  test.each(['\x16\x03\x01 no handshake', '\x80\x01', 'no http\r\n\r\n'])(
    'gives up %j, and answers the next',
    async (bytes) => {
      const socket = connectPlain(Number(new URL(plain).port), '127.0.0.1', () =>
        socket.end(bytes, 'latin1'),
      );
      socket.on('error', () => undefined).resume();
      await new Promise((resolve) => socket.once('close', resolve));
      expect((await askTls(gateway.origin, '/')).status).toBe(200);
    },
  );

  test('takes a renewed certificate while an answer is under way, which comes whole', async () => {
    const old = await fingerprintAt(gateway.origin);
    const streaming = askTls(gateway.origin, '/api/chat', { method: 'POST', body: '{}' });
    await until(() => ai.seen.includes('POST /api/chat'), 'the answer is under way');
    makeCertificate(inFolder(kind));
    gateway.reload?.();
    await until(async () => (await fingerprintAt(gateway.origin)) !== old, 'the new certificate is shown');
    expect((await streaming).text).toMatch(/one[^]*two/);
  });
});

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway with a certificate and PUBLIC_ORIGIN', (kind) => {
  let builds: Builds;
  let gateway: Running;

  beforeAll(async () => {
    builds = makeBuilds();
    const originSettings = { tlsCert: cert, tlsKey: key, publicOrigin: 'https://bar.example' };
    gateway = await startGateway(kind, builds, {}, originSettings);
  });

  afterAll(async () => {
    await gateway.stop();
    rmSync(builds.root, { recursive: true });
  });

  test('sends plain http there, and refuses other hosts', async () => {
    const answer = await ask(gateway.origin, '/whiskey', { headers: { Host: 'elsewhere.example' } });
    expect([answer.status, answer.headers.location]).toEqual([308, 'https://bar.example/whiskey']);
    const status = async (Host: string) => (await askTls(gateway.origin, '/', { headers: { Host } })).status;
    const hosts = ['bar.example', 'elsewhere.example'];
    expect(await Promise.all(hosts.map(status))).toEqual([200, 421]);
    if (kind === 'nginx')
      expect(await Promise.all(hosts.map((host) => askHttp2(gateway.origin, host)))).toEqual([200, 421]);
  });
});
