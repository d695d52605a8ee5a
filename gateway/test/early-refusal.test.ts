import { rmSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';

const REFUSALS = [413, 415, 403];
const REQUESTS = 120;
const CONNECTIONS = 6;
/** Above the service's limit, below the gateway's. */
const BODY = Buffer.alloc(300_000, 'x');

/** Like a service that refuses by the head alone: it answers at once, and never looks at the body. */
async function startRefusing(): Promise<Server> {
  let count = 0;
  const server = createServer((_, res) => {
    res.writeHead(REFUSALS[(count += 1) % REFUSALS.length] ?? 413, { 'Content-Type': 'application/json' });
    res.end('{"message":"from the service"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe.each<Kind>(['nginx', 'embedded'])('a service that refuses early, behind the %s gateway', (kind) => {
  let builds: Builds;
  let service: Server;
  let gateway: Running;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  beforeAll(async () => {
    builds = makeBuilds();
    service = await startRefusing();
    const address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
    gateway = await startGateway(kind, builds, { menu: { address }, admin: { address } });
  });

  afterAll(async () => {
    agent.destroy();
    await gateway.stop();
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    rmSync(builds.root, { recursive: true });
  });

  function post(): Promise<string> {
    const { hostname, port } = new URL(gateway.origin);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': BODY.length };
    return new Promise((resolve) => {
      const asked = request(
        { hostname, port, path: '/api/cocktails/1', method: 'POST', headers, agent },
        (res) => {
          let text = '';
          res.on('data', (chunk: Buffer) => (text += chunk.toString()));
          res.on('end', () => resolve(`${res.statusCode} ${text}`));
          res.on('error', (error) => resolve(error.message));
        },
      );
      asked.on('error', (error) => resolve(error.message));
      asked.end(BODY);
    });
  }

  test('its answer arrives, each time, and the connection serves the next request', async () => {
    const answers = await Promise.all(Array.from({ length: REQUESTS }, post));
    const expected = REFUSALS.map((status) => `${status} {"message":"from the service"}`);
    expect(answers.filter((answer) => !expected.includes(answer))).toEqual([]);
  });
});
