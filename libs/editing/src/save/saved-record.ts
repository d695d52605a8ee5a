import { ApiError } from '@peanut/web';
import type { SentChange } from '../calls/drink-calls';
import { itemIdOf, type PendingChange, type StagingRecord } from '../record/pending-change';
import { pushUndo, withoutId } from '../stage/stage';
import type { Outcome } from './send';

/* What a Save makes of the record: pure functions, like staging. */

export const mapChange = (
  record: StagingRecord,
  changeId: string,
  to: (change: PendingChange) => PendingChange,
): StagingRecord => ({
  ...record,
  pending: record.pending.map((change) => (change.id === changeId ? to(change) : change)),
});

/** Marks changes as sent: from now on they may have been applied. */
export function markSent(record: StagingRecord, changes: readonly PendingChange[]): StagingRecord {
  const ids = new Set(changes.map(({ id }) => id));
  const sent = (change: PendingChange) =>
    ids.has(change.id) ? { ...change, isSent: true, failure: undefined } : change;
  return { ...record, pending: record.pending.map(sent) };
}

/** The record after a call: what was applied leaves, and what was not tried is as it was before. */
export function markAnswered(record: StagingRecord, { sent, untried, failed }: Outcome): StagingRecord {
  const untouched = new Map(untried.map((change) => [change.id, change.isSent]));
  const left = sent.reduce(markApplied, {
    ...record,
    pending: record.pending.map((change) => {
      const isSent = untouched.get(change.id);
      return isSent === undefined ? change : { ...change, isSent };
    }),
  });
  return failed ? markFailed(left, failed.change.id, failed.error) : left;
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
function markApplied(
  record: StagingRecord,
  { change, answer }: { change: PendingChange; answer: SentChange },
): StagingRecord {
  if (!record.pending.some(({ id }) => id === change.id)) return record;
  const pending = record.pending.filter(({ id }) => id !== change.id);
  const version = answer.item?.version;
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
