import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Hands over the requests of a connection one after the other, each when the answer before it is out, as nginx does.
 * Node hands over all at once: for a client who asks for a thousand pages and reads none, they would fill the memory.
 * What waits when the connection ends is never handed over.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (req, res) => {
    const before = latest.get(req.socket);
    latest.set(req.socket, res);
    if (!before || before.closed) return handle(req, res);
    before.once('close', () => {
      if (!req.socket.destroyed) handle(req, res);
    });
  };
}
