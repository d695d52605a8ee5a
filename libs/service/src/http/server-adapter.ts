import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { ErrorBody } from '@peanut/contracts';
import express, { type Express, type Request } from 'express';
import type { Metrics } from '../metrics.js';
import type { AccessLog } from './access-log.js';
import type { FastPathHandlers } from './fast-path-handlers.js';
import { trustGateway } from './proxy.js';
import { SECURITY_HEADERS } from './security-headers.js';

interface Parts {
  fastPath: FastPathHandlers;
  metrics: Metrics;
  log: AccessLog;
}

/** How long a client may take, in milliseconds. Idle connections outlive the gateway's own, so it closes first. */
const TIMEOUTS = { headers: 10_000, request: 60_000, keepAlive: 75_000 } as const;

/** What the log says when the client went away before the answer was out. */
const ABORTED = 499;

/**
 * Express with exact paths. Express reads these settings when it makes its router, which is before Nest hands the app out.
 */
function createExpress(): Express {
  const app = express();
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustGateway);
  return app;
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a request, such as a method that does not exist, like every other error. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
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

/** Express behind a listener that serves the fast path itself and measures every request. */
export class ServerAdapter extends ExpressAdapter {
  constructor(private readonly parts: Parts) {
    super(createExpress());
  }

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    const framework = this.getInstance<RequestListener>();
    this.httpServer.removeAllListeners('request');
    this.httpServer.on('request', (request, response) => this.serve(request, response, framework));
    this.httpServer.on('clientError', answerUnreadable);
    this.httpServer.headersTimeout = TIMEOUTS.headers;
    this.httpServer.requestTimeout = TIMEOUTS.request;
    this.httpServer.keepAliveTimeout = TIMEOUTS.keepAlive;
  }

  private serve(request: IncomingMessage, response: ServerResponse, framework: RequestListener): void {
    const { fastPath, metrics, log } = this.parts;
    const started = performance.now();
    const status = fastPath.handle(request, response);
    if (status === undefined) {
      response.once('close', () => this.measure(request, response, performance.now() - started));
      return framework(request, response);
    }
    metrics.countMemoryAnswer(request.url ?? '', status);
    log.write(request, status, performance.now() - started);
  }

  private measure(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
    const route: unknown = (request as Request).route?.path;
    this.parts.metrics.observe(
      request.method ?? '',
      typeof route === 'string' ? route : 'none',
      response.statusCode,
      milliseconds / 1000,
    );
    this.parts.log.write(request, response.writableFinished ? response.statusCode : ABORTED, milliseconds);
  }
}
