import { showToast } from '@peanut/web';
import { withoutLeaveGuard } from '@peanut/editing';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../form/failure-message';
import { changeLandingImage } from './change-landing-image';
import { queueToastAfterReload } from './toast-after-reload';

export type UploadState =
  | { status: 'idle' }
  /** `part` of the file is sent, 0 to 1. */
  | { status: 'uploading'; part: number }
  | { status: 'failed'; reason: string };

const NO_REASON = 'The upload failed. Check your connection and try again.';

/** Uploads the landing picture; when it stands, the page is loaded anew and says so. */
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
    withoutLeaveGuard(() => window.location.reload());
  };

  return {
    state,
    upload,
    cancel: () => running.current?.abort(),
    reset: () => setState({ status: 'idle' }),
  };
}
