import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { until } from '@peanut/service/testing';
import { makeCertificate } from '../../proof/stack/certificate.mjs';
import { parseTrustedProxies } from '../src/edge/public-origin.js';
import { createGateway } from '../src/gateway.js';
import { followCertificate } from '../src/tls/certificate-renewal.js';
import { OWN_VERSION } from './support/gateways.js';

const LIMITS = { most: 6, ofOne: 3, kept: 2 };
const PROXY = '198.51.100.7';
const [GUEST, ANOTHER, THIRD] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

describe.each(['http', 'https'])('the connections of the embedded gateway, %s', (scheme) => {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-connections-'));
  let server: Server;
  let port: number;
  /** Whose the next connection is. */
  let peer: string;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = createGateway({
      services: {},
      folders: {},
      version: OWN_VERSION,
      originSettings: { trustedProxies: parseTrustedProxies(PROXY) },
      certificate:
        scheme === 'https' ? followCertificate(makeCertificate(folder), () => undefined) : undefined,
      connections: LIMITS,
    });
    server.prependListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: peer }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** A connection that says nothing, once the server has it. */
  async function silent(address: string): Promise<Socket> {
    peer = address;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(server, 'connection');
    return socket;
  }

  const isClosed = (socket: Socket) => until(() => socket.closed, 'the connection is closed');

  /** A connection that has asked and got its answer; undefined for one that was closed. */
  async function asking(address: string): Promise<Socket | undefined> {
    peer = address;
    const socket =
      scheme === 'https'
        ? connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
        : connect(port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write('GET /health HTTP/1.1\r\nHost: bar\r\n\r\n');
    const isAnswered = await new Promise((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    });
    return isAnswered ? socket : undefined;
  }

  test('one address has its part of them, whether it asks or not', async () => {
    const first = await silent(GUEST);
    await silent(GUEST);
    expect(await asking(GUEST)).toBeDefined();
    expect(await asking(GUEST)).toBeUndefined();
    expect(await asking(`::ffff:${GUEST}`)).toBeUndefined();
    expect(await asking(ANOTHER)).toBeDefined();
    first.destroy();
    await until(async () => (await asking(GUEST)) !== undefined, 'a place is free again');
  });

  test.each([PROXY, '127.0.0.1'])('%s, behind which many may be, has all', async (address) => {
    for (let count = 0; count < LIMITS.most; count += 1) expect(await asking(address)).toBeDefined();
  });

  test('when all are taken, the one that has been silent for longest makes room', async () => {
    await asking(GUEST);
    const oldest = await silent(ANOTHER);
    const newer = await silent(ANOTHER);
    for (let count = 0; count < 3; count += 1) await silent(THIRD);
    expect(await asking(PROXY)).toBeDefined();
    await isClosed(oldest);
    expect(newer.closed).toBe(false);
  });

  test('when all are taken and ask, this machine has some places left', async () => {
    for (let count = 0; count < LIMITS.most; count += 1) expect(await asking(PROXY)).toBeDefined();
    expect(await asking(GUEST)).toBeUndefined();
    expect(await asking('127.0.0.1')).toBeDefined();
  });
});
