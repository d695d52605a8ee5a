import { showToast, type NewToast } from '@peanut/web';
import {
  NoRestorePointError,
  savePendingChanges,
  type Conflict,
  type ConflictChoice,
  type SaveResult,
} from '@peanut/editing';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
    // Already logged; each failed change has its reason.
    const told = await savePendingChanges(ask).then(outcome, failure);
    setSaving(false);
    // A toast ends with the dialog it is shown in.
    flushSync(onEnd);
    showToast(told);
  };

  return { isSaving, openConflict, save: () => void save() };
}

const failure = (error: unknown): NewToast => ({
  title: 'Apply Failed',
  description: 'Failed to apply pending changes. Please try again.',
  detail: error instanceof NoRestorePointError ? error.message : undefined,
  variant: 'destructive',
});

function outcome({ applied, isStopped }: SaveResult): NewToast {
  const description = `${applied} change(s) have been successfully applied.`;
  if (isStopped) return { title: 'Save Stopped', description: `${description} The rest is still pending.` };
  if (applied === 0) return { title: 'No Changes Applied', description: 'Nothing is pending anymore.' };
  return { title: 'Changes Applied', description };
}
