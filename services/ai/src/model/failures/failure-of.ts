import { SERVER_SENTENCE_LENGTH } from '@peanut/contracts';
import { APIConnectionError, APIError } from 'openai';
import { FAILURES, ModelFailedError, REFUSALS, type Clues } from './failures.js';
import { AnswerTooLargeError, ModelRefusal } from '../wire/model-fetch.js';
import { serverErrorIn } from './server-error.js';

const LONGEST_WAIT_SECONDS = 600;

/** Seconds until a server wants to be asked again; undefined where it does not say. */
function retryAfterOf({ headers, said }: ModelRefusal): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  const header = headers.get('retry-after') ?? '';
  const seconds = /^[\d.]+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  const wait = [milliseconds / 1_000, seconds, said.retryAfter].find(
    (one) => one !== undefined && Number.isFinite(one) && one > 0,
  );
  return wait === undefined ? undefined : Math.min(Math.ceil(wait), LONGEST_WAIT_SECONDS);
}

function fromRefusal(refusal: ModelRefusal): ModelFailedError {
  const { status, said } = refusal;
  const retryAfter = retryAfterOf(refusal);
  const clues: Clues = {
    status: said.status ?? status,
    name: `${said.code ?? ''} ${said.type ?? ''}`,
    sentence: said.sentence,
    isRetriedSoon: retryAfter !== undefined,
  };
  const failure = REFUSALS.find(({ matches }) => matches(clues)) ?? FAILURES.outOfOrder;
  const sentence = [status > 0 && `(${status})`, said.sentence].filter(Boolean).join(' ');
  return new ModelFailedError(failure, sentence, retryAfter);
}

/** The refusal in whatever the `openai` package threw; undefined where the server did not refuse. */
export function refusalIn(error: unknown): ModelRefusal | undefined {
  if (error instanceof ModelRefusal) return error;
  if (error instanceof APIConnectionError) return refusalIn(error.cause);
  if (!(error instanceof APIError)) return undefined;
  const said = serverErrorIn(error.error) ?? { sentence: error.message };
  return new ModelRefusal(said.status ?? error.status ?? 0, said);
}

/** Whatever a call threw, as a failure of the table; undefined for what is no failure of the model. */
export function failureOf(error: unknown): ModelFailedError | undefined {
  if (error instanceof ModelFailedError) return error;
  const refusal = refusalIn(error);
  if (refusal) return fromRefusal(refusal);
  if (error instanceof SyntaxError || error instanceof AnswerTooLargeError)
    return new ModelFailedError(FAILURES.unusable, error.message);
  if (!(error instanceof APIConnectionError)) return undefined;
  return failureOf(error.cause) ?? new ModelFailedError(FAILURES.unreachable);
}

/** The size of the window that a server names when a question does not fit it, in tokens. */
export function windowIn(sentence: string): number | undefined {
  const named =
    /n_ctx\W{1,4}(\d{3,7})|context (?:size|length|window)(?: is| of)?\W{1,3}(\d{3,7})/i.exec(sentence) ?? [];
  const tokens = Number(named[1] ?? named[2]);
  return tokens > 0 ? tokens : undefined;
}

/** A sentence of the server's in one line, without the secrets, to be shown and logged. */
export function withoutSecrets(sentence: string, secrets: readonly string[]): string {
  const line = sentence.replaceAll(/\s+/g, ' ').trim();
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '•••'), line)
    .replaceAll(/(?:\bsk-|\bBearer )\S+/gi, '•••')
    .replaceAll(/\/\/[^\s/@]+@/g, '//•••@');
  return hidden.length > SERVER_SENTENCE_LENGTH ? `${hidden.slice(0, SERVER_SENTENCE_LENGTH - 1)}…` : hidden;
}
