import { Button } from '@peanut/ui';
import { ProgressBar } from '@peanut/ui/progress-bar';
import { useState } from 'react';
import { bringIntoView, ModalDialog } from '../dialog/modal-dialog';
import { BusyButton } from '../form/busy-button';
import { ImagePicker } from './image-picker';
import { imageProblem } from './image-problem';
import { type UploadState, useImageUpload } from './use-image-upload';
import { usePickedImage } from './use-picked-image';

/** Chooses another landing picture. The upload starts when the owner says so. */
export function ChangeImageDialog({ onClose }: { onClose: () => void }) {
  const { picked, pick, whenRead } = usePickedImage();
  const [isAsked, setAsked] = useState(false);
  const { state, upload, cancel, reset } = useImageUpload();
  const { files, kind, isReading = false } = picked;
  const [file] = files;
  const isUploading = state.status === 'uploading';
  const isJudged = !isReading && (files.length > 0 || isAsked);
  const problem = isJudged ? imageProblem(files, kind) : undefined;
  const pickAnew = (chosen: File[]) => {
    pick(chosen);
    reset();
  };
  const start = async () => {
    setAsked(true);
    const read = await whenRead();
    const [chosen] = read?.files ?? [];
    if (read && chosen && !imageProblem(read.files, read.kind)) await upload(chosen);
  };
  return (
    <ModalDialog
      title="Change Image"
      description="The photo on the landing page."
      onClose={isUploading ? cancel : onClose}
      footer={
        <>
          <BusyButton variant="solid" isBusy={isUploading || (isAsked && isReading)} onClick={start}>
            Upload
          </BusyButton>
          <Button onClick={isUploading ? cancel : onClose}>Cancel</Button>
        </>
      }
    >
      <div className="mx-auto mt-6 max-w-md">
        <ImagePicker file={file} problem={problem} isDisabled={isUploading} onPick={pickAnew} />
        <UploadProgress state={state} />
      </div>
    </ModalDialog>
  );
}

/** How far the upload is, or why it failed. */
function UploadProgress({ state }: { state: UploadState }) {
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
  // At 100 % the service still has to read and store the picture.
  const text = percent < 100 ? `Uploading… ${percent} %` : 'Preparing the picture…';
  return (
    <div ref={bringIntoView} className="mt-5">
      <ProgressBar label="Upload" value={percent} max={100} text={text} />
      <p className="mt-2 text-sm text-cream-300 tabular-nums">{text}</p>
    </div>
  );
}
