import { itemIdOf, type Item, type PendingChange, type StagingRecord } from '../record/pending-change';

/** What a tap on a card says at once. */
export type Flag = 'isAvailable' | 'pourAnyway';

/** The flag alone; nothing of a drink that has none, as a whiskey has no `pourAnyway`. */
export function flagOf(item: Partial<Record<Flag, boolean>>, flag: Flag): Partial<Record<Flag, boolean>> {
  const value = item[flag];
  return value === undefined ? {} : { [flag]: value };
}

/**
 * The record once a drink's flag was sent by itself on the version `sentOn`. What is staged for the drink leaves the flag
 * alone from now on, so that Save cannot turn it back, and expects the version that `item` has.
 */
export function withFlagSent(record: StagingRecord, sentOn: number, item: Item, flag: Flag): StagingRecord {
  return {
    pending: record.pending.flatMap((change) =>
      itemIdOf(change) === item.id ? withoutFlag(change, sentOn, item, flag) : change,
    ),
    undo: record.undo.map((entry) =>
      itemIdOf(entry) === item.id && entry.versionAfter === sentOn
        ? { ...entry, versionAfter: item.version }
        : entry,
    ),
  };
}

/** The staged change without the flag; nothing when that was all of it. */
function withoutFlag(change: PendingChange, sentOn: number, item: Item, flag: Flag): PendingChange | [] {
  if (change.type === 'create' || change.type === 'reorder') return change;
  // Staged on another version: Save still has to look at what somebody else changed.
  const version = change.version === sentOn ? item.version : change.version;
  const said = flagOf(item, flag);
  if (change.type === 'delete') return { ...change, version, undoData: { ...change.undoData, ...said } };
  const data = without(flag, change.data);
  if (Object.keys(data).length === 0) return [];
  return {
    ...change,
    version,
    data,
    undoData: without(flag, change.undoData),
    seen: { ...change.seen, ...said },
  };
}

const without = <Part extends object>(flag: Flag, part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([name]) => name !== flag)) as Part;
