import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { Metrics } from '../metrics/metrics.js';
import type { AccessLog } from './access-log.js';
import { createExpress } from './create-express.js';
import type { FastPathHandlers } from './fast-path-handlers.js';
import { answerUnreadable } from './unreadable-request.js';

interface Parts {
  fastPath: FastPathHandlers;
  metrics: Metrics;
  log: AccessLog;
}

/** How long a client may take, in milliseconds. Idle connections outlive the gateway's own, so it closes first. */
const TIMEOUTS = { headers: 10_000, request: 60_000, keepAlive: 75_000 } as const;

/** What the log says when the client went away before the answer was out. */
const ABORTED = 499;

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
