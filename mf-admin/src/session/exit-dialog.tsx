import { exitAdminMode, useStaging } from '@peanut/editing';
import { ConfirmDialog } from '../dialog/confirm-dialog';

/** Asks before admin mode is left with changes pending. */
export function ExitDialog({ onClose }: { onClose: () => void }) {
  const count = useStaging().pending.length;
  return (
    <ConfirmDialog
      title="Exit Admin Mode"
      question={`You have ${count} pending change(s). Exiting admin mode will discard all unsaved changes. Are you sure?`}
      confirmLabel="Exit & Discard"
      onConfirm={() => {
        onClose();
        void exitAdminMode();
      }}
      onCancel={onClose}
    />
  );
}
