import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from '@peanut/service/testing';
import { ask } from './support/ask.js';
import { FIRST, makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Running } from './support/gateways.js';

const FILE = '/assets/large-abcd1234.js';
const AS = 'X-Forwarded-For: 198.51.100.7\r\n';
const MOST_AT_ONCE = 100;

const openFiles = () => readdirSync('/dev/fd').length;

/** nginx keeps its own promises; it never reads ahead of what it answers. */
describe('clients of the embedded gateway who go before they are answered', () => {
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
    gateway = await startGateway('embedded', builds, { menu: { address } }, { trustedProxies: '127.0.0.1' });
  });

  afterAll(async () => {
    await gateway.stop();
    menu.closeAllConnections();
    menu.close();
    rmSync(builds.root, { recursive: true });
  });

  /** Asks so often on one connection, reads nothing, and goes when `isUnderWay`. */
  async function askAndGo(path: string, count: number, isUnderWay: () => boolean): Promise<void> {
    const { hostname, port } = new URL(gateway.origin);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: bar\r\n${AS}\r\n`.repeat(count));
    await until(isUnderWay, 'the gateway works for the requests');
    socket.destroy();
  }

  test('leave no file open', async () => {
    const before = openFiles();
    await askAndGo(FILE, 60, () => openFiles() > before + 40);
    await until(() => openFiles() < before + 10, 'the files are closed');
  });

  test('leave no call of a service waiting, and no count of requests under way', async () => {
    await askAndGo('/api/cocktails/1', MOST_AT_ONCE, () => asked === MOST_AT_ONCE);
    await until(() => waiting === 0, 'the calls are ended');
    const { status } = await ask(gateway.origin, FILE, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
    expect(status).toBe(200);
  });
});
