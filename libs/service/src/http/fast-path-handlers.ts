import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceHealth } from '../health.js';

/** Answers a GET on the spot and returns its status, or returns undefined to leave it to the framework. */
export type FastPathHandler = (request: IncomingMessage, response: ServerResponse) => number | undefined;

/** Handlers that need nothing of the framework, by exact address. They run before its routing. */
export class FastPathHandlers {
  private readonly handlers = new Map<string, FastPathHandler>();

  constructor(private readonly health: ServiceHealth) {}

  add(path: string, handler: FastPathHandler): void {
    this.handlers.set(path, handler);
  }

  /** The status answered; undefined when the request is the framework's, as all are once connections are closed. */
  handle(request: IncomingMessage, response: ServerResponse): number | undefined {
    if (request.method !== 'GET' || this.health.isClosing) return undefined;
    return this.handlers.get(request.url ?? '')?.(request, response);
  }
}
