import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** An error's answer may be as large as this, in bytes. 412 carries the current item and is free of it. */
export const MAX_ERROR_BYTES = 4_096;

/** What a 503 may say while every part is up: only so many pictures are drawn at a time. */
const ALLOWED_503 = [/^Too many pictures at a time\./];

/**
 * What is said for a part or a dependency that did not answer in time, and after how many milliseconds at least when it was
 * merely slow.
 */
const GIVEN_UP = [
  [/^This part of the bar is not available right now\./, 3_000],
  // Calls that wait for the same check are told at once.
  [/^The admin service does not answer, so your login cannot be checked/, 0],
  [/^The database does not answer just now\./, 400],
];

const API = /^\/+api(?:\/|$|\?)/i;

/** Signs of the inside: stacks, SQL, paths, modules, a server's own pages. */
const LEAKS = [
  ['a stack', /\n\s+at .+[:(]\S*\d|\bat (?:Object|Module|async|new|process)\b[. ]\S+ \(/],
  ['a stack', /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|QueryFailedError): /],
  ['a module', /node_modules|node:internal/],
  ['a path', /\/(?:dist|src)\/[\w./-]+\.[mc]?[jt]s\b|file:\/\/\/\w+\/\w+\.m?js/],
  ['SQL', /\bSELECT .+ FROM ["a-z]|\bINSERT INTO "|\bUPDATE "\w+" SET|\bDELETE FROM "/],
  ['SQL', /syntax error at or near|violates \w+[- ]?\w* constraint|invalid input syntax|relation "|\$1::/],
  ["the server's own page", /<center>nginx|<hr>.*nginx|Cannot (?:GET|POST|PUT|PATCH|DELETE) /],
];

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

/** The body without its compression; undefined when it is not what Content-Encoding says. A part of one cannot be read. */
function decoded({ status, headers, body }) {
  const encoding = headers['content-encoding'];
  if (!encoding || body.length === 0 || status === 206) return body;
  try {
    return DECODERS[encoding]?.(body);
  } catch {
    return undefined;
  }
}

const textOf = (answer) => (decoded(answer) ?? answer.body).toString('utf8');

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const snippet = (text) => text.replace(/\s+/g, ' ').slice(0, 90);

/** The contract's error body: what is wrong with it, if anything. */
function errorShapeFault(text, status) {
  const error = parse(text);
  if (typeof error !== 'object' || error === null) return `no JSON error: ${snippet(text)}`;
  const { statusCode, message, requestId } = error;
  if (statusCode !== status) return `statusCode is ${statusCode}`;
  if (typeof error.error !== 'string' || error.error === '') return 'no "error"';
  if (typeof message !== 'string' || message.trim() === '') return 'message is not one string';
  if (typeof requestId !== 'string' || requestId === '') return 'no requestId';
  return undefined;
}

function statusFault({ status }, text) {
  if (status !== 503)
    return status >= 500 && status !== 501 && status !== 505 ? `status ${status}` : undefined;
  const { message = '' } = parse(text) ?? {};
  if (ALLOWED_503.some((cause) => cause.test(message))) return undefined;
  return `503: ${message || snippet(text)}`;
}

function* bodyFaults({ status, body }, text, { path, method }) {
  const isApi = API.test(path);
  if (isApi || status >= 400)
    for (const [what, sign] of LEAKS)
      if (sign.test(text)) yield `${what} in the body: ${sign.exec(text)[0].slice(0, 60)}`;
  if (!isApi || status < 400) return;
  if (body.length > MAX_ERROR_BYTES && status !== 412) yield `an error above ${MAX_ERROR_BYTES} bytes`;
  if (method === 'HEAD') return;
  const fault = errorShapeFault(text, status);
  if (fault) yield fault;
}

/** Whether a fault is a text that nobody should have read. */
export const isLeak = (fault) => / in the body\b/.test(fault);

/**
 * Whether a part was given up that did not answer in time, as it has to be when the machine is busy. `/health` names such
 * a part. What is really gone fails the run by itself.
 */
export function isLate(answer, { path }) {
  if (answer.status !== 503) return false;
  const text = textOf(answer);
  const message = parse(text)?.message ?? text;
  return (
    path === '/health' || GIVEN_UP.some(([sentence, least]) => answer.took >= least && sentence.test(message))
  );
}

/**
 * Everything that is wrong with an answer, as short texts; none when it is as the contract says.
 * @param request `method` and `path`; `expect(status)` names what it should have been, `check(answer)` what is wrong
 * @param secrets pairs of what it is and a text that this sender must never read
 */
export function faultsOf(answer, request, { secrets = [] } = {}) {
  const { status, headers } = answer;
  const text = textOf(answer);
  const faults = [statusFault(answer, text), ...bodyFaults(answer, text, request)];
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  if (!headers['referrer-policy']) faults.push('no Referrer-Policy');
  if (status === 429 && !headers['retry-after']) faults.push('429 without Retry-After');
  if (!decoded(answer)) faults.push(`the body is not ${headers['content-encoding']}`);
  for (const [what, secret] of secrets) if (text.includes(secret)) faults.push(`${what} in the body`);
  const wanted = request.expect?.(status);
  if (wanted) faults.push(`${status} instead of ${wanted}`);
  faults.push(request.check?.(answer));
  return faults.filter(Boolean);
}
