type Fields = Record<string, unknown>;

/** What a model server says of a failure, whatever form it gives it. */
export interface ServerError {
  /** Its own sentence; empty where it says none. */
  sentence: string;
  code?: string | undefined;
  type?: string | undefined;
  /** The parameter that it names. */
  param?: string | undefined;
  /** The status that an error in a 200 answer claims. */
  status?: number | undefined;
  /** Seconds after which it wants to be asked again. */
  retryAfter?: number | undefined;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function statusOf(code: unknown): number | undefined {
  const status = Number(code);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined;
}

/** Google's RetryInfo: `retryDelay` of "37s". */
function retryInfo({ details }: Fields): number | undefined {
  const delays = (Array.isArray(details) ? details : []).map((detail: unknown) =>
    isFields(detail) ? Number.parseFloat(textOf(detail['retryDelay']) ?? '') : NaN,
  );
  return delays.find((delay) => delay > 0);
}

function fromFields(error: Fields): ServerError | undefined {
  const { message, detail, code, param } = error;
  const sentence = textOf(message) ?? (detail === undefined ? undefined : serverErrorIn(detail)?.sentence);
  const type = textOf(error['type']) ?? textOf(error['status']);
  if (sentence === undefined && code === undefined && type === undefined) return undefined;
  return {
    sentence: sentence ?? '',
    code: textOf(code),
    type,
    param: textOf(param),
    status: statusOf(code),
    retryAfter: retryInfo(error),
  };
}

/**
 * The error in a server's answer: an object, a bare text, or a list of them, with `error` around it or without;
 * undefined where the answer is none.
 */
export function serverErrorIn(answer: unknown): ServerError | undefined {
  if (typeof answer === 'string') return { sentence: answer };
  if (Array.isArray(answer)) return answer.length > 0 ? serverErrorIn(answer[0] as unknown) : undefined;
  if (!isFields(answer)) return undefined;
  if (answer['error']) return serverErrorIn(answer['error']);
  if (answer['choices'] !== undefined) return undefined;
  return fromFields({ ...answer, message: answer['message'] ?? answer['msg'] });
}
