import { Catch, Logger, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from './allowed-methods.js';
import { errorAnswer } from './error-answer.js';
import { requestIdOf } from './request-id.js';
import { sendError, type ErrorAnswer } from './send-error.js';

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
