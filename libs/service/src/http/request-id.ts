import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();
const SAFE = /^[A-Za-z0-9_-]{8,64}$/;

/** The gateway's `X-Request-Id` when it looks like an id, else a new one; the same for the whole request. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
  ids.set(request, id);
  return id;
}
