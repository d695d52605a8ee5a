import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** Postgres's error code (SQLSTATE) or Node's (`ECONNREFUSED`) in an error of TypeORM or pg. */
export function errorCode(error: unknown): string | undefined {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = (source as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** What the error says; where an address has several IPs, what it says of the first. */
export function reasonOf(error: unknown): string {
  const { message, errors, code } = error as { message?: string; errors?: Error[]; code?: string };
  return message || errors?.[0]?.message || code || 'no answer';
}

/** Name of the constraint that refused a row. */
export function violatedConstraint(error: unknown): string | undefined {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const name = (source as { constraint?: unknown } | null | undefined)?.constraint;
  return typeof name === 'string' ? name : undefined;
}

/** Serialization failure or deadlock: the transaction may be tried again. */
export function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

const UNAVAILABLE_CODE = /^(?:08...|53...|57P0.|57014|55P03|25006|25P0[34]|40001|40P01|E[A-Z]+)$/;
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|not queryable|Cannot use a pool after|Driver not Connected|connection .*(?:closed|ended)/i;

/** TypeORM takes a connection that broke away from the transaction that holds it, whose next statement then throws this. */
const isLostBetweenStatements = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;

/** The database is away, frozen, full, or out of connections. */
export function isUnavailable(error: unknown): boolean {
  if (isLostBetweenStatements(error)) return true;
  const code = errorCode(error);
  if (code !== undefined && UNAVAILABLE_CODE.test(code)) return true;
  return error instanceof Error && UNAVAILABLE_MESSAGE.test(error.message);
}

const DISK_FULL_CODE = /^(?:53100|ENOSPC|EDQUOT)$/;

/** The database's disk has no room left: reading goes on, writing does not. */
export function isDiskFull(error: unknown): boolean {
  if (DISK_FULL_CODE.test(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.message.includes('No space left on device');
}

/** The status for a row or value that Postgres refused; undefined when the fault is not the client's. */
export function refusalStatus(error: unknown): 400 | 409 | undefined {
  const code = errorCode(error);
  if (code === '23505' || code === '23503' || code === '23P01') return 409;
  return code !== undefined && /^(?:22|23)...$/.test(code) ? 400 : undefined;
}
