import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decode, encode } from 'dns-packet';

export interface NameServer {
  /** `host:port`. */
  address: string;
  /** What a name means from now on, as containers come and go. */
  addresses: Map<string, string[]>;
  stop(): Promise<void>;
}

/** As the container engine's: each name stands for its replicas' addresses. */
export async function startNameServer(): Promise<NameServer> {
  const addresses = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (bytes, { port, address }) => {
    const { id, questions = [] } = decode(bytes);
    const answers = questions.flatMap(({ name }) =>
      (addresses.get(name) ?? []).map((data) => ({ type: 'A' as const, name, ttl: 600, data })),
    );
    socket.send(encode({ type: 'response', id, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    addresses,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
