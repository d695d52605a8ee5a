import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@peanut/service/testing';

interface Cut {
  /** What `Content-Length` says. */
  says: number;
  /** What is sent. */
  bytes: Buffer;
  /** When the connection is broken off afterwards; without it the connection is closed in good order. */
  breakWhen?: () => boolean;
}

/** Uploads by hand, as a client that goes away or that lies; resolves with the raw answer, if any. */
export async function cutUpload(
  origin: string,
  path: string,
  { says, bytes, breakWhen }: Cut,
): Promise<string> {
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
  if (breakWhen) await until(breakWhen, 'the upload may be broken off').then(() => socket.resetAndDestroy());
  else socket.end();
  await closed;
  return answer;
}
