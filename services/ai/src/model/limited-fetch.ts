const MAX_BYTES = 1024 * 1024;

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) controller.error(new AnswerTooLargeError());
      else controller.enqueue(chunk);
    },
  });
}

/** The upstream sent more than any answer needs. */
export class AnswerTooLargeError extends Error {
  constructor() {
    super(`The upstream's answer is larger than ${MAX_BYTES} bytes`);
  }
}

/** `fetch` that follows no redirect, which would carry the key elsewhere, and stops reading after a megabyte. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(limited()), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}
