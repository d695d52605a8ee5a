import { HttpException, type HttpExceptionOptions } from '@nestjs/common';
import type { ErrorAnswer } from './send-error.js';

/** An error answer that needs more than a status and a sentence. */
export class AnswerException extends HttpException {
  constructor(
    readonly answer: ErrorAnswer,
    options?: HttpExceptionOptions,
  ) {
    super(answer.message, answer.status, options);
  }
}

/** 503 for a dependency that does not answer. */
export class UnavailableException extends AnswerException {
  constructor(message: string, cause?: unknown, retryAfterSeconds = 1) {
    super({ status: 503, message, headers: { 'Retry-After': String(retryAfterSeconds) } }, { cause });
  }
}

/** 429 with the seconds to wait. */
export class TooManyRequestsException extends AnswerException {
  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    const headers = { 'Retry-After': String(Math.max(1, retryAfterSeconds)) };
    super({ status: 429, message, headers }, { cause });
  }
}

/** 412: the item changed since the caller saw it; the answer carries it as it is now. */
export class StaleVersionException extends AnswerException {
  constructor(current: object) {
    super({ status: 412, message: 'This item changed meanwhile', extra: { current } });
  }
}
