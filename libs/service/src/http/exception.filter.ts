import { Catch, Logger, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { errorAnswer } from './error-answer.js';
import { requestIdOf } from './request-id.js';
import { sendError, type ErrorAnswer } from './send-error.js';

interface RouteLayer {
  route?: { methods?: Record<string, boolean>; path?: unknown };
  match?(path: string): boolean;
}

/** The methods the app knows for the request's path; empty when it knows none. */
function allowedMethods(request: Request): string[] {
  const router = (request.app as unknown as { router?: { stack?: RouteLayer[] } }).router;
  const found = new Set<string>();
  for (const layer of router?.stack ?? []) {
    const methods = layer.route?.methods;
    if (methods === undefined || !matches(layer, request.path)) continue;
    for (const name of Object.keys(methods)) if (name !== '_all') found.add(name.toUpperCase());
  }
  if (found.has('GET')) found.add('HEAD');
  return [...found].sort();
}

/** A path that cannot be decoded matches nothing. */
function matches(layer: RouteLayer, path: string): boolean {
  try {
    return layer.match?.(path) ?? false;
  } catch {
    return false;
  }
}

function unknownRoute(request: Request): ErrorAnswer {
  const allowed = allowedMethods(request);
  if (allowed.length === 0) return { status: 404, message: 'There is nothing at this address' };
  return {
    status: 405,
    message: `This address does not answer ${request.method}`,
    headers: { Allow: allowed.join(', ') },
  };
}

/** Turns whatever was thrown into the error body of the contract. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const noRoute = error instanceof NotFoundException && request.route === undefined;
    const answer = noRoute ? unknownRoute(request) : errorAnswer(error);
    if (answer.status >= 500) this.report(answer.status, error, requestIdOf(request));
    sendError(request, response, answer);
  }

  private report(status: number, error: unknown, requestId: string): void {
    const { cause } = error as { cause?: unknown };
    const source = cause instanceof Error ? cause : error;
    const message = source instanceof Error ? source.message : String(source);
    if (status === 503) this.logger.warn({ message, requestId });
    else this.logger.error({ message, requestId, stack: source instanceof Error ? source.stack : undefined });
  }
}
