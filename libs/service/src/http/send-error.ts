import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorBody, FieldError } from '@peanut/contracts';
import { requestIdOf } from './request-id.js';

export interface ErrorAnswer {
  status: number;
  /** One readable sentence. */
  message: string;
  details?: FieldError[];
  headers?: Record<string, string>;
  /** Members beside the error body's own, such as `current` of a 412. */
  extra?: Record<string, unknown>;
}

/** The error body every answer shares. */
export function errorBody(request: IncomingMessage, answer: ErrorAnswer): ErrorBody {
  return {
    statusCode: answer.status,
    error: STATUS_CODES[answer.status] ?? 'Error',
    message: answer.message,
    ...(answer.details && answer.details.length > 0 ? { details: answer.details } : {}),
    ...answer.extra,
    requestId: requestIdOf(request),
  };
}

/** Answers with the error body, unless an answer is already under way. */
export function sendError(request: IncomingMessage, response: ServerResponse, answer: ErrorAnswer): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = Buffer.from(JSON.stringify(errorBody(request, answer)));
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = answer.status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
