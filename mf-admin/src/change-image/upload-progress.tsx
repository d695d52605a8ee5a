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
      <div
        role="progressbar"
        aria-label="Upload"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2 overflow-hidden border border-accent/50 bg-ink-950/60"
      >
        <div
          className="h-full bg-accent transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-cream-300 tabular-nums">{text}</p>
    </div>
  );
}

/** On a small screen it would start below the edge. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
