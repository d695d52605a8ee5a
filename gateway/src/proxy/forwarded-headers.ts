import type { OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from '../edge/exchange.js';

/** They belong to one connection, or they claim what only the gateway knows. */
export const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
]);

/** What a service is told of a request: the client's own headers, and the gateway's word on where it came from. */
export function forwardedHeaders({ req, requestId, client }: Exchange): OutgoingHttpHeaders {
  const kept = Object.entries(req.headers).filter(([name]) => !NOT_PASSED_ON.has(name));
  return {
    ...Object.fromEntries(kept),
    host: client.host,
    'x-request-id': requestId,
    'x-real-ip': client.address,
    'x-forwarded-for': client.address,
    'x-forwarded-proto': client.scheme,
    'accept-encoding': 'identity',
    ...(req.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    // A service that refuses early and closes would cut off its own answer while the body is still being sent.
    connection: 'keep-alive',
  };
}
