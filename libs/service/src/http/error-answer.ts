import { HttpException } from '@nestjs/common';
import { isDiskFull, isUnavailable, refusalStatus } from '../database/pg-errors.js';
import { AnswerException } from './exceptions.js';
import type { ErrorAnswer } from './send-error.js';
import { InvalidFieldsException } from './validation.js';

const UNAVAILABLE: ErrorAnswer = {
  status: 503,
  message: 'The database does not answer just now. Please try again in a moment.',
  headers: { 'Retry-After': '1' },
};

const DISK_FULL: ErrorAnswer = {
  ...UNAVAILABLE,
  message:
    'The disk of the bar’s machine is full, so nothing can be saved. Please free some space and try again.',
};

const REFUSED: Record<400 | 409, string> = {
  400: 'A value is out of its range',
  409: 'Something with the same id, number or name exists already',
};

/** Errors of Express and its parts carry a 4xx status of their own, e.g. a path that cannot be decoded. */
function clientErrorStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** What to answer for anything that was thrown. No stack, SQL or path leaves; 500 only for faults of our own. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof AnswerException) return error.answer;
  if (error instanceof InvalidFieldsException)
    return { status: 400, message: error.message, details: error.details };
  if (error instanceof HttpException) return { status: error.getStatus(), message: error.message };
  const refused = refusalStatus(error);
  if (refused !== undefined) return { status: refused, message: REFUSED[refused] };
  if (isDiskFull(error)) return DISK_FULL;
  if (isUnavailable(error)) return UNAVAILABLE;
  const status = clientErrorStatus(error);
  if (status !== undefined) return { status, message: 'The request cannot be understood' };
  return { status: 500, message: 'Something went wrong on our side. Please try again.' };
}
