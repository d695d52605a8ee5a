import { open } from 'node:fs/promises';
import type { Request } from 'express';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LANDING_IMAGE } from '@peanut/contracts';

const IMAGE_TYPE = /^image\/[\w.+-]+\s*(?:;|$)/i;
const { maxBytes } = LANDING_IMAGE;
/** What is read of a body that was refused; the gateways let no more through. */
const DRAINED_BYTES = maxBytes + 1024 * 1024;

const tooLarge = (): Error =>
  new PayloadTooLargeException(`The picture is larger than ${maxBytes / 1024 / 1024} MB`);

/** Refuses by its head what need not be read. */
export function checkPictureHeaders({ headers }: Request): void {
  if (!IMAGE_TYPE.test(headers['content-type'] ?? ''))
    throw new UnsupportedMediaTypeException('Send the picture’s bytes with a Content-Type of image/…');
  if (headers['content-encoding'] !== undefined)
    throw new UnsupportedMediaTypeException('Send the picture without Content-Encoding');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
}

/** What the client sends, piece by piece. A refusal leaves the connection open, so that the answer can be read. */
async function* piecesOf(request: Request): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new BadRequestException('The upload broke off. Please try again.', { cause: error });
  }
}

/**
 * Writes the request's body to a new file as it comes, counting its bytes.
 * @throws PayloadTooLargeException at the first byte above the limit
 * @throws BadRequestException when the client goes away
 */
export async function receiveBody(request: Request, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    let size = 0;
    for await (const piece of piecesOf(request)) {
      size += piece.length;
      if (size > maxBytes) throw tooLarge();
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
}

/** Reads on without keeping anything: a client that is still sending when the connection closes never sees why. */
export async function drainBody(request: Request): Promise<void> {
  if (request.complete || request.destroyed) return;
  let size = 0;
  for await (const piece of piecesOf(request)) {
    size += piece.length;
    if (size > DRAINED_BYTES) return;
  }
}
