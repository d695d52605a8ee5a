import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';

const COMPRESSIBLE =
  /^(?:application\/(?:json|manifest\+json|javascript)|text\/(?:html|css|javascript)|image\/svg\+xml)/;
const SMALLEST = 512;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);
}

/** The encodings of {@link ENCODINGS} that the client takes, as a header of its own: `q=0` is a no. */
export function acceptedEncodings(header: string): string {
  return ENCODINGS.filter((encoding) => accepts(header, encoding)).join(', ');
}

/** Adds an entry to Vary without repeating it. */
function vary(res: ServerResponse, name: string): void {
  const present = String(res.getHeader('vary') ?? '');
  if (!present.toLowerCase().includes(name.toLowerCase()))
    res.setHeader('vary', present ? `${present}, ${name}` : name);
}

export type Encoding = 'br' | 'gzip';

/**
 * Chooses how to compress the answer whose headers are set on `res`, and adapts them (encoding, length, weak ETag).
 * Nothing for answers that are short, already encoded, partial, or of a type that does not shrink.
 */
export function negotiateEncoding(req: IncomingMessage, res: ServerResponse): Encoding | undefined {
  const type = String(res.getHeader('content-type') ?? '');
  const length = res.getHeader('content-length');
  if (!COMPRESSIBLE.test(type) || res.hasHeader('content-encoding') || res.hasHeader('content-range'))
    return undefined;
  vary(res, 'Accept-Encoding');
  if (length !== undefined && Number(length) < SMALLEST) return undefined;
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find((name) => accepts(accepted, name));
  if (!encoding) return undefined;
  res.setHeader('content-encoding', encoding);
  res.removeHeader('content-length');
  const etag = res.getHeader('etag');
  if (typeof etag === 'string' && etag.startsWith('"')) res.setHeader('etag', `W/${etag}`);
  return encoding;
}

/** A compressor for the answer as {@link negotiateEncoding} chooses it. */
export function compressorFor(req: IncomingMessage, res: ServerResponse): Transform | undefined {
  const encoding = negotiateEncoding(req, res);
  if (!encoding) return undefined;
  return encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
}

/** The bytes, compressed. */
export function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(bytes, BROTLI) : promisify(gzip)(bytes);
}
