import { ENDPOINTS, type Image, PAGES } from '@peanut/contracts';
import { callAsOwner, withoutLeaveGuard } from '@peanut/editing';
import { ApiError, showToast } from '@peanut/web';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../form/failure-message';
import { queueToastAfterReload } from './toast-after-reload';

export type UploadState =
  | { status: 'idle' }
  /** `part` of the file is sent, 0 to 1. */
  | { status: 'uploading'; part: number }
  | { status: 'failed'; reason: string };

const NO_REASON = 'The upload failed. Check your connection and try again.';

/** Uploads the landing picture, then reloads the page, which shows a toast. */
export function useImageUpload() {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    const { signal } = (running.current = new AbortController());
    const onProgress = (part: number) => setState({ status: 'uploading', part });
    onProgress(0);
    try {
      await changeLandingImage(file, { signal, onProgress });
    } catch (error) {
      if (signal.aborted) return setState({ status: 'idle' });
      setState({ status: 'failed', reason: failureMessage(error, NO_REASON) });
      const description = 'Failed to update landing page image';
      return showToast({ title: 'Error', description, variant: 'destructive' });
    }
    queueToastAfterReload();
    // The page keeps its place over a reload, which may be below the picture.
    if (window.location.pathname === PAGES.landing.path) window.scrollTo(0, 0);
    withoutLeaveGuard(() => window.location.reload());
  };

  return {
    state,
    upload,
    cancel: () => running.current?.abort(),
    reset: () => setState({ status: 'idle' }),
  };
}

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the part that was sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Makes the file the landing picture: asks for an upload address, sends the file, saves the image's address. Throws the
 * error of the call that failed.
 */
async function changeLandingImage(file: File, options: UploadOptions): Promise<void> {
  const { signal } = options;
  const { uploadURL } = await callAsOwner(ENDPOINTS.requestUpload, { signal });
  const { imageURL } = await putFile(uploadURL, file, options);
  await callAsOwner(ENDPOINTS.putLandingImage, { body: { imageURL }, signal });
}

/**
 * Sends the file by XMLHttpRequest, since fetch does not report upload progress.
 * Rejects with ApiError for a non-OK answer, TypeError when the network failed, AbortError when it was cancelled.
 */
function putFile(url: string, file: File, { signal, onProgress }: UploadOptions): Promise<Image> {
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
