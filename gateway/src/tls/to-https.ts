import { sendForeignHost } from '../edge/errors.js';
import type { Exchange } from '../edge/exchange.js';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Answers plain http where https is spoken: who reads is sent to the same address over https (308), anything else is
 * refused and told of it (421).
 */
export function sendToHttps(exchange: Exchange): void {
  const { req, res } = exchange;
  const host = HOST.test(exchange.client.host) ? exchange.client.host : 'localhost';
  // It counts over https alone.
  res.removeHeader('strict-transport-security');
  res.setHeader('connection', 'close');
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return sendForeignHost({ ...exchange, client: { ...exchange.client, scheme: 'https', host } });
  res.writeHead(308, {
    location: `https://${host}${req.url}`,
    'cache-control': 'no-store',
    'content-length': 0,
  });
  res.end();
}
