import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@peanut/service/testing';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startNginx, type Running } from './support/gateways.js';
import { startNameServer, type NameServer } from './support/name-server.js';

const [FIRST, SECOND, GONE] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;

let builds: Builds;
let names: NameServer;
let gateway: Running;
let port: number;
let replicas: Server[];
/** Who was asked what; a call that ends in `/broken` is cut off. */
let seen: { by: string; method: string }[];

async function startReplica(host: string, at: number): Promise<Server> {
  const server = createServer((req, res) => {
    seen.push({ by: host, method: req.method ?? '' });
    if (req.url?.endsWith('/broken')) res.socket?.destroy();
    else res.end(JSON.stringify({ by: host }));
  });
  server.listen(at, host);
  await once(server, 'listening');
  return server;
}

const call = (method: string, path = '/api/cocktails/1') =>
  ask(gateway.origin, path, { method, body: method === 'GET' ? '' : '{}' });

async function answeredBy(calls: number): Promise<{ statuses: number[]; hosts: string[] }> {
  const answers = await Promise.all(Array.from({ length: calls }, () => call('POST')));
  const hosts = answers.map(({ text }) => (JSON.parse(text) as { by: string }).by);
  return { statuses: answers.map(({ status }) => status), hosts: [...new Set(hosts)].sort() };
}

beforeEach(async () => {
  seen = [];
  builds = makeBuilds();
  names = await startNameServer();
  const first = await startReplica(FIRST, 0);
  ({ port } = first.address() as AddressInfo);
  replicas = [first, await startReplica(SECOND, port)];
  names.addresses.set('menu.bar', [FIRST]);
  gateway = await startNginx(builds, { menu: { address: `menu.bar:${port}` } }, {}, names.address);
});

afterEach(async () => {
  await gateway.stop();
  for (const replica of replicas) replica.close();
  await names.stop();
  rmSync(builds.root, { recursive: true });
});

test('a replica that comes gets its share, and one whose name is gone none', async () => {
  expect((await answeredBy(4)).hosts).toEqual([FIRST]);
  names.addresses.set('menu.bar', [FIRST, SECOND]);
  await until(async () => (await answeredBy(8)).hosts.length === 2, 'both are asked');
  names.addresses.set('menu.bar', [SECOND]);
  await until(async () => (await answeredBy(8)).hosts.join() === SECOND, 'the second one alone is asked');
});

test('a replica that does not listen yet, or any more, costs no call', async () => {
  names.addresses.set('menu.bar', [SECOND, GONE]);
  await until(async () => (await answeredBy(2)).hosts.includes(SECOND), 'the other replica is known');
  const { statuses, hosts } = await answeredBy(40);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(hosts).toEqual([SECOND]);
});

test('a write that may have arrived is not sent to another replica; a read is', async () => {
  names.addresses.set('menu.bar', [FIRST, SECOND]);
  await until(async () => (await answeredBy(8)).hosts.length === 2, 'both are known');
  seen = [];
  expect((await call('POST', '/api/cocktails/broken')).status).toBe(503);
  expect(seen.map(({ method }) => method)).toEqual(['POST']);
  seen = [];
  expect((await call('GET', '/api/cocktails/broken')).status).toBe(503);
  expect(seen.map(({ by }) => by).sort()).toEqual([FIRST, SECOND]);
});
