import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Closes the response when its client's connection ends. Node closes only the one whose turn it is: whatever works for
 * those behind it on the same connection would never learn that nobody waits, and keep files and calls open.
 */
export function closeWithConnection({ socket }: IncomingMessage, res: ServerResponse): void {
  const responses = unanswered.get(socket) ?? followed(socket);
  responses.add(res);
  res.once('close', () => responses.delete(res));
}

function followed(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  unanswered.set(socket, responses);
  socket.once('close', () => {
    for (const res of responses) {
      // Without a connection it is destroyed in silence.
      const isSilent = res.socket === null;
      res.destroy();
      if (isSilent) res.emit('close');
    }
  });
  return responses;
}
