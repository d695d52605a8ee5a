import { exitAdminMode, staging, useStaging } from '@peanut/editing';
import { showToast } from '@peanut/web';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before every pending change is thrown away. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const count = useStaging().pending.length;
  const discard = async () => {
    onClose();
    await staging.discardAll();
    showToast({ title: 'Changes Discarded', description: 'All pending changes have been discarded.' });
  };
  return (
    <ConfirmDialog
      title="Discard Changes"
      question={`Are you sure you want to discard ${count} pending change(s)? This will permanently remove all unsaved changes.`}
      confirmLabel="Discard All"
      onConfirm={() => void discard()}
      onCancel={onClose}
    />
  );
}

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
