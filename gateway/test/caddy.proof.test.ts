import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts, until } from '@peanut/service/testing';
import { findBinary, needBinaries } from '../../ops/process/run.mjs';
import { ask } from './support/ask.js';
import { askTls } from './support/tls-proxy.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const CADDYFILE = fileURLToPath(new URL('../caddy/Caddyfile', import.meta.url));
/** A name of the home network, for which Caddy is its own authority: nothing is asked of the internet. */
const HOST = 'bar.local';
const ORIGIN = `https://${HOST}`;

describe('Caddy before the gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-caddy-'));
  let ports: number[];
  /** Echoes what Caddy tells it. */
  let gateway: Upstream;
  let child: ChildProcess;

  const https = (path: string, more: Parameters<typeof askTls>[2] = {}) =>
    askTls(`https://127.0.0.1:${ports[1]}`, path, {
      ...more,
      headers: { Host: HOST, ...more.headers },
    });

  beforeAll(async () => {
    await needBinaries(['caddy']);
    ports = await freePorts(3);
    gateway = await startUpstream('gateway');
    const text = readFileSync(CADDYFILE, 'utf8')
      .replace('gateway:8080', gateway.address)
      .replace('http_port 8080', `http_port ${ports[0]}`)
      .replace('https_port 8443', `https_port ${ports[1]}`)
      .replace('127.0.0.1:2020', `127.0.0.1:${ports[2]}`);
    writeFileSync(join(folder, 'Caddyfile'), text);
    child = spawn(findBinary('caddy') ?? '', ['run', '--config', join(folder, 'Caddyfile')], {
      env: { PUBLIC_ORIGIN: ORIGIN, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    const isUp = () =>
      https('/health').then(
        () => true,
        () => false,
      );
    await until(isUp, 'Caddy answers over https');
  });

  afterAll(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await gateway.stop();
    rmSync(folder, { recursive: true });
  });

  test('says so when it is asked how it is', async () => {
    expect((await ask(`http://127.0.0.1:${ports[2]}`, '/')).status).toBe(200);
  });

  test('sends plain http to https', async () => {
    const answer = await ask(`http://127.0.0.1:${ports[0]}`, '/whiskey', { headers: { Host: HOST } });
    expect([answer.status, answer.headers.location]).toEqual([308, `${ORIGIN}/whiskey`]);
  });

  test("tells the gateway the name, the scheme and a guest's own address, whatever the guest claims", async () => {
    const answer = await https('/api/cocktails/1', {
      from: '127.0.0.42',
      headers: { 'X-Forwarded-For': '203.0.113.1', 'X-Forwarded-Proto': 'http' },
    });
    const seen = JSON.parse(answer.text) as { headers: Record<string, string> };
    expect(seen.headers).toMatchObject({
      host: HOST,
      'x-forwarded-for': '127.0.0.42',
      'x-forwarded-proto': 'https',
    });
  });

  test('holds a request while the gateway is replaced, and says so when it stays away', async () => {
    await gateway.stop();
    const held = https('/api/cocktails/1');
    await setTimeout(500);
    await gateway.restart();
    expect((await held).status).toBe(200);
    await gateway.stop();
    const answer = await https('/api/cocktails/1');
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([503, 'nosniff']);
    await gateway.restart();
  });
});
