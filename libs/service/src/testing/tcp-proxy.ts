import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a service and its database; a test uses it to cut the database off. */
export interface TcpProxy {
  port: number;
  /** Closes every connection and lets no new one through: the server is stopped. */
  cut(): void;
  /** Connections stay, but nothing passes any more: the server is frozen. */
  freeze(): void;
  /** Everything passes again. */
  restore(): void;
  close(): Promise<void>;
}

/** What a proxy makes of the pieces that it passes on. */
interface Changes {
  toServer(piece: Buffer): Buffer;
  toClient(piece: Buffer): Buffer;
}

const NO_CHANGES: Changes = { toServer: (piece) => piece, toClient: (piece) => piece };

/** A proxy to the host and port of the address. */
export async function startTcpProxy(target: URL, changes: Changes = NO_CHANGES): Promise<TcpProxy> {
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const sockets = new Set<Socket>();
  const add = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (state === 'frozen') socket.pause();
  };
  const server = createServer((incoming) => {
    if (state === 'cut') return void incoming.destroy();
    const outgoing = connect(Number(target.port || 5432), target.hostname);
    add(incoming);
    add(outgoing);
    incoming.on('data', (piece: Buffer) => outgoing.write(changes.toServer(piece)));
    outgoing.on('data', (piece: Buffer) => incoming.write(changes.toClient(piece)));
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
