import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** An error's answer may be as large as this, in bytes. 412 carries the current item and is free of it. */
export const MAX_ERROR_BYTES = 4_096;

/** What a 503 may say while every part is up: only so many pictures are drawn at a time. */
export const ALLOWED_503 = [/^Too many pictures at a time\./];

/** How the gateway answers for a part, and after how many milliseconds at least when the part was merely slow. */
const GIVEN_UP = /^This part of the bar is not available right now\./;
const PATIENCE = 3_000;

const API = /^\/+api(?:\/|$|\?)/i;

/** Signs of the inside: stacks, SQL, paths, modules, a server's own pages. */
const LEAKS = [
  ['a stack', /\n\s+at .+[:(]\S*\d|\bat (?:Object|Module|async|new|process)\b[. ]\S+ \(/],
  ['a stack', /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|QueryFailedError): /],
  ['a module', /node_modules|node:internal/],
  ['a path', /\/(?:dist|src)\/[\w./-]+\.[mc]?[jt]s\b|file:\/\/\/\w+\/\w+\.m?js/],
  ['SQL', /syntax error at or near|violates \w+[- ]?\w* constraint|invalid input syntax|relation "|\$1::/],
  ["the server's own page", /<center>nginx|<hr>.*nginx|Cannot (?:GET|POST|PUT|PATCH|DELETE) /],
];

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

function textOf({ headers, body }) {
  const decode = DECODERS[headers['content-encoding']];
  return (decode && body.length > 0 ? decode(body) : body).toString('utf8');
}

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

/** Whether the gateway gave up a part that did not answer in time, as it has to when the machine is busy. */
export const isLate = (answer) =>
  answer.status === 503 &&
  answer.took >= PATIENCE &&
  GIVEN_UP.test(parse(textOf(answer))?.message ?? textOf(answer));

/**
 * Everything that is wrong with an answer, as short texts; none when it is as the contract says.
 * @param request `method` and `path`; `expect(status)` names what it should have been
 * @param secrets texts that this sender must never read
 */
export function faultsOf(answer, request, { secrets = [] } = {}) {
  const { status, headers } = answer;
  const text = textOf(answer);
  const faults = [statusFault(answer, text), ...bodyFaults(answer, text, request)];
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  if (!headers['referrer-policy']) faults.push('no Referrer-Policy');
  if (status === 429 && !headers['retry-after']) faults.push('429 without Retry-After');
  for (const secret of secrets) if (text.includes(secret)) faults.push('a hidden drink');
  const wanted = request.expect?.(status);
  if (wanted) faults.push(`${status} instead of ${wanted}`);
  return faults.filter(Boolean);
}
