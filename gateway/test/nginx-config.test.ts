import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@peanut/service/testing';
import { writeGatewayConfig, writeStaticConfig } from '../../proof/stack/nginx-config.mjs';
import { STATIC_PARTS } from '../src/edge/routes.js';
import { makeCertificate } from '../../proof/stack/certificate.mjs';
import type { OriginText } from './support/gateways.js';

const FOLDER = fileURLToPath(new URL('../dist/nginx', import.meta.url));
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.template'),
);

describe.each(FILES)('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8').replace(/^\s*#.*$/gm, '');

  test('has no rewrite and no set: together they are a known hole', () => {
    expect(text).not.toMatch(/^\s*(?:rewrite|set)\s/m);
  });

  test('has no unnamed capture', () => {
    // Inside a character class a parenthesis opens nothing.
    const patterns = text.replace(/"accelerometer[^"]*"/, '').replace(/\[[^\]]*\]/g, '');
    const groups = [...patterns.matchAll(/[~^][^\s]*\((?!\?)/g)].map(([found]) => found);
    expect(groups).toEqual([]);
  });

  test('uses if only to return', () => {
    const filledIn = text.replace(/\$\{\w+\}/g, 'value');
    const bodies = [...filledIn.matchAll(/\bif\s*\([^{]*\{([^}]*)\}/g)].map(([, body]) => body?.trim());
    for (const body of bodies) expect(body).toMatch(/^return \d{3}(?: \S+)?;$/);
  });
});

test('every location that answers includes the security headers', () => {
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  const server = read('servers/gateway.conf.template');
  const locations = `${server}\n${read('snippets/routes.conf.template')}`.split(/\n *location /).slice(1);
  const bare = locations.filter(
    (block) => !/snippets\/(?:headers|api|static-part|page|plain-page)\.conf/.test(block),
  );
  // These set no header of their own, so they inherit the server's; all but the first are read by nginx alone.
  const names = bare.map((block) => block.split(' {')[0]);
  expect(names).toEqual(['~* ^/+api(?:/|$)', '= /_alive_menu', '= /_alive_admin', '= /_alive_ai']);
});

describe('nginx itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-nginx-t-'));
  /** It tries to listen there. */
  let ports: number[];
  beforeAll(async () => {
    ports = await freePorts(3);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What nginx finds wrong with a configuration, warnings included. */
  const problemsOf = (config: string) => {
    const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', config], { encoding: 'utf8' });
    expect(stderr).toContain('syntax is ok');
    return stderr.split('\n').filter((line) => /\[(?:warn|error|crit|alert|emerg)\]/.test(line));
  };
  const writeGateway = (name: string, originSettings: OriginText = {}) =>
    writeGatewayConfig({
      folder: join(folder, name),
      listen: `127.0.0.1:${ports[0]}`,
      compressorPort: ports[1] ?? 0,
      services: {},
      statics: {},
      originSettings,
    });
  const writeFrontEnd = (part: string) =>
    writeStaticConfig(join(folder, part), part, { listen: `127.0.0.1:${ports[2]}`, root: folder });

  test('reads the gateway’s configuration, whatever the variables hold', () => {
    const { cert: tlsCert, key: tlsKey } = makeCertificate(join(folder, 'tls'));
    const publicOrigin = 'https://bar.example';
    for (const originSettings of [
      {},
      { publicOrigin, trustedProxies: '10.0.0.0/8,fc00::/7' },
      { publicOrigin, tlsCert, tlsKey },
    ])
      expect(problemsOf(writeGateway('gateway', originSettings))).toEqual([]);
  });

  test('takes the name of a DNS server too, as Kubernetes gives it', () => {
    const config = writeGateway('by-name');
    const server = join(folder, 'by-name/servers/gateway.conf');
    writeFileSync(server, readFileSync(server, 'utf8').replace('resolver 127.0.0.1 ', 'resolver localhost '));
    expect(readFileSync(server, 'utf8')).toContain('resolver localhost ');
    expect(problemsOf(config)).toEqual([]);
  });

  test('reads that of every front end', () => {
    for (const part of STATIC_PARTS) expect(problemsOf(writeFrontEnd(part))).toEqual([]);
  });

  test('has seen every template', () => {
    writeGateway('gateway');
    writeFrontEnd('shell');
    const unseen = FILES.map((name) => name.replace('.template', '')).filter(
      (name) => !['gateway', 'shell'].some((home) => existsSync(join(folder, home, name))),
    );
    expect(unseen).toEqual([]);
  });
});
