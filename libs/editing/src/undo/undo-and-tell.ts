import { showToast } from '@peanut/web';
import { undoLastChange } from './undo';

/** Takes the newest applied change back, and says how it went. With `entryId` only if that one still is the newest. */
export async function undoAndTell(entryId?: string): Promise<void> {
  try {
    const undone = await undoLastChange(entryId);
    if (!undone) return;
    showToast({
      title: 'Action Undone',
      description: 'The last action has been successfully undone.',
      detail: undone.description,
    });
  } catch {
    // Logged where it happened.
    showToast({
      title: 'Undo Failed',
      description: 'Failed to undo the last action. Please try again.',
      variant: 'destructive',
    });
  }
}
