import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const MOST = 100;
const MOST_STREAMS = 500;

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let gateway: Running;
  const sockets = new Set<Socket>();
  const streams: ClientRequest[] = [];

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    gateway = await startGateway(kind, builds, { menu }, { trustedProxies: '127.0.0.1' });
  });

  afterAll(async () => {
    endSlowPosts();
    for (const stream of streams) stream.destroy();
    await gateway.stop();
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  const askAs = async (address: string) => {
    const asked = { headers: { 'X-Forwarded-For': address } };
    const { status, headers } = await ask(gateway.origin, '/api/cocktails', asked);
    expect(headers['retry-after']).toBe(status === 429 ? '1' : undefined);
    return status;
  };

  /**
   * Requests that the gateway has begun to read, and whose bodies never come. One by one, so that no queue of
   * connections runs over; one that the gateway gives up, as too slow, is followed by another.
   */
  async function slowPosts(address: string, count: number): Promise<void> {
    const { hostname, port } = new URL(gateway.origin);
    const head = `POST /api/cocktails/1 HTTP/1.1\r\nHost: bar\r\nX-Forwarded-For: ${address}\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`;
    for (let index = 0; index < count; index += 1) {
      const socket = connect(Number(port), hostname, () => socket.write(head));
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (sockets.delete(socket)) void slowPosts(address, 1);
      });
      const said = await new Promise<string>((resolve) => {
        socket.once('data', (data) => resolve(data.toString()));
        socket.once('close', () => resolve('closed'));
      });
      expect(said).toMatch(/^(?:HTTP\/1\.1 100 |closed$)/);
    }
  }

  function endSlowPosts(): void {
    for (const socket of sockets) {
      sockets.delete(socket);
      socket.destroy();
    }
  }

  async function untilAnswers(address: string, status: number): Promise<void> {
    while ((await askAs(address)) !== status) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  test(`an address that has ${MOST} requests under way gets 429; others, and this machine, go on`, async () => {
    await slowPosts('198.51.100.1', MOST);
    await slowPosts('127.0.0.1', 2 * MOST);
    await untilAnswers('198.51.100.1', 429);
    expect(await askAs('198.51.100.2')).toBe(200);
    expect(await askAs('127.0.0.1')).toBe(200);
    endSlowPosts();
    await untilAnswers('198.51.100.1', 200);
  });

  /** The answer to a stream, once its first event is there; or once it has ended. */
  async function openStream(address: string): Promise<IncomingMessage> {
    const headers = { 'X-Forwarded-For': address, 'Accept-Encoding': 'gzip, br' };
    const asked = request(`${gateway.origin}/api/events`, { headers, agent: false });
    asked.on('error', () => undefined);
    streams.push(asked.end());
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    return answer;
  }

  test(`an address has ${MOST_STREAMS} streams beside its requests, each passed on at once`, async () => {
    const { headers } = await openStream('198.51.100.3');
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    });
    expect(headers['content-encoding']).toBeUndefined();
    for (let index = 1; index < MOST_STREAMS; index += 1) {
      expect((await openStream('198.51.100.3')).statusCode).toBe(200);
    }
    expect((await openStream('198.51.100.3')).statusCode).toBe(429);
    expect((await openStream('198.51.100.4')).statusCode).toBe(200);
    expect(await askAs('198.51.100.3')).toBe(200);
  });
});
