import { showToast } from '@peanut/web';
import { clearUndoHistory } from '@peanut/editing';

/** Forgets every applied change that could still be undone. */
export async function clearUndo(): Promise<void> {
  await clearUndoHistory();
  showToast({ title: 'Undo History Cleared', description: 'All undo actions have been cleared.' });
}
