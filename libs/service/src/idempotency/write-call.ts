import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { IDEMPOTENCY_KEY } from '@peanut/contracts';
import type { Request, Response } from 'express';

/** The header of an answer that is the first one's. */
export const REPLAYED = 'Idempotency-Replayed';

/** What a write's headers say about repeating it and about the version its sender saw. */
export interface WriteCall {
  key: string | undefined;
  method: string;
  path: string;
  /** The body as JSON text. */
  body: string;
  ifMatch: string | undefined;
  /** Tells the caller that the answer is the first one's. */
  markReplayed(): void;
}

/** @throws BadRequestException when an `Idempotency-Key` is empty or too long */
export function writeCall(request: Request, response: Response): WriteCall {
  const key = request.get('idempotency-key');
  if (key !== undefined && (key === '' || key.length > IDEMPOTENCY_KEY.maxLength))
    throw new BadRequestException(`Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY.maxLength} characters`);
  return {
    key,
    method: request.method,
    path: request.path,
    body: JSON.stringify(request.body ?? null),
    ifMatch: request.get('if-match'),
    markReplayed: () => response.setHeader(REPLAYED, 'true'),
  };
}

/** Parameter of a controller's method: the {@link WriteCall} of its request. */
export const WriteRequest = createParamDecorator((_data: unknown, context: ExecutionContext): WriteCall => {
  const http = context.switchToHttp();
  return writeCall(http.getRequest<Request>(), http.getResponse<Response>());
});
