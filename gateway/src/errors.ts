import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { ErrorBody } from '@peanut/contracts';
import type { Exchange } from './exchange.js';
import { API_LIKE } from './routes.js';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'This request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  431: "The request's headers are too large.",
  503: 'This part of the bar is not available right now. Please try again in a moment.',
};

function messageOf(status: number): string {
  return MESSAGES[status] ?? 'Something went wrong here. Please try again.';
}

/** The contract's error body for an error that the gateway itself answers. */
export function errorBody(statusCode: number, requestId: string): ErrorBody {
  const error = STATUS_CODES[statusCode] ?? 'Error';
  return { statusCode, error, message: messageOf(statusCode), requestId };
}

/** Answers an error: JSON below /api, a plain sentence elsewhere. Ends a connection whose answer has already begun. */
export function sendError({ req, res, path, requestId }: Exchange, status: number): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  for (const name of ['content-encoding', 'content-length', 'etag']) res.removeHeader(name);
  res.setHeader('cache-control', 'no-store');
  if (!req.complete) res.setHeader('connection', 'close');
  if (API_LIKE.test(path))
    sendText(res, status, 'application/json', JSON.stringify(errorBody(status, requestId)));
  else sendText(res, status, 'text/plain; charset=utf-8', `${messageOf(status)}\n`);
}

function sendText(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  res.end(text);
}
