import { itemIdOf, type Item, type PendingChange, type StagingRecord } from '../record/pending-change';

/**
 * The record once a drink's `isAvailable` was sent by itself on the version `sentOn`. What is staged for the drink leaves
 * the flag alone from now on, so that Save cannot turn it back, and expects the version that `item` has.
 */
export function withFlagSent(record: StagingRecord, sentOn: number, item: Item): StagingRecord {
  return {
    pending: record.pending.flatMap((change) =>
      itemIdOf(change) === item.id ? withoutFlag(change, sentOn, item) : change,
    ),
    undo: record.undo.map((entry) =>
      itemIdOf(entry) === item.id && entry.versionAfter === sentOn
        ? { ...entry, versionAfter: item.version }
        : entry,
    ),
  };
}

/** The staged change without the flag; nothing when that was all of it. */
function withoutFlag(change: PendingChange, sentOn: number, item: Item): PendingChange | [] {
  if (change.type === 'create' || change.type === 'reorder') return change;
  // Staged on another version: Save still has to look at what somebody else changed.
  const version = change.version === sentOn ? item.version : change.version;
  const { isAvailable } = item;
  if (change.type === 'delete') return { ...change, version, undoData: { ...change.undoData, isAvailable } };
  const data = rest(change.data);
  if (Object.keys(data).length === 0) return [];
  return { ...change, version, data, undoData: rest(change.undoData), seen: { ...change.seen, isAvailable } };
}

function rest<Part extends { isAvailable?: boolean }>({ isAvailable: _, ...others }: Part) {
  return others;
}
