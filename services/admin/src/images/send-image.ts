import { pipeline } from 'node:stream/promises';
import { isNotModified } from '@peanut/service';
import type { Request, Response } from 'express';
import type { StoredImage } from './store/image-store.js';

interface Exchange {
  request: Request;
  response: Response;
}

/** Sends a picture that never changes at its address; 304 to who has it. */
export async function sendImage(
  { request, response }: Exchange,
  { size, bytes }: StoredImage,
  { tag, type }: { tag: string; type: string },
): Promise<void> {
  response.set({
    ETag: `"${tag}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  if (isNotModified(request.get('if-none-match'), `"${tag}"`)) {
    bytes.destroy();
    response.status(304).end();
    return;
  }
  response.set({ 'Content-Type': type, 'Content-Length': String(size) });
  if (request.method === 'HEAD') {
    bytes.destroy();
    response.end();
    return;
  }
  // A reader that goes away, or a store that falls silent, ends the connection: a cut picture must not look whole.
  await pipeline(bytes, response).catch(() => response.destroy());
}
