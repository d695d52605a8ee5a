import { request, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import { compressorFor } from './compression.js';
import { sendError } from './errors.js';
import { clientAddress, type Exchange } from './exchange.js';
import type { ApiRoute } from './routes.js';
import { GATEWAY_HEADERS } from './security-headers.js';

const CONNECT_TIMEOUT = 2_000;

/** Never passed on: they belong to one connection, or they claim what only the gateway knows. */
const DROPPED = new Set([
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

function requestHeaders({ req, requestId }: Exchange): OutgoingHttpHeaders {
  const kept = Object.entries(req.headers).filter(([name]) => !DROPPED.has(name));
  const address = clientAddress(req);
  return {
    ...Object.fromEntries(kept),
    host: req.headers.host ?? 'localhost',
    'x-request-id': requestId,
    'x-real-ip': address,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'http',
    'accept-encoding': 'identity',
    ...(req.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    connection: 'close',
  };
}

type Limits = Pick<ApiRoute, 'timeout' | 'maxBody' | 'keepsPolicy'>;

/** Passes the request to `upstream` (`host:port`) and its answer back as it comes; JSON 503 when there is none. */
export function proxy(exchange: Exchange, upstream: string | undefined, route: Limits): void {
  const { req, res } = exchange;
  if (!upstream) return sendError(exchange, 503);
  if (Number(req.headers['content-length'] ?? 0) > route.maxBody) return sendError(exchange, 413);
  const forwarded = request(`http://${upstream}`, {
    method: req.method,
    path: req.url,
    headers: requestHeaders(exchange),
    agent: false,
  });
  limitTime(forwarded, route.timeout);
  forwarded.on('response', (answer) => relay(exchange, answer, route.keepsPolicy));
  forwarded.on('error', () => {
    if (!res.destroyed) sendError(exchange, 503);
  });
  res.on('close', () => forwarded.destroy());
  passBody(exchange, forwarded, route.maxBody);
}

/** Gives up when there is no connection within two seconds, or no answer within `timeout` milliseconds. */
function limitTime(forwarded: ClientRequest, timeout: number): void {
  const giveUp = () => forwarded.destroy(new Error('time-out'));
  const connect = setTimeout(giveUp, CONNECT_TIMEOUT);
  const answer = setTimeout(giveUp, timeout);
  forwarded.on('socket', (socket) => socket.once('connect', () => clearTimeout(connect)));
  forwarded.on('response', () => clearTimeout(answer));
  forwarded.on('close', () => {
    clearTimeout(connect);
    clearTimeout(answer);
  });
}

function passBody(exchange: Exchange, forwarded: ClientRequest, maxBody: number): void {
  const { req } = exchange;
  let size = 0;
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBody) return;
    req.unpipe(forwarded);
    sendError(exchange, 413);
    forwarded.destroy();
  });
  req.pipe(forwarded);
}

function relay({ req, res }: Exchange, answer: IncomingMessage, keepsPolicy = false): void {
  if (res.headersSent || res.destroyed) {
    answer.destroy();
    return;
  }
  for (const [name, value] of Object.entries(answer.headers)) {
    const isOurs = GATEWAY_HEADERS.has(name) && !(keepsPolicy && name === 'content-security-policy');
    if (value !== undefined && !DROPPED.has(name) && !isOurs) res.setHeader(name, value);
  }
  res.statusCode = answer.statusCode ?? 502;
  const compressor = hasBody(req, res.statusCode) ? compressorFor(req, res) : undefined;
  res.flushHeaders();
  const stages = compressor ? [answer, compressor, res] : [answer, res];
  // A cut answer must not look whole: pipeline destroys the client's connection when the upstream breaks off.
  pipeline(stages, () => undefined);
}

function hasBody(req: IncomingMessage, status: number): boolean {
  return req.method !== 'HEAD' && status !== 204 && status !== 304;
}
