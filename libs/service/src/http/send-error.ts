import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorBody, InvalidField } from '@peanut/contracts';
import { requestIdOf } from './request-id.js';

export interface ErrorAnswer {
  status: number;
  /** One readable sentence. */
  message: string;
  details?: InvalidField[];
  headers?: Record<string, string>;
  /** More members of the body, such as `current` of a 412. */
  extra?: Record<string, unknown>;
}

/** Longest details of an answer, in bytes: their names come from the client. */
const DETAILS_BYTES = 3_000;

/** As many of the details as fit, so that an answer to a bad body is no larger than 4 kB. */
function fitting(details: readonly InvalidField[]): InvalidField[] {
  let left = DETAILS_BYTES;
  return details.filter((detail) => (left -= Buffer.byteLength(JSON.stringify(detail))) > 0);
}

/** The error body every answer shares. */
export function errorBody(request: IncomingMessage, answer: ErrorAnswer): ErrorBody {
  const details = fitting(answer.details ?? []);
  return {
    statusCode: answer.status,
    error: STATUS_CODES[answer.status] ?? 'Error',
    message: answer.message,
    ...(details.length > 0 ? { details } : {}),
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
