import type { IncomingMessage } from 'node:http';
import type { ConsoleLogger } from '@nestjs/common';
import { requestIdOf } from './request-id.js';

/** Paths that probes read every few seconds. */
const QUIET = new Set(['/health/live', '/health/ready', '/metrics']);

/** One line for each request: method, path without its query, status, milliseconds, request id. Nothing else. */
export class AccessLog {
  constructor(private readonly logger: ConsoleLogger) {}

  write(request: IncomingMessage, status: number, milliseconds: number): void {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (QUIET.has(path)) return;
    this.logger.log(
      {
        method: request.method,
        path: path.slice(0, 300),
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        requestId: requestIdOf(request),
      },
      'Request',
    );
  }
}
