import { HttpException } from '@nestjs/common';
import type { ModelFailure } from '@peanut/contracts';
import { AnswerException, TooManyRequestsException, UnavailableException } from '@peanut/service';
import { failureOf, withoutSecrets } from './failure-of.js';
import { FAILURES, ModelFailedError, type Failure } from './failures.js';

/** Seconds to wait after a rate limit, where the server does not say. */
const WAIT_SECONDS = 10;

/** What was said already does not count: the model had not read the question. */
const withdrawn = (message: string, cause: Error): AnswerException =>
  new AnswerException(
    { status: 503, message, headers: { 'Retry-After': '1' }, extra: { withdrawn: true } },
    { cause },
  );

function answerOf(failure: Failure, cause: Error, retryAfter: number | undefined): AnswerException {
  if (failure === FAILURES.cutPrompt) return withdrawn(failure.guest, cause);
  return failure.status === 429
    ? new TooManyRequestsException(failure.guest, retryAfter ?? WAIT_SECONDS, cause)
    : new UnavailableException(failure.guest, cause, retryAfter);
}

/** A failed question: what its caller is answered, and what the owner is told. */
export interface ToldFailure {
  /** The contract's error; its cause is what the log says. */
  answer: HttpException;
  /** Undefined where the model is not to blame: the guest left. */
  told?: ModelFailure;
  /** The server's own words, as they are. */
  said: string;
}

/**
 * Tells of whatever a question threw.
 * @param signal of the question: its reason goes before what its end made of the call
 * @param secrets what no sentence may repeat
 */
export function toldFailure(error: unknown, signal: AbortSignal, secrets: readonly string[]): ToldFailure {
  const reason: unknown = signal.reason;
  const http = [reason, error].find((one) => one instanceof HttpException);
  if (http) return { answer: http, said: '' };
  const thrown = failureOf(error);
  // That the model was still being loaded tells more than that the patience is over.
  const isLate = reason instanceof ModelFailedError && thrown?.failure.remedy !== 'wait';
  const known = isLate ? reason : thrown;
  const { failure, said, retryAfter } = known ?? new ModelFailedError(FAILURES.outOfOrder, String(error));
  const sentence = withoutSecrets(said, secrets);
  const cause = new Error(`${failure.owner}${sentence === '' ? '' : ` The server says: ${sentence}`}`);
  const told = {
    at: new Date().toISOString(),
    cause: failure.owner,
    ...(sentence !== '' && { said: sentence }),
  };
  return { answer: answerOf(failure, cause, retryAfter), told, said };
}
