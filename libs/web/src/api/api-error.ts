import type { ErrorBody } from '@peanut/contracts';

/** A non-OK answer. The message is the status, a colon and the answer's text (or its reason phrase). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly text: string,
    /** Of the answer, such as `Retry-After`. */
    readonly headers?: Headers,
  ) {
    super(`${status}: ${text}`);
  }

  /** The service's own sentence, or undefined when the answer was not the error body of the contract. */
  get serverMessage(): string | undefined {
    return this.body?.message;
  }

  /** The error body of the contract, or undefined when the answer had another shape. */
  get body(): ErrorBody | undefined {
    try {
      const parsed: unknown = JSON.parse(this.text);
      return isErrorBody(parsed) ? parsed : undefined;
    } catch {
      // A gateway or proxy in between may answer in plain text: that is no error body.
      return undefined;
    }
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
