import { inputOf, UNDO_STACK_CAP } from '@peanut/contracts';
import { v4 as uuid } from 'uuid';
import { itemIdOf } from '../record/pending-change';
import type {
  CreateChange,
  EntityType,
  Input,
  InputOf,
  ItemOf,
  PendingChange,
  StagingRecord,
  UpdateChange,
  UndoEntry,
} from '../record/pending-change';
import {
  createOf,
  deleteOf,
  descriptionOf,
  differingFields,
  orderOf,
  partBy,
  updateOf,
  type StagingExtras,
} from './new-change';

/*
 * Staging: pure functions from one record to the next; `staging` applies them to the stored record. A change that was
 * sent once is frozen: the service may have applied it although its answer was lost, and its key names exactly
 * what was sent.
 */

const add = (record: StagingRecord, change: PendingChange): StagingRecord => ({
  ...record,
  pending: [change, ...record.pending],
});
const replace = (record: StagingRecord, change: PendingChange): StagingRecord => ({
  ...record,
  pending: record.pending.map((other) => (other.id === change.id ? change : other)),
});

/** The newest pending change of the item, if it is of this kind and may still be altered. */
function open<T extends PendingChange['type']>(
  record: StagingRecord,
  type: T,
  itemId: string,
): Extract<PendingChange, { type: T }> | undefined {
  const newest = record.pending.find((change) => itemIdOf(change) === itemId);
  const isOpen = newest?.type === type && !newest.isSent;
  return isOpen ? (newest as Extract<PendingChange, { type: T }>) : undefined;
}

export const stageCreate = <E extends EntityType>(
  record: StagingRecord,
  entityType: E,
  data: InputOf<E>,
  extras: StagingExtras = {},
): StagingRecord => add(record, createOf(entityType, data, extras));

/**
 * Stages the differences between the item, as the form showed it, and the input. A pending create or update of the same
 * item absorbs them. Returns the same record when nothing differs.
 */
export function stageUpdate<E extends EntityType>(
  record: StagingRecord,
  entityType: E,
  item: ItemOf<E>,
  input: InputOf<E>,
): StagingRecord {
  const seen = inputOf(entityType, item);
  const data = differingFields(seen, input);
  if (!hasFields(data)) return record;
  const create = open(record, 'create', item.id);
  if (create) return replace(record, continueCreate(create, { ...seen, ...data }));
  const update = open(record, 'update', item.id);
  if (update) return continueUpdate(record, update, seen, data);
  return add(record, updateOf(entityType, item, data));
}

function continueCreate(create: CreateChange, data: Input): CreateChange {
  const description = descriptionOf('Create', create.entityType, data.name);
  return { ...create, failure: undefined, timestamp: Date.now(), description, data };
}

/**
 * Adds an edit to a pending update. A field that is pending is compared with what the owner first saw, all others with
 * what the owner sees now: they may have changed since. An edit that was taken back is no change any more.
 */
function continueUpdate(
  record: StagingRecord,
  update: UpdateChange,
  shown: Input,
  edit: Partial<Input>,
): StagingRecord {
  const seen = { ...shown, ...update.undoData };
  const data = differingFields(seen, { ...update.data, ...edit });
  if (!hasFields(data)) return dropChange(record, update.id);
  return replace(record, {
    ...update,
    failure: undefined,
    timestamp: Date.now(),
    description: descriptionOf('Update', update.entityType, data.name ?? seen.name),
    data,
    undoData: partBy(seen, data),
    seen,
  });
}

/** Stages a deletion. It drops a create that was never sent, and replaces a pending update. */
export function stageDelete<E extends EntityType>(
  record: StagingRecord,
  entityType: E,
  item: ItemOf<E>,
  previousOrder: string[],
): StagingRecord {
  const create = open(record, 'create', item.id);
  if (create) return dropChange(record, create.id);
  const isStaged = record.pending.some((change) => change.type === 'delete' && itemIdOf(change) === item.id);
  if (isStaged) return record;
  const update = open(record, 'update', item.id);
  const change = deleteOf(entityType, item, previousOrder);
  if (!update) return add(record, change);
  const { seen: undoData, version } = update;
  return add(dropChange(record, update.id), { ...change, undoData, version });
}

/** Stages an order. It replaces a pending order of the list, and becomes the newest change. */
export function stageReorder(
  record: StagingRecord,
  entityType: EntityType,
  orderedIds: string[],
  previousIds: string[],
): StagingRecord {
  const pending = record.pending.find(
    (change) => change.type === 'reorder' && change.entityType === entityType && !change.isSent,
  );
  const rest = pending ? dropChange(record, pending.id) : record;
  const undoData = pending?.type === 'reorder' ? pending.undoData : { orderedIds: previousIds };
  if (orderedIds.join() === undoData.orderedIds.join()) return rest;
  return add(rest, { ...orderOf(entityType, orderedIds, []), undoData });
}

/** Removes a change from the pending list; with a create, also the changes that build on it. */
export function dropChange(record: StagingRecord, changeId: string): StagingRecord {
  const dropped = record.pending.find((change) => change.id === changeId);
  const rest = record.pending.filter((change) => change.id !== changeId);
  if (dropped?.type !== 'create') return { ...record, pending: rest };
  const pending = rest
    .filter((change) => itemIdOf(change) !== dropped.itemId)
    .map((change) => withoutId(change, dropped.itemId));
  return { ...record, pending };
}

/** An order without an item that is gone; an order that was sent stays as it is. */
export function withoutId(change: PendingChange, itemId: string): PendingChange {
  if (change.type !== 'reorder' || change.isSent) return change;
  const keep = (ids: string[]) => ids.filter((id) => id !== itemId);
  return {
    ...change,
    data: { orderedIds: keep(change.data.orderedIds) },
    undoData: { orderedIds: keep(change.undoData.orderedIds) },
  };
}

const hasFields = (part: object): boolean => Object.keys(part).length > 0;

/** The newest ten, newest first. */
export function pushUndo(
  undo: readonly UndoEntry[],
  change: PendingChange,
  versionAfter: number,
): UndoEntry[] {
  const entry = { ...change, id: uuid(), timestamp: Date.now(), isSent: false, versionAfter } as UndoEntry;
  return [entry, ...undo].slice(0, UNDO_STACK_CAP);
}
