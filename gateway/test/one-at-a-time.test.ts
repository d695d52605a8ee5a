import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from '@peanut/service/testing';
import { ask } from './support/ask.js';
import { FIRST, makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';

const FILE = '/assets/large-abcd1234.js';
const CLIENT = '198.51.100.7';
const AS = `X-Forwarded-For: ${CLIENT}\r\n`;
const MOST_AT_ONCE = 100;

const openFiles = () => readdirSync('/dev/fd').length;

describe.each<Kind>(['nginx', 'embedded'])('requests of one connection, at the %s gateway,', (kind) => {
  let builds: Builds;
  let menu: Server;
  let gateway: Running;
  let asked = 0;
  let waiting = 0;

  beforeAll(async () => {
    builds = makeBuilds();
    writeFileSync(join(builds.shell, FIRST, FILE), Buffer.alloc(8_000_000, ' '));
    menu = createServer((_, res) => {
      asked += 1;
      waiting += 1;
      res.once('close', () => (waiting -= 1));
    });
    await new Promise<void>((resolve) => menu.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(menu.address() as AddressInfo).port}`;
    gateway = await startGateway(kind, builds, { menu: { address } }, { trustedProxies: '127.0.0.1' });
  });

  afterAll(async () => {
    await gateway.stop();
    menu.closeAllConnections();
    menu.close();
    rmSync(builds.root, { recursive: true });
  });

  /** Asks so often on one connection, which it returns. */
  function pipeline(path: string, count: number) {
    const { hostname, port } = new URL(gateway.origin);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: bar\r\n${AS}\r\n`.repeat(count));
    return socket;
  }

  test('are all answered, one after the other', async () => {
    const socket = pipeline('/nothing', 20);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    await until(() => text.split('HTTP/1.1 404 ').length === 21, 'twenty answers have come');
    socket.destroy();
  });

  test('are worked for one at a time, and not at all once the client has gone', async () => {
    const before = asked;
    const sockets = Array.from({ length: 5 }, () => pipeline('/api/cocktails/1', 50));
    await until(() => waiting === sockets.length, 'one request of each is asked');
    for (const socket of sockets) socket.destroy();
    await until(() => waiting === 0, 'the calls are ended');
    expect(asked - before).toBe(sockets.length);
  });

  // The embedded gateway opens its files in this process, where they can be counted.
  if (kind === 'embedded')
    test('hold one file open between them, and none once the client has gone', async () => {
      const before = openFiles();
      const socket = pipeline(FILE, 60);
      socket.pause();
      await until(() => openFiles() > before, 'the file is read');
      expect(openFiles() - before).toBeLessThan(10);
      socket.destroy();
      await until(() => openFiles() < before + 3, 'the file is closed');
    });

  test('count once against what an address may have at a time', async () => {
    const socket = pipeline(FILE, MOST_AT_ONCE);
    socket.pause();
    const { status } = await ask(gateway.origin, FILE, { headers: { 'X-Forwarded-For': CLIENT } });
    socket.destroy();
    expect(status).toBe(200);
  });
});
