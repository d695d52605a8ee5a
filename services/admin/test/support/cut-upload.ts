import { once } from 'node:events';
import { connect } from 'node:net';

interface Cut {
  /** What `Content-Length` says. */
  says: number;
  /** What is sent. */
  bytes: Buffer;
  /** Whether the connection is broken off afterwards, or closed in good order. */
  then: 'break' | 'close';
}

/** Uploads by hand, as a client that goes away or that lies; resolves with the raw answer, if any. */
export async function cutUpload(origin: string, path: string, { says, bytes, then }: Cut): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `PUT ${path} HTTP/1.1\r\nHost: bar\r\nContent-Type: image/png\r\nContent-Length: ${says}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(bytes, resolve));
  const closed = once(socket, 'close');
  if (then === 'break') setTimeout(() => socket.resetAndDestroy(), 30);
  else socket.end();
  await closed;
  return answer;
}
