import { showToast } from '@peanut/web';
import { staging, useStaging } from '@peanut/editing';
import { ConfirmDialog } from '../dialog/confirm-dialog';

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
