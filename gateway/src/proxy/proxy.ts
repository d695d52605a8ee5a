import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { compressorFor } from '../edge/compression.js';
import { sendError } from '../edge/errors.js';
import type { Exchange } from '../edge/exchange.js';
import { forwardedHeaders, NOT_PASSED_ON } from './forwarded-headers.js';
import { isWatched, STUCK_AFTER, type ApiRoute } from '../edge/routes.js';
import { GATEWAY_HEADERS } from '../edge/security-headers.js';

const CONNECT_TIMEOUT = 2_000;
/** Milliseconds between two questions to a service that takes long whether it lives. */
const ASK_AGAIN = 2_000;

type Limits = Pick<ApiRoute, 'timeout' | 'maxBody' | 'keepsPolicy' | 'isEndless'>;

/** Passes the request to `upstream` (`host:port`) and its answer back as it comes; JSON 503 when there is none. */
export function proxy(exchange: Exchange, upstream: string | undefined, route: Limits): void {
  const { req, res } = exchange;
  if (!upstream) return sendError(exchange, 503);
  if (Number(req.headers['content-length'] ?? 0) > route.maxBody) return sendError(exchange, 413);
  const forwarded = request(`http://${upstream}`, {
    method: req.method,
    path: req.url,
    headers: forwardedHeaders(exchange),
    agent: false,
  });
  let isAnswered = false;
  limitTime(exchange, forwarded, route.timeout);
  if (isWatched(route)) endWhenStuck(forwarded, upstream);
  forwarded.on('response', (answer) => {
    isAnswered = true;
    dropRest(req, forwarded);
    relay(exchange, answer, route.keepsPolicy);
  });
  forwarded.on('error', () => {
    dropRest(req, forwarded);
    if (!isAnswered && !res.destroyed) sendError(exchange, 503);
  });
  res.on('close', () => forwarded.destroy());
  passBody(exchange, forwarded, route.maxBody);
}

/**
 * Gives up when there is no connection within two seconds, or when the upstream is silent for `timeout` milliseconds.
 * A client that is slow to send or to read is waited for: that is not the upstream's fault.
 */
function limitTime({ req, res }: Exchange, forwarded: ClientRequest, timeout: number): void {
  const giveUp = () => forwarded.destroy(new Error('time-out'));
  const connect = setTimeout(giveUp, CONNECT_TIMEOUT);
  forwarded.on('socket', (socket) => socket.once('connect', () => clearTimeout(connect)));
  forwarded.on('close', () => clearTimeout(connect));
  forwarded.setTimeout(timeout, () => {
    const isClientSending = !req.readableEnded && !forwarded.writableNeedDrain;
    const isClientBehind = res.headersSent ? res.writableNeedDrain : isClientSending;
    if (!isClientBehind) giveUp();
  });
}

/** A service may take long over a call, but not over saying that it lives. */
function endWhenStuck(forwarded: ClientRequest, upstream: string): void {
  const over = new AbortController();
  forwarded.on('close', () => over.abort());
  const look = async (): Promise<void> => {
    const lives = await answers(`http://${upstream}/health/live`, over.signal);
    if (over.signal.aborted) return;
    if (!lives) forwarded.destroy(new Error('stuck'));
    else setTimeout(() => void look(), ASK_AGAIN).unref();
  };
  void look();
}

/** Whether anything is said at the address. */
const answers = (url: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(url, { agent: false, signal, timeout: STUCK_AFTER }, (answer) => {
      answer.resume();
      resolve(true);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });

function passBody(exchange: Exchange, forwarded: ClientRequest, maxBody: number): void {
  const { req } = exchange;
  let size = 0;
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBody || exchange.res.headersSent) return;
    dropRest(req, forwarded);
    sendError(exchange, 413);
    forwarded.destroy();
  });
  req.pipe(forwarded);
}

/** Reads what is left of the body for nobody, so that the connection can take the next request. */
function dropRest(req: IncomingMessage, forwarded: ClientRequest): void {
  req.unpipe(forwarded);
  req.resume();
}

function relay({ req, res }: Exchange, answer: IncomingMessage, keepsPolicy = false): void {
  if (res.headersSent || res.destroyed) {
    answer.destroy();
    return;
  }
  for (const [name, value] of Object.entries(answer.headers)) {
    const isOurs = GATEWAY_HEADERS.has(name) && !(keepsPolicy && name === 'content-security-policy');
    if (value !== undefined && !NOT_PASSED_ON.has(name) && !isOurs) res.setHeader(name, value);
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
