import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Health } from '../health/health.js';

/** Answers a GET on the spot and returns its status, or returns undefined to leave it to the framework. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => number | undefined;

/** Answers that need nothing of the framework, by exact address. They stand before routing. */
export class QuickAnswers {
  private readonly answers = new Map<string, QuickAnswer>();

  constructor(private readonly health: Health) {}

  add(path: string, answer: QuickAnswer): void {
    this.answers.set(path, answer);
  }

  /** The status answered; undefined when the request is the framework's, as all are once connections are closed. */
  try(request: IncomingMessage, response: ServerResponse): number | undefined {
    if (request.method !== 'GET' || this.health.isClosing) return undefined;
    return this.answers.get(request.url ?? '')?.(request, response);
  }
}
