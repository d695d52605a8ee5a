import { ApiError, rereadLists, showToast } from '@peanut/web';
import { listKey, readList, sendChange, sendCreate, sendOrder, type SentChange } from '../calls/drink-calls';
import type {
  CreateChange,
  DeleteChange,
  PendingChange,
  ReorderChange,
  StagingRecord,
  UndoEntry,
} from '../record/pending-change';
import { changeStaging, readStaging } from '../record/staging-store';
import { asOverwrite, conflictOf, isMergeable, orderConflictOf } from '../save/conflict';
import { withLock } from '../save/save';

/**
 * Reverses the newest applied change and removes it from the history. With `entryId`, only if that entry is the newest.
 * Returns what was undone. A failure is logged and thrown again; the entry stays, and a repeat is safe: an undo has its
 * own idempotency key.
 */
export function undoLastChange(entryId?: string): Promise<UndoEntry | undefined> {
  return withLock('peanut-save', async () => {
    const record = await readStaging();
    const [entry] = record.undo;
    if (!entry || (entryId !== undefined && entry.id !== entryId)) return undefined;
    try {
      if (entry.type === 'reorder') await requireOwnOrder(entry, record);
      const sent = await reverse(entry);
      await changeStaging((now) => markUndone(now, entry, sent.item?.version));
      return entry;
    } catch (error) {
      console.error('Failed to undo action:', error);
      throw new Error('Failed to undo action:', { cause: error });
    } finally {
      await rereadLists(...listKey(entry.entityType));
    }
  });
}

/** Undoes the newest applied change and shows how it went. With `entryId`, only if that entry is the newest. */
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

export async function clearUndoHistory(): Promise<void> {
  await changeStaging((record) => ({ ...record, undo: [] }));
}

async function reverse(entry: UndoEntry): Promise<SentChange> {
  const key = `undo-${entry.id}`;
  switch (entry.type) {
    case 'create':
      return deleteUnlessGone(entry, key);
    case 'update': {
      const { data, undoData, versionAfter: version } = entry;
      return sendMerged({ ...entry, id: key, data: undoData, undoData: data, version });
    }
    case 'delete':
      return recreate(entry, key);
    case 'reorder':
      return sendOrder(entry.entityType, entry.undoData.orderedIds, key);
  }
}

/** An order has no version: undoing it blindly would also undo somebody else's later order. */
async function requireOwnOrder(entry: UndoEntry & ReorderChange, record: StagingRecord): Promise<void> {
  const reversed: ReorderChange = { ...entry, data: entry.undoData, undoData: entry.data };
  if (await orderConflictOf(reversed, record)) throw new Error('Somebody else changed the order since.');
}

/** Sends a change, on top of what somebody else did to other fields meanwhile. */
async function sendMerged(change: PendingChange): Promise<SentChange> {
  try {
    return await sendChange(change);
  } catch (error) {
    const conflict = conflictOf(change, error);
    if (!conflict || !isMergeable(conflict)) throw error;
    return sendMerged(asOverwrite(conflict));
  }
}

async function deleteUnlessGone(entry: UndoEntry & CreateChange, key: string): Promise<SentChange> {
  const { data, versionAfter: version } = entry;
  const deletion = { ...entry, id: key, type: 'delete', data: null, undoData: data, version } as const;
  try {
    return await sendMerged({ ...deletion, previousOrder: [] });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return {};
  }
}

/** Recreates the item under its old id. Cocktails of one sort order are listed by age, so its place is restored. */
async function recreate(entry: UndoEntry & DeleteChange, key: string): Promise<SentChange> {
  const sent = await sendCreate(entry.entityType, { id: entry.itemId, ...entry.undoData }, key);
  if (entry.entityType !== 'cocktail') return sent;
  const now = (await readList(entry.entityType)).map(({ id }) => id);
  // Guests' list has no hidden items: an order made of it would move them.
  if (!now.includes(entry.itemId)) throw new Error('The list that the bar answered is not whole.');
  const wanted = inOldPlaces(entry.previousOrder, now);
  if (wanted.join() !== now.join()) await sendOrder(entry.entityType, wanted, `${key}-place`);
  return sent;
}

/** The ids in their old order; new ones stay after their current neighbour. */
function inOldPlaces(before: readonly string[], now: readonly string[]): string[] {
  const known = before.filter((id) => now.includes(id));
  const isOld = new Set(known);
  let next = 0;
  return now.map((id) => (isOld.has(id) ? (known[next++] ?? id) : id));
}

/**
 * The entry that the undone one was built on expects the version that the undo made, and so does a pending change that saw
 * the version before. Where somebody else changed the item in between, its version tells the service to compare.
 */
function markUndone(record: StagingRecord, undone: UndoEntry, version: number | undefined): StagingRecord {
  const rest = record.undo.filter(({ id }) => id !== undone.id);
  if (undone.type === 'reorder' || version === undefined) return { ...record, undo: rest };
  const isOf = (change: PendingChange) => 'itemId' in change && change.itemId === undone.itemId;
  const before = 'version' in undone && version === undone.versionAfter + 1 ? undone.version : undefined;
  return {
    undo: rest.map((entry) =>
      isOf(entry) && entry.versionAfter === before ? { ...entry, versionAfter: version } : entry,
    ),
    pending: record.pending.map((change) =>
      isOf(change) && 'version' in change && change.version === version - 1 ? { ...change, version } : change,
    ),
  };
}
