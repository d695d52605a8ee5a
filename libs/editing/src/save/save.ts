import { SAVE_BATCH } from '@peanut/contracts';
import { createStore, fetchSetting, queryClient, rereadLists, useStore } from '@peanut/web';
import { holdLists } from '@peanut/web/internal';
import { listKey, type SentChange } from '../calls/drink-calls';
import {
  DRINK_CALLS,
  type EntityType,
  type Item,
  type PendingChange,
  type StagingRecord,
} from '../record/pending-change';
import { changeStaging, readStaging } from '../record/staging-store';
import { dropChange } from '../stage/stage';
import { asOverwrite, type Conflict, isMergeable } from './conflict';
import { makePointBeforeSave } from './point-before-save';
import { mapChange, markAnswered, markSent } from './saved-record';
import { oldestAlone, oldestBatch, send, type Outcome } from './send';
import { applyChange, unstaged } from '../preview/staged-list';

/** How far a Save is: `done` of `total` changes. `isStopping`: it ends once what is under way was answered. */
export type SaveProgress =
  { isSaving: false } | { isSaving: true; done: number; total: number; isStopping: boolean };

const progressStore = createStore<SaveProgress>({ isSaving: false });

export const useSaveProgress = (): SaveProgress => useStore(progressStore);

/** Ends the running Save once what is under way was answered; the rest stays pending. */
export function stopSaving(): void {
  const progress = progressStore.get();
  if (progress.isSaving) progressStore.set({ ...progress, isStopping: true });
}

const isStopping = (): boolean => {
  const progress = progressStore.get();
  return progress.isSaving && progress.isStopping;
};

export type ConflictChoice = 'overwrite' | 'drop' | 'stop';

/** `isStopped`: the owner left a conflict open, or stopped the Save, so the rest is still pending. */
export interface SaveResult {
  applied: number;
  isStopped: boolean;
}

/**
 * Makes a restore point, then replays the pending changes, oldest first, one call each; from {@link SAVE_BATCH} on in batches.
 * A change leaves the list only when its answer arrived; the first failure stops the replay, is logged and thrown, and the
 * rest stays pending. One tab saves at a time.
 */
export function savePendingChanges(
  resolveConflict: (conflict: Conflict) => Promise<ConflictChoice>,
): Promise<SaveResult> {
  return withLock('peanut-save', async () => {
    try {
      await makePointBeforeSave(await readStaging());
      const result = await replay(resolveConflict);
      if (!result.isStopped) await clearUndoIfWanted();
      return result;
    } catch (error) {
      console.error('Failed to apply pending changes:', error);
      throw error;
    } finally {
      progressStore.set({ isSaving: false });
      void rereadLists(...listKey('cocktail'), ...listKey('whiskey'));
    }
  });
}

/**
 * Runs the work in one tab at a time. Browsers offer no locks over plain http; there only the idempotency keys prevent
 * that a change is applied twice.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  const held = () => holdLists(work);
  return locks ? locks.request(name, held) : held();
}

/** Writes the record, which may be large, once per call: its changes leave, and the next call's are marked as sent. */
async function replay(resolveConflict: (conflict: Conflict) => Promise<ConflictChoice>): Promise<SaveResult> {
  let applied = 0;
  let next: PendingChange[] = [];
  const total = (await readStaging()).pending.length;
  let take = total < SAVE_BATCH.from ? oldestAlone : oldestBatch;
  const write = (change: (latest: StagingRecord) => StagingRecord) =>
    changeStaging((latest) => {
      const changed = change(latest);
      next = isStopping() ? [] : take(changed);
      return markSent(changed, next);
    });

  progressStore.set({ isSaving: true, done: 0, total, isStopping: false });
  let record = await write((latest) => latest);
  while (next.length > 0) {
    const outcome = await send(next, record);
    const { sent, conflict, failed } = outcome;
    applied += sent.length;
    updateCachedLists(sent);
    if (outcome.isUnknownCall) take = oldestAlone;
    const choice = conflict && (isMergeable(conflict) ? 'overwrite' : await resolveConflict(conflict));
    if (failed || choice === 'stop') {
      await changeStaging((latest) => markAnswered(latest, outcome));
      if (failed) throw failed.error;
      return { applied, isStopped: true };
    }
    record = await write((latest) => {
      const answered = markAnswered(latest, outcome);
      return conflict && choice ? resolved(answered, conflict, choice) : answered;
    });
    showDone(total - record.pending.length);
  }
  return { applied, isStopped: record.pending.length > 0 };
}

function showDone(done: number): void {
  const progress = progressStore.get();
  if (progress.isSaving) progressStore.set({ ...progress, done });
}

function resolved(record: StagingRecord, conflict: Conflict, choice: 'overwrite' | 'drop'): StagingRecord {
  const { id } = conflict.change;
  return choice === 'drop' ? dropChange(record, id) : mapChange(record, id, () => asOverwrite(conflict));
}

async function clearUndoIfWanted(): Promise<void> {
  try {
    if ((await fetchSetting('clear_undo_after_save')) !== 'true') return;
  } catch (error) {
    console.warn('Could not read whether to clear the undo history; it stays.', error);
    return;
  }
  await changeStaging((record) => ({ ...record, undo: [] }));
}

/** Updates the cached lists at once: without it, cards show their old values until the refetch. */
function updateCachedLists(sent: Outcome['sent']): void {
  for (const entityType of Object.keys(DRINK_CALLS) as EntityType[]) {
    const own = sent.filter(({ change }) => change.entityType === entityType);
    if (own.length === 0) continue;
    void queryClient.cancelQueries({ queryKey: listKey(entityType) });
    queryClient.setQueryData<Item[]>(listKey(entityType), (items) =>
      items ? own.reduce((now, { change, answer }) => after(now, change, answer), items) : undefined,
    );
  }
}

function after(items: Item[], change: PendingChange, sent: SentChange): Item[] {
  if (sent.list) return sent.list;
  if (change.type === 'delete') return items.filter((item) => item.id !== change.itemId);
  // What the shelf misses is told by lists alone.
  return applyChange(items.map(unstaged), change).map(({ staged, ...item }) =>
    item.id === sent.item?.id ? { ...item, ...sent.item } : item,
  );
}
