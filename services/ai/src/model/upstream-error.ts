import { HttpException } from '@nestjs/common';
import { AnswerException, TooManyRequestsException, UnavailableException } from '@peanut/service';
import { APIConnectionError, APIError } from 'openai';
import { InvalidProviderResponseError } from '../invalid-provider-response-error.js';
import { AnswerTooLargeError } from './limited-fetch.js';

const QUOTA = 'The AI quota of this bar is used up. Its owner can raise it at the AI provider.';
const RATE_LIMIT = 'The AI has reached its rate limit. Please wait a moment and try again.';
const TIMEOUT = 'The bartender took too long to answer. Please try again in a moment.';
const SETUP = 'The bartender is not set up correctly. Please tell the owner of the bar.';
const BROKEN = 'The bartender cannot be reached just now. Please try again in a moment.';

export class UpstreamTimeoutError extends Error {
  constructor() {
    super('The upstream did not answer in time');
  }
}

const LONGEST_WAIT_SECONDS = 600;

function waitSeconds(error: APIError): number {
  const seconds = Number(error.headers?.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS) : 10;
}

/** What the log may know of an upstream error: the status and kind, never a text that could repeat the key. */
const summary = (error: APIError): Error =>
  new Error(
    `The AI upstream answered ${error.status ?? 'an error in its stream'} ${error.code ?? error.type ?? ''}`,
  );

function isQuota({ status, code, type }: APIError): boolean {
  return status === 402 || [code, type].some((name) => /quota|billing/i.test(name ?? ''));
}

function fromApi(error: APIError): AnswerException {
  if (isQuota(error)) return new UnavailableException(QUOTA, summary(error));
  if (error.status === 429) return new TooManyRequestsException(RATE_LIMIT, waitSeconds(error));
  if ([400, 401, 403, 404].includes(error.status ?? 0))
    return new UnavailableException(SETUP, summary(error));
  return new UnavailableException(BROKEN, summary(error));
}

/** The contract's error for whatever an upstream call threw; the message keeps the cause. */
export function upstreamError(error: unknown, signal: AbortSignal): HttpException {
  if (error instanceof HttpException) return error;
  const reason: unknown = signal.reason;
  if (reason instanceof HttpException) return reason;
  if (reason instanceof UpstreamTimeoutError) return new UnavailableException(TIMEOUT, reason);
  if (error instanceof APIConnectionError)
    return new UnavailableException(BROKEN, error.cause ?? new Error(error.message));
  if (error instanceof APIError) return fromApi(error);
  if (error instanceof SyntaxError || error instanceof AnswerTooLargeError)
    return new InvalidProviderResponseError(error);
  return new UnavailableException(BROKEN, error);
}
