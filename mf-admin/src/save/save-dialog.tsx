import { useReachable } from './use-reachable';
import { useStaging } from '@peanut/editing';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { ConflictDialog } from './conflict-dialog';
import { SaveProgressBar } from './save-progress-bar';
import { useSave } from './use-save';

/** Asks before everything pending is applied, then shows how far it is, and the conflicts on the way. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const isReachable = useReachable();
  const pendingCount = useStaging().pending.length;
  const { isSaving, openConflict, save } = useSave(onClose);
  const [askedCount, setAskedCount] = useState<number>();
  const count = askedCount ?? pendingCount;
  return (
    <>
      <ConfirmDialog
        title="Apply Changes"
        question={`Are you sure you want to apply ${count} pending change(s)? This action cannot be undone through the staging system.`}
        confirmLabel="Apply Changes"
        variant="solid"
        isBusy={isSaving}
        isBlocked={!isReachable}
        onConfirm={() => {
          setAskedCount(pendingCount);
          save();
        }}
        onCancel={onClose}
      >
        {!isReachable && <WaitingNote />}
        <SaveProgressBar />
      </ConfirmDialog>
      {openConflict && <ConflictDialog key={openConflict.conflict.change.id} {...openConflict} />}
    </>
  );
}

/** Why a Save waits. */
function WaitingNote() {
  return (
    <p role="status" className="mt-4 border border-accent/40 bg-walnut-800 px-4 py-3 text-sm text-cream-100">
      You’re offline. Your changes are kept on this device; save them once you’re back online.
    </p>
  );
}
