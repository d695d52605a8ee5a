import { sendError, sendForeignHost } from './errors.js';
import type { Exchange } from './exchange.js';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Answers plain http where https is spoken: who reads is sent to the same address over https (308), anything else is
 * refused and told of it (421).
 */
export function sendToHttps(exchange: Exchange): void {
  const { req, res, client } = exchange;
  // It counts over https alone.
  res.removeHeader('strict-transport-security');
  res.setHeader('connection', 'close');
  if (!HOST.test(client.host)) return sendError(exchange, 400);
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return sendForeignHost({ ...exchange, client: { ...client, scheme: 'https' } });
  res.writeHead(308, {
    location: `https://${client.host}${req.url}`,
    'cache-control': 'no-store',
    'content-length': 0,
  });
  res.end();
}
