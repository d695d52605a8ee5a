import { showToast } from '@peanut/web';
import { clearUndoHistory, undoAndTell } from '@peanut/editing';
import { useState } from 'react';

/** Takes the newest applied change back, and says how it went. */
export function useUndo(): { isUndoing: boolean; undoLast: () => void } {
  const [isUndoing, setUndoing] = useState(false);
  const undoLast = async () => {
    setUndoing(true);
    await undoAndTell();
    setUndoing(false);
  };
  return { isUndoing, undoLast: () => void undoLast() };
}

/** Forgets every applied change that could still be undone. */
export async function clearUndo(): Promise<void> {
  await clearUndoHistory();
  showToast({ title: 'Undo History Cleared', description: 'All undo actions have been cleared.' });
}
