import { ProgressBar } from '@peanut/ui/progress-bar';
import { bringIntoView } from '../dialog/bring-into-view';
import type { UploadState } from './use-image-upload';

/** How far the upload is, or why it failed. */
export function UploadProgress({ state }: { state: UploadState }) {
  if (state.status === 'idle') return null;
  if (state.status === 'failed') {
    return (
      <p
        ref={bringIntoView}
        className="mt-5 border border-danger/60 px-4 py-3 text-pretty break-words text-danger"
      >
        {state.reason}
      </p>
    );
  }
  const percent = Math.round(state.part * 100);
  // All of it is sent, yet the service still has to read and store it.
  const text = percent < 100 ? `Uploading… ${percent} %` : 'Preparing the picture…';
  return (
    <div ref={bringIntoView} className="mt-5">
      <ProgressBar label="Upload" value={percent} max={100} text={text} />
      <p className="mt-2 text-sm text-cream-300 tabular-nums">{text}</p>
    </div>
  );
}
