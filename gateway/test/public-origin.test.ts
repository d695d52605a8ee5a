import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePublicOrigin, parseTrustedProxies } from '../src/edge/public-origin.js';
import { writeGatewayConfig } from '../../proof/stack/nginx-config.mjs';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type OriginText, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const BAD_ORIGINS = [
  'bar.example',
  'ftp://bar.example',
  'https://bar.example/menu',
  'https://a b',
  'https://"',
];
const BAD_HOSTS = [
  'https://bär.example',
  'http://my_bar:8080',
  'HTTPS://酒.example/',
  'https://-bar.example',
];
const BAD_PROXIES = ['proxy.example', '10.0.0.0/33', '10.0.0', '256.1.1.1', '::1/129', '10.0.0.1;', '*'];

describe('a bad value is refused by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-origin-'));
  const writeNginx = (originSettings: OriginText) =>
    writeGatewayConfig({
      ...{ folder, listen: '127.0.0.1:1', compressorPort: 2, services: {}, statics: {} },
      originSettings,
    });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(BAD_ORIGINS)('PUBLIC_ORIGIN %s', (publicOrigin) => {
    expect(() => parsePublicOrigin(publicOrigin)).toThrow('must be an address without a path');
    expect(() => writeNginx({ publicOrigin })).toThrow('gateway: PUBLIC_ORIGIN must be an address');
  });

  test.each(BAD_HOSTS)('PUBLIC_ORIGIN %s', (publicOrigin) => {
    const sentence = 'must name its host in letters from a to z, digits, dots and hyphens, any other letter';
    expect(() => parsePublicOrigin(publicOrigin)).toThrow(`${sentence} as browsers send it`);
    expect(() => writeNginx({ publicOrigin })).toThrow(
      `gateway: PUBLIC_ORIGIN ${sentence} as browsers send it`,
    );
  });

  test.each(BAD_PROXIES)('TRUSTED_PROXIES %s', (trustedProxies) => {
    expect(() => parseTrustedProxies(trustedProxies)).toThrow('must be addresses or ranges');
    expect(() => writeNginx({ trustedProxies })).toThrow('gateway: TRUSTED_PROXIES must be addresses');
  });
});

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway behind two proxies', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let gateway: Running;

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    const originSettings = { trustedProxies: '127.0.0.0/8,fd00::/8  10.0.0.7' };
    gateway = await startGateway(kind, builds, { menu }, originSettings);
  });

  afterAll(async () => {
    await gateway.stop();
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['198.51.100.1, 10.0.0.7', '198.51.100.1'],
    ['203.0.113.5, 198.51.100.1, fd00::1, 10.0.0.7', '198.51.100.1'],
    ['2001:db8::1, 10.0.0.7', '2001:db8::1'],
    ['10.0.0.7', '10.0.0.7'],
    ['203.0.113.7:52100', '203.0.113.7'],
    ['203.0.113.7:52100, 10.0.0.7:443', '203.0.113.7'],
    ['[2001:db8::1]:443, 10.0.0.7', '2001:db8::1'],
    ['[2001:db8::2]', '127.0.0.1'],
    ['203.0.113.7:', '127.0.0.1'],
    ['nonsense, 10.0.0.7', '10.0.0.7'],
    ['nonsense', '127.0.0.1'],
  ])('X-Forwarded-For: %s comes from %s', async (claimed, address) => {
    const { text } = await ask(gateway.origin, '/api/cocktails/1', {
      headers: { 'X-Forwarded-For': claimed },
    });
    const { headers } = JSON.parse(text) as { headers: Record<string, string> };
    expect(headers).toMatchObject({ 'x-forwarded-for': address, 'x-real-ip': address });
  });
});
