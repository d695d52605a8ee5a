import { Button } from '@peanut/ui';
import { useState } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { BusyButton } from '../form/busy-button';
import { ImagePicker } from './image-picker';
import { imageProblem } from './image-problem';
import { UploadProgress } from './upload-progress';
import { useImageUpload } from './use-image-upload';

/** Chooses another landing picture. The upload starts when the owner says so. */
export function ChangeImageDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const [isAsked, setAsked] = useState(false);
  const { state, upload, cancel, reset } = useImageUpload();
  const [file] = files;
  const isUploading = state.status === 'uploading';
  const problem = files.length > 0 || isAsked ? imageProblem(files) : undefined;
  const pick = (picked: File[]) => {
    setFiles(picked);
    reset();
  };
  const start = () => {
    setAsked(true);
    if (file && !imageProblem(files)) void upload(file);
  };
  return (
    <ModalDialog
      title="Change Image"
      description="The picture of the owners on the landing page."
      onClose={isUploading ? cancel : onClose}
      footer={
        <>
          <BusyButton variant="solid" isBusy={isUploading} onClick={start}>
            Upload
          </BusyButton>
          <Button onClick={isUploading ? cancel : onClose}>Cancel</Button>
        </>
      }
    >
      <div className="mx-auto mt-6 max-w-md">
        <ImagePicker file={file} problem={problem} isDisabled={isUploading} onPick={pick} />
        <UploadProgress state={state} />
      </div>
    </ModalDialog>
  );
}
