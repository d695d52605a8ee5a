import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import { SERVER_OPTIONS } from '../edge/limits.js';
import type { Certificate } from './certificate.js';
import type { FollowedCertificate } from './certificate-renewal.js';

/** How each TLS record begins that opens a connection; no method of HTTP does. */
const HANDSHAKE = 0x16;
const PATIENCE = 10_000;

/** Of TLS 1.3 all; of 1.2 what has a key of its own for each connection, and one step for closing and signing: as in nginx. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256',
  'ECDHE+AESGCM:ECDHE+CHACHA20',
].join(':');

const tlsOptions = ({ cert, key }: Certificate) => ({
  cert,
  key,
  minVersion: 'TLSv1.2' as const,
  ciphers: CIPHERS,
});

/** An https server that hears plain http on its port too, so that whoever forgot the "s" can be sent on. */
export function createHttpsServer(certificate: FollowedCertificate, handle: RequestListener): Server {
  const options = {
    ...tlsOptions(certificate.current),
    ...SERVER_OPTIONS,
    handshakeTimeout: PATIENCE,
  };
  const server = createServer(options, handle);
  const [startTls] = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) =>
    onFirstByte(socket, (byte) => {
      if (byte === HANDSHAKE) startTls?.call(server, socket);
      // To this server a connection whose handshake is done: the same limits in time and number count.
      else server.emit('secureConnection', socket);
    }),
  );
  // Before Node's own listener, which would have an answer written into a connection that never opened.
  server.prependListener('tlsClientError', (_error, socket) => socket.destroy());
  // Open connections go on with the one they began with.
  const unfollow = certificate.follow((renewed) => server.setSecureContext(tlsOptions(renewed)));
  server.on('close', unfollow);
  return server;
}

/** Looks at the first byte and puts it back. A connection that stays silent is ended. */
function onFirstByte(socket: Socket, decide: (byte: number) => void): void {
  socket.on('error', () => socket.destroy());
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.once('readable', () => {
    const first = socket.read(1) as Buffer | null;
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    if (!first) return void socket.destroy();
    socket.unshift(first);
    decide(first[0] ?? 0);
  });
}
