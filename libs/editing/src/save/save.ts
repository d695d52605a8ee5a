import { ApiError, createStore, fetchSetting, queryClient, useStore } from '@peanut/web';
import { listKey, sendChange, type SentChange } from '../calls/drink-calls';
import type { PendingChange } from '../record/pending-change';
import { changeStaging, readStaging } from '../record/staging-store';
import { dropChange } from '../stage/stage';
import { conflictOf, orderConflictOf, asOverwrite, type Conflict } from './conflict';
import { markApplied, markFailed, markSent } from './record-outcome';
import { updateCachedList } from './update-cached-list';
import { withLock } from './with-lock';

/** How far a Save is: `done` of `total` changes. */
export type SaveProgress = { isSaving: false } | { isSaving: true; done: number; total: number };

const progressStore = createStore<SaveProgress>({ isSaving: false });

export const useSaveProgress = (): SaveProgress => useStore(progressStore);

export type ConflictChoice = 'overwrite' | 'drop' | 'stop';

/** `isStopped`: the owner left a conflict open, so the rest is still pending. */
export interface SaveResult {
  applied: number;
  isStopped: boolean;
}

/**
 * Replays the pending changes, oldest first, one call each. A change leaves the list only when its answer arrived;
 * the first failure stops the replay, is logged and thrown, and the rest stays pending. One tab saves at a time.
 */
export function savePendingChanges(
  resolveConflict: (conflict: Conflict) => Promise<ConflictChoice>,
): Promise<SaveResult> {
  return withLock('peanut-save', async () => {
    try {
      const result = await replay(resolveConflict);
      if (!result.isStopped) await clearUndoIfWanted();
      return result;
    } catch (error) {
      console.error('Failed to apply pending changes:', error);
      throw error;
    } finally {
      progressStore.set({ isSaving: false });
      void queryClient.invalidateQueries({ queryKey: listKey('cocktail') });
      void queryClient.invalidateQueries({ queryKey: listKey('whiskey') });
    }
  });
}

async function replay(resolveConflict: (conflict: Conflict) => Promise<ConflictChoice>): Promise<SaveResult> {
  let applied = 0;
  let { pending } = await readStaging();
  const total = pending.length;
  for (let next = pending.at(-1); next; next = pending.at(-1)) {
    progressStore.set({ isSaving: true, done: total - pending.length, total });
    const outcome = await apply(next);
    if (outcome === 'applied') applied += 1;
    else {
      const choice = await resolveConflict(outcome);
      if (choice === 'stop') return { applied, isStopped: true };
      await resolveInRecord(outcome, choice);
    }
    ({ pending } = await readStaging());
  }
  return { applied, isStopped: false };
}

async function apply(change: PendingChange): Promise<'applied' | Conflict> {
  try {
    const record = await changeStaging((before) => markSent(before, change.id));
    const orderConflict = change.type === 'reorder' && (await orderConflictOf(change, record));
    if (orderConflict) return orderConflict;
    const sent = await send(change);
    updateCachedList(change, sent);
    await changeStaging((record) => markApplied(record, change, sent));
    return 'applied';
  } catch (error) {
    const conflict = conflictOf(change, error);
    if (conflict) return conflict;
    await changeStaging((record) => markFailed(record, change.id, error));
    throw error;
  }
}

/** Sends a change. What turns out to be done already counts as applied. */
async function send(change: PendingChange): Promise<SentChange> {
  try {
    return await sendChange(change);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isGone = change.type === 'delete' && error.status === 404;
    // Only successes keep their key: another body under the same key means that an earlier one was applied.
    const wasAppliedBefore = error.status === 422;
    if (isGone || wasAppliedBefore) return {};
    throw error;
  }
}

function resolveInRecord(conflict: Conflict, choice: 'overwrite' | 'drop'): Promise<unknown> {
  return changeStaging((record) => {
    if (choice === 'drop') return dropChange(record, conflict.change.id);
    const pending = record.pending.map((change) =>
      change.id === conflict.change.id ? asOverwrite(conflict) : change,
    );
    return { ...record, pending };
  });
}

async function clearUndoIfWanted(): Promise<void> {
  try {
    if ((await fetchSetting('clear_undo_after_save')) !== 'true') return;
  } catch (error) {
    console.warn('The bar could not be asked whether to clear the undo history; it stays.', error);
    return;
  }
  await changeStaging((record) => ({ ...record, undo: [] }));
}
