import { showToast } from '@peanut/web';
import { savePendingChanges, type Conflict, type ConflictChoice, type SaveResult } from '@peanut/editing';
import { useEffect, useState } from 'react';

/** A conflict that waits for the owner's answer. */
export interface OpenConflict {
  conflict: Conflict;
  answer: (choice: ConflictChoice) => void;
}

interface Save {
  isSaving: boolean;
  openConflict: OpenConflict | null;
  save: () => void;
}

/** Applies what is pending, asks about conflicts, and says how it went; then calls `onEnd`. */
export function useSave(onEnd: () => void): Save {
  const [isSaving, setSaving] = useState(false);
  const [openConflict, setOpenConflict] = useState<OpenConflict | null>(null);

  // The dialog can go while a question is open, such as when another tab leaves admin mode: then the Save stops.
  useEffect(() => () => openConflict?.answer('stop'), [openConflict]);

  const ask = async (conflict: Conflict) => {
    const choice = await new Promise<ConflictChoice>((answer) => setOpenConflict({ conflict, answer }));
    setOpenConflict(null);
    return choice;
  };

  const save = async () => {
    setSaving(true);
    try {
      report(await savePendingChanges(ask));
    } catch {
      // Logged where it happened; each change keeps why it failed.
      showToast({
        title: 'Apply Failed',
        description: 'Failed to apply pending changes. Please try again.',
        variant: 'destructive',
      });
    } finally {
      setSaving(false);
      onEnd();
    }
  };

  return { isSaving, openConflict, save: () => void save() };
}

function report({ applied, isStopped }: SaveResult): void {
  const description = `${applied} change(s) have been successfully applied.`;
  if (isStopped) {
    showToast({ title: 'Save Stopped', description: `${description} The rest is still pending.` });
  } else if (applied === 0) {
    showToast({ title: 'No Changes Applied', description: 'Nothing is pending any more.' });
  } else {
    showToast({ title: 'Changes Applied', description });
  }
}
