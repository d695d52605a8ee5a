import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@peanut/contracts';
import type { Exchange } from './exchange.js';
import { API_LIKE } from './routes.js';

/** What an error of the gateway itself says, by its status. */
export const MESSAGES: Readonly<Record<number, string>> = {
  400: 'This request could not be read.',
  403: 'This is not allowed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'The request took too long to arrive.',
  411: 'The request does not say how long it is.',
  412: 'This has changed meanwhile.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  416: 'The requested part of the file does not exist.',
  417: 'The request expects what is not offered here.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: "The request's headers are too large.",
  501: 'This kind of request is not understood here.',
  503: 'This part of the bar is not available right now. Please try again in a moment.',
  505: 'This version of HTTP is not spoken here.',
};
export const OTHER_MESSAGE = 'Something went wrong here. Please try again.';
export const foreignHostMessage = (address: string): string =>
  `This bar has another address. Please open ${address}`;

const messageOf = (status: number): string => MESSAGES[status] ?? OTHER_MESSAGE;

/** The contract's error body for an error that the gateway itself answers. */
export function errorBody(statusCode: number, requestId: string, message = messageOf(statusCode)): ErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message, requestId };
}

/** Answers an error: JSON below /api, a plain sentence elsewhere. Ends a connection whose answer has already begun. */
export function sendError(exchange: Exchange, status: number): void {
  const { path, requestId, res } = exchange;
  if (status === 429 && !res.headersSent) res.setHeader('retry-after', '1');
  if (API_LIKE.test(path))
    sendText(exchange, status, 'application/json', JSON.stringify(errorBody(status, requestId)));
  else sendText(exchange, status, 'text/plain; charset=utf-8', `${messageOf(status)}\n`);
}

/** Answers who asked for another host, and says which one is ours. */
export function sendForeignHost(exchange: Exchange): void {
  const { scheme, host } = exchange.client;
  const message = foreignHostMessage(`${scheme}://${host}`);
  sendText(exchange, 421, 'application/json', JSON.stringify(errorBody(421, exchange.requestId, message)));
}

function sendText({ req, res }: Exchange, status: number, type: string, text: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  for (const name of ['content-encoding', 'content-length', 'etag']) res.removeHeader(name);
  res.setHeader('cache-control', 'no-store');
  if (!req.complete) res.setHeader('connection', 'close');
  res.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  res.end(text);
}
