import { stopSaving, useSaveProgress, useStaging, type SaveProgress } from '@peanut/editing';
import { ProgressBar } from '@peanut/ui/progress-bar';
import { isBarReachable, useOnline } from '@peanut/web';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { ConflictDialog } from './conflict-dialog';
import { useSave } from './use-save';

/** Asks before everything pending is applied, then shows how far it is, and the conflicts on the way. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const isReachable = useReachable();
  const pendingCount = useStaging().pending.length;
  const progress = useSaveProgress();
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
        onStop={progress.isSaving && !progress.isStopping ? stopSaving : undefined}
      >
        {!isReachable && <WaitingNote />}
        <SaveProgressBar progress={progress} />
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

/** How far the Save is. */
function SaveProgressBar({ progress }: { progress: SaveProgress }) {
  if (!progress.isSaving) return null;
  const { done, total, isStopping } = progress;
  const text = isStopping
    ? `Stopping after the changes under way, ${done} of ${total} are saved`
    : `Applying ${Math.min(done + 1, total)} of ${total}`;
  return (
    <div className="mt-5">
      <p className="text-center text-sm text-cream-100">{text}</p>
      <ProgressBar
        label="Applying changes"
        value={done}
        max={total}
        text={text}
        size="thin"
        className="mt-3"
      />
    </div>
  );
}

/** Whether calls reach the bar. Asks the bar even when the browser says offline: both may run on this device. */
function useReachable(): boolean {
  const isOnline = useOnline();
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    let isLatest = true;
    void isBarReachable().then((isReachable) => isLatest && setAnswered(isReachable));
    return () => {
      isLatest = false;
      setAnswered(false);
    };
  }, [isOnline]);
  return isOnline || hasAnswered;
}
