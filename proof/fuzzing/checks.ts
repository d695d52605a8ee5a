// What every answer must be.
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer, Message } from './wire.js';
import type { Secret } from './world.js';

/** A request, and what its answer should be: each gives what is wrong instead, if anything. */
export interface Request extends Message {
  expect?(status: number): string | undefined;
  check?(answer: Answer): string | undefined;
}
/** Of an `expect`: nothing of one of these statuses, else their names. */
export const oneOf =
  (...wanted: number[]) =>
  (status: number): string | undefined =>
    wanted.includes(status) ? undefined : wanted.join(' or ');
export const refused = (status: number): string | undefined =>
  status >= 400 && status < 500 ? undefined : 'a 4xx';

/** An error's answer may be as large as this, in bytes. 412 carries the current item and is free of it. */
const MAX_ERROR_BYTES = 4_096;

/** What a 503 may say while every part is up: only so many pictures are drawn at a time. */
const ALLOWED_503 = [/^Too many pictures at a time\./];

/**
 * What is said for a part or a dependency that did not answer in time, and after how many milliseconds at least when it was
 * merely slow.
 */
const GIVEN_UP: [sentence: RegExp, least: number][] = [
  [/^This part of the bar is not available right now\./, 3_000],
  // Calls that wait for the same check are told at once.
  [/^The admin service does not answer, so your login cannot be checked/, 0],
  [/^The database does not answer just now\./, 400],
];

const API = /^\/+api(?:\/|$|\?)/i;

/** Signs of the inside: stacks, SQL, paths, modules, a server's own pages. */
const LEAKS: [what: string, sign: RegExp][] = [
  ['a stack', /\n\s+at .+[:(]\S*\d|\bat (?:Object|Module|async|new|process)\b[. ]\S+ \(/],
  ['a stack', /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|QueryFailedError): /],
  ['a module', /node_modules|node:internal/],
  ['a path', /\/(?:dist|src)\/[\w./-]+\.[mc]?[jt]s\b|file:\/\/\/\w+\/\w+\.m?js/],
  ['SQL', /\bSELECT .+ FROM ["a-z]|\bINSERT INTO "|\bUPDATE "\w+" SET|\bDELETE FROM "/],
  ['SQL', /syntax error at or near|violates \w+[- ]?\w* constraint|invalid input syntax|relation "|\$1::/],
  ["the server's own page", /<center>nginx|<hr>.*nginx|Cannot (?:GET|POST|PUT|PATCH|DELETE) /],
];

const DECODERS = new Map(
  Object.entries({ gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }),
);

/** The body without its compression; undefined when it is not what Content-Encoding says. A part of one cannot be read. */
function decoded({ status, headers, body }: Answer): Buffer | undefined {
  const encoding = headers['content-encoding'];
  if (!encoding || body.length === 0 || status === 206) return body;
  try {
    return DECODERS.get(encoding)?.(body);
  } catch {
    return undefined;
  }
}

const textOf = (answer: Answer): string => (decoded(answer) ?? answer.body).toString('utf8');

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const snippet = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);

/** The contract's error body: what is wrong with it, if anything. */
function errorShapeFault(text: string, status: number): string | undefined {
  const error = parse(text);
  if (!error) return `no JSON error: ${snippet(text)}`;
  const { statusCode, message, requestId } = error;
  if (statusCode !== status) return `statusCode is ${statusCode}`;
  if (typeof error.error !== 'string' || error.error === '') return 'no "error"';
  if (typeof message !== 'string' || message.trim() === '') return 'message is not one string';
  if (typeof requestId !== 'string' || requestId === '') return 'no requestId';
  return undefined;
}

function statusFault({ status }: Answer, text: string): string | undefined {
  if (status !== 503)
    return status >= 500 && status !== 501 && status !== 505 ? `status ${status}` : undefined;
  const message = String(parse(text)?.['message'] ?? '');
  if (ALLOWED_503.some((cause) => cause.test(message))) return undefined;
  return `503: ${message || snippet(text)}`;
}

function* bodyFaults({ status, body }: Answer, text: string, { path, method }: Message): Generator<string> {
  const isApi = API.test(path);
  if (isApi || status >= 400)
    for (const [what, sign] of LEAKS) {
      const [found] = sign.exec(text) ?? [];
      if (found !== undefined) yield `${what} in the body: ${found.slice(0, 60)}`;
    }
  if (!isApi || status < 400) return;
  if (body.length > MAX_ERROR_BYTES && status !== 412) yield `an error above ${MAX_ERROR_BYTES} bytes`;
  if (method === 'HEAD') return;
  const fault = errorShapeFault(text, status);
  if (fault) yield fault;
}

/** Whether a fault is a text that nobody should have read. */
export const isLeak = (fault: string): boolean => / in the body\b/.test(fault);

/**
 * Whether a part was given up that did not answer in time, as it has to be when the machine is busy. `/health` names such
 * a part. What is really gone fails the run by itself.
 */
export function isLate(answer: Answer, { path }: { path: string }): boolean {
  if (answer.status !== 503) return false;
  const text = textOf(answer);
  const message = String(parse(text)?.['message'] ?? text);
  return (
    path === '/health' || GIVEN_UP.some(([sentence, least]) => answer.took >= least && sentence.test(message))
  );
}

/**
 * Everything that is wrong with an answer, as short texts; none when it is as the contract says. `secrets` are what this
 * sender must never read.
 */
export function faultsOf(answer: Answer, request: Request, secrets: Secret[] = []): string[] {
  const { status, headers } = answer;
  const text = textOf(answer);
  const wanted = request.expect?.(status);
  return [
    statusFault(answer, text),
    ...bodyFaults(answer, text, request),
    headers['x-content-type-options'] === 'nosniff' ? '' : 'no nosniff',
    headers['referrer-policy'] ? '' : 'no Referrer-Policy',
    status === 429 && !headers['retry-after'] ? '429 without Retry-After' : '',
    decoded(answer) ? '' : `the body is not ${headers['content-encoding']}`,
    ...secrets.map(([what, secret]) => (text.includes(secret) ? `${what} in the body` : '')),
    wanted && `${status} instead of ${wanted}`,
    request.check?.(answer),
  ].filter((fault): fault is string => Boolean(fault));
}
