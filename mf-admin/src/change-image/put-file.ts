import type { Image } from '@peanut/contracts';
import { ApiError } from '@peanut/web';

interface PutFileOptions {
  signal: AbortSignal;
  /** Called with the part that was sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends the file itself, by XMLHttpRequest, since fetch cannot tell how much of a body is sent.
 * Rejects with ApiError for a non-OK answer, TypeError when the network failed, AbortError when it was called off.
 */
export function putFile(url: string, file: File, { signal, onProgress }: PutFileOptions): Promise<Image> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const callOff = () => call.abort();
    signal.addEventListener('abort', callOff, { once: true });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText));
      else reject(new ApiError(call.status, call.responseText || call.statusText));
    };
    call.onerror = () => reject(new TypeError('The image could not be sent.'));
    call.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    call.onloadend = () => signal.removeEventListener('abort', callOff);
    call.open('PUT', url);
    call.setRequestHeader('Content-Type', file.type);
    call.send(file);
  });
}
