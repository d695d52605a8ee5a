import { BODY, LONG_BODY_PATH } from '@peanut/contracts';
import type { Request, RequestHandler } from 'express';
import { BodyError, parseJsonObject } from './json-text.js';
import { sendError } from './send-error.js';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const maxBytes = ({ path }: Request): number =>
  LONG_BODY_PATH.test(path) ? BODY.maxLongBytes : BODY.maxBytes;

const tooLarge = (request: Request): BodyError =>
  new BodyError(413, `The body is larger than ${maxBytes(request) / 1024} KB`);

function hasBody(request: Request): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function checkHeaders(request: Request): void {
  if (!JSON_TYPE.test(request.headers['content-type'] ?? ''))
    throw new BodyError(415, 'Send the body as application/json in UTF-8');
  if (request.headers['content-encoding'] !== undefined)
    throw new BodyError(415, 'Send the body without compression');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes(request)) throw tooLarge(request);
}

/** Collects the body; undefined when the client went away. Bytes beyond the limit are dropped. */
function collect(request: Request): Promise<Buffer | undefined> {
  const most = maxBytes(request);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(tooLarge(request));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}

/** Bodies above this many bytes wait for one another: between two of them smaller requests have their turn. */
const LARGE = 16 * 1024;
let lastLarge: Promise<unknown> = Promise.resolve();

function turnOf(bytes: Buffer): Promise<unknown> | undefined {
  if (bytes.length <= LARGE) return undefined;
  lastLarge = lastLarge.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastLarge;
}

async function readBody(request: Request): Promise<boolean> {
  checkHeaders(request);
  const bytes = await collect(request);
  if (bytes === undefined) return false;
  await turnOf(bytes);
  request.body = parseJsonObject(bytes);
  return true;
}

/** Requests whose body is no JSON; their own route reads it, and limits its size. */
export type RawBodyTest = (request: Request) => boolean;

/**
 * Reads JSON bodies before the framework sees the request, so that nothing behind it meets a body that is
 * too large, too deep, of another type, or no JSON object. Reads of GET and HEAD carry no body.
 */
export function jsonBody(isRaw: RawBodyTest): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request) || isRaw(request))
      return next();
    readBody(request).then(
      (whole) => (whole ? next() : undefined),
      (error: unknown) => {
        if (!(error instanceof BodyError)) return next(error);
        request.resume();
        sendError(request, response, { status: error.status, message: error.message });
      },
    );
  };
}
