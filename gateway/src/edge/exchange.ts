import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Client } from './public-origin.js';

/** One request on its way through the gateway. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** The path as the client wrote it, without the query. */
  path: string;
  requestId: string;
  client: Client;
}

/** Wraps a request; its id is always the gateway's own. */
export function exchangeOf(req: IncomingMessage, res: ServerResponse, client: Client): Exchange {
  const address = (req.url ?? '').replace(/^https?:\/\/[^/]*/i, '') || '/';
  req.url = address;
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  return { req, res, path, requestId: randomBytes(16).toString('hex'), client };
}
