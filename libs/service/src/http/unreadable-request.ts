import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@peanut/contracts';
import { SECURITY_HEADERS } from './security-headers.js';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a request, such as a method that does not exist, like every other error. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = STATUS_OF[error.code ?? ''] ?? 400;
  const reason = STATUS_CODES[statusCode] ?? 'Error';
  const body: ErrorBody = {
    statusCode,
    error: reason,
    message: 'The request cannot be understood',
    requestId: randomUUID(),
  };
  const text = JSON.stringify(body);
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusCode} ${reason}\r\n${lines.join('')}\r\n${text}`);
}
