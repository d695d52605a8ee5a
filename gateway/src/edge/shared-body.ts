import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed, negotiateEncoding, type Encoding } from './compression.js';

/** The body of an answer that many clients get, compressed once for each encoding. */
export class SharedBody {
  private readonly encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(readonly bytes: Buffer) {}

  in(encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (!encoding) return this.bytes;
    const made = this.encoded.get(encoding) ?? compressed(this.bytes, encoding);
    this.encoded.set(encoding, made);
    return made;
  }

  /** The body that replaces this one, compressed already as this one was asked for: nobody waits for that. */
  async replacedBy(bytes: Buffer): Promise<SharedBody> {
    const body = new SharedBody(bytes);
    for (const encoding of this.encoded.keys()) body.encoded.set(encoding, await compressed(bytes, encoding));
    return body;
  }
}

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');

function isKnown(ifNoneMatch: string | undefined, etag: unknown): boolean {
  if (ifNoneMatch === undefined || typeof etag !== 'string') return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}

/** Sends the body after the headers and the status that `res` has; 304 to a client that has it already. */
export async function sendShared(req: IncomingMessage, res: ServerResponse, body: SharedBody): Promise<void> {
  const bytes = await body.in(negotiateEncoding(req, res));
  if (res.statusCode === 200 && isKnown(req.headers['if-none-match'], res.getHeader('etag'))) {
    for (const name of ['content-type', 'content-length', 'content-encoding']) res.removeHeader(name);
    res.statusCode = 304;
    res.end();
    return;
  }
  res.setHeader('content-length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
