import { ApiError, createStore, fetchSetting, queryClient, rereadLists, useStore } from '@peanut/web';
import { holdLists } from '@peanut/web/internal';
import { listKey, sendChange, type SentChange } from '../calls/drink-calls';
import { type Item, itemIdOf, type PendingChange, type StagingRecord } from '../record/pending-change';
import { changeStaging, readStaging } from '../record/staging-store';
import { dropChange, pushUndo, withoutId } from '../stage/stage';
import { addSpiritOf } from './added-spirit';
import {
  asOverwrite,
  type Conflict,
  conflictOf,
  createConflictOf,
  isMergeable,
  orderConflictOf,
} from './conflict';
import { makePointBeforeSave } from './point-before-save';
import { applyChange, unstaged } from '../preview/staged-list';

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
 * Makes a restore point, then replays the pending changes, oldest first, one call each. A change leaves the list only when its answer arrived;
 * the first failure stops the replay, is logged and thrown, and the rest stays pending. One tab saves at a time.
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

/** Writes the record, which may be large, once per change: marks one applied and the next sent. */
async function replay(resolveConflict: (conflict: Conflict) => Promise<ConflictChoice>): Promise<SaveResult> {
  let applied = 0;
  let record = await changeStaging(markNextSent);
  const total = record.pending.length;
  for (let next = record.pending.at(-1); next; next = record.pending.at(-1)) {
    const change = next;
    progressStore.set({ isSaving: true, done: total - record.pending.length, total });
    const outcome = await sendOrConflict(change, record);
    if ('theirs' in outcome) {
      const choice = isMergeable(outcome) ? 'overwrite' : await resolveConflict(outcome);
      if (choice === 'stop') return { applied, isStopped: true };
      record = await changeStaging((latest) => markNextSent(resolved(latest, outcome, choice)));
    } else {
      applied += 1;
      updateCachedList(change, outcome);
      record = await changeStaging((latest) => markNextSent(markApplied(latest, change, outcome)));
    }
  }
  return { applied, isStopped: false };
}

async function sendOrConflict(change: PendingChange, record: StagingRecord): Promise<SentChange | Conflict> {
  try {
    const orderConflict = change.type === 'reorder' && (await orderConflictOf(change, record));
    if (orderConflict) return orderConflict;
    await addSpiritOf(change);
    return await send(change);
  } catch (error) {
    const conflict =
      change.type === 'create' ? await createConflictOf(change, error) : conflictOf(change, error);
    if (conflict) return conflict;
    await changeStaging((latest) => markFailed(latest, change.id, error));
    throw error;
  }
}

/** Sends a change. A change that turns out to be done already counts as applied. */
async function send(change: PendingChange): Promise<SentChange> {
  try {
    return await sendChange(change);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isGone = change.type === 'delete' && error.status === 404;
    // The service stores keys of successes only: 422 means that an earlier body under this key was applied.
    const wasAppliedBefore = error.status === 422;
    if (isGone || wasAppliedBefore) return {};
    throw error;
  }
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

const mapChange = (
  record: StagingRecord,
  changeId: string,
  to: (change: PendingChange) => PendingChange,
) => ({
  ...record,
  pending: record.pending.map((change) => (change.id === changeId ? to(change) : change)),
});

/** Marks the oldest change as sent: from now on it may have been applied. */
function markNextSent(record: StagingRecord): StagingRecord {
  const next = record.pending.at(-1);
  return next ? mapChange(record, next.id, () => ({ ...next, isSent: true, failure: undefined })) : record;
}

/** Stores why a change failed, for the list of pending changes. */
function markFailed(record: StagingRecord, changeId: string, error: unknown): StagingRecord {
  const failure = failureText(error);
  // A refused change was not applied: it can be edited and dropped like one that was never sent.
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return mapChange(record, changeId, (change) => ({ ...change, failure, isSent: !isRefused }));
}

function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? 'The bar answered with an error.';
  return 'The bar could not be reached.';
}

/** Moves an applied change to the undo history, and gives later changes the item's new version. */
function markApplied(record: StagingRecord, change: PendingChange, sent: SentChange): StagingRecord {
  if (!record.pending.some(({ id }) => id === change.id)) return record;
  const pending = record.pending.filter(({ id }) => id !== change.id);
  const version = sent.item?.version;
  return {
    pending: pending.map((later) => rebase(later, change, version)),
    undo: pushUndo(record.undo, change, version ?? 0),
  };
}

/** Adapts a later change to an applied one: removes a deleted item's id, or sets the new version. */
function rebase(later: PendingChange, applied: PendingChange, version: number | undefined): PendingChange {
  if (later.type === 'reorder') return applied.type === 'delete' ? withoutId(later, applied.itemId) : later;
  return version === undefined ? later : withNewVersion(later, applied, version);
}

/** A later change of the same item builds on the applied one: it expects the new version. */
function withNewVersion(later: PendingChange, applied: PendingChange, version: number): PendingChange {
  if (later.type !== 'update' && later.type !== 'delete') return later;
  if (later.itemId !== itemIdOf(applied)) return later;
  const seen = 'version' in applied ? applied.version : 0;
  return later.version === seen ? { ...later, version } : later;
}

/** Updates the cached list at once: without it, cards show their old values until the refetch. */
function updateCachedList(change: PendingChange, sent: SentChange): void {
  void queryClient.cancelQueries({ queryKey: listKey(change.entityType) });
  queryClient.setQueryData<Item[]>(listKey(change.entityType), (items) =>
    items ? after(items, change, sent) : undefined,
  );
}

function after(items: Item[], change: PendingChange, sent: SentChange): Item[] {
  if (sent.list) return sent.list;
  if (change.type === 'delete') return items.filter((item) => item.id !== change.itemId);
  // What the shelf misses is told by lists alone.
  return applyChange(items.map(unstaged), change).map(({ staged, ...item }) =>
    item.id === sent.item?.id ? { ...item, ...sent.item } : item,
  );
}
