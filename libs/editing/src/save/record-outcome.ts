import { ApiError } from '@peanut/web';
import type { SentChange } from '../calls/drink-calls';
import { itemIdOf, type PendingChange, type StagingRecord } from '../record/pending-change';
import { pushUndo } from '../record/undo-history';
import { withoutId } from '../stage/stage';

const mapChange = (
  record: StagingRecord,
  changeId: string,
  to: (change: PendingChange) => PendingChange,
) => ({
  ...record,
  pending: record.pending.map((change) => (change.id === changeId ? to(change) : change)),
});

export function markSent(record: StagingRecord, changeId: string): StagingRecord {
  return mapChange(record, changeId, (change) => ({ ...change, isSent: true, failure: undefined }));
}

/** Keeps why a change could not be applied, for the list of pending changes. */
export function markFailed(record: StagingRecord, changeId: string, error: unknown): StagingRecord {
  const failure = failureText(error);
  // Refused for good: nothing of it was applied, so it may be edited and dropped like one that was never sent.
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return mapChange(record, changeId, (change) => ({ ...change, failure, isSent: !isRefused }));
}

function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? 'The bar answered with an error.';
  return 'The bar could not be reached.';
}

/** Moves an applied change from the pending list to the undo history, and carries the item's new version on. */
export function markApplied(record: StagingRecord, change: PendingChange, sent: SentChange): StagingRecord {
  if (!record.pending.some(({ id }) => id === change.id)) return record;
  const pending = record.pending.filter(({ id }) => id !== change.id);
  const version = sent.item?.version;
  return {
    pending: pending.map((later) => rebase(later, change, version)),
    undo: pushUndo(record.undo, change, version ?? 0),
  };
}

/** A later change on top of an applied one: without a deleted item's id, or with the version that was made. */
function rebase(later: PendingChange, applied: PendingChange, version: number | undefined): PendingChange {
  if (later.type === 'reorder') return applied.type === 'delete' ? withoutId(later, applied.itemId) : later;
  return version === undefined ? later : withNewVersion(later, applied, version);
}

/** A later change of the same item was staged on top of this one, so it expects the version this one made. */
function withNewVersion(later: PendingChange, applied: PendingChange, version: number): PendingChange {
  if (later.type !== 'update' && later.type !== 'delete') return later;
  if (later.itemId !== itemIdOf(applied)) return later;
  const seen = 'version' in applied ? applied.version : 0;
  return later.version === seen ? { ...later, version } : later;
}
