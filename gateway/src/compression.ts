import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const COMPRESSIBLE =
  /^(?:application\/(?:json|manifest\+json|javascript)|text\/(?:html|css|javascript)|image\/svg\+xml)/;
const SMALLEST = 512;

function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);
}

/** Adds an entry to Vary without repeating it. */
export function vary(res: ServerResponse, name: string): void {
  const present = String(res.getHeader('vary') ?? '');
  if (!present.toLowerCase().includes(name.toLowerCase()))
    res.setHeader('vary', present ? `${present}, ${name}` : name);
}

/**
 * Chooses a compressor for the answer whose headers are set on `res`, and adapts them (encoding, length, weak ETag).
 * Nothing for answers that are short, already encoded, partial, or of a type that does not shrink.
 */
export function compressorFor(req: IncomingMessage, res: ServerResponse): Transform | undefined {
  const type = String(res.getHeader('content-type') ?? '');
  const length = res.getHeader('content-length');
  if (!COMPRESSIBLE.test(type) || res.hasHeader('content-encoding') || res.hasHeader('content-range'))
    return undefined;
  vary(res, 'Accept-Encoding');
  if (length !== undefined && Number(length) < SMALLEST) return undefined;
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((name) => accepts(accepted, name));
  if (!encoding) return undefined;
  res.setHeader('content-encoding', encoding);
  res.removeHeader('content-length');
  const etag = res.getHeader('etag');
  if (typeof etag === 'string' && etag.startsWith('"')) res.setHeader('etag', `W/${etag}`);
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : createGzip();
}
