import {
  itemIdOf,
  type EntityType,
  type InputOf,
  type ItemOf,
  type PendingChange,
  type StagingRecord,
} from '../record/pending-change';
import { stageCreate, stageDelete, stageUpdate } from './stage';

interface NewDrink<E extends EntityType> {
  type: 'create';
  entityType: E;
  data: InputOf<E>;
  /** The id that the drink shall have. */
  itemId?: string;
  /** See the change's. */
  addsSpirit?: string;
}

interface ChangedDrink<E extends EntityType> {
  type: 'update';
  entityType: E;
  /** As the list shows it. */
  item: ItemOf<E>;
  data: InputOf<E>;
  addsSpirit?: string;
}

interface DeletedDrink<E extends EntityType> {
  type: 'delete';
  entityType: E;
  item: ItemOf<E>;
  /** Ids of the list that it stands in. */
  order: string[];
}

/** An edit of a drink that is there. */
export type DrinkEdit<E extends EntityType> = ChangedDrink<E> | DeletedDrink<E>;

/** One of many edits that are staged at once. */
export type StagedEdit = { [E in EntityType]: NewDrink<E> | ChangedDrink<E> }[EntityType];

/** Stages the edits, in their order. */
export function stageMany(record: StagingRecord, edits: readonly StagedEdit[]): StagingRecord {
  return edits.reduce(stageEdit, record);
}

/**
 * What was pending for these drinks in a record before takes the place of what is pending for them now. What was sent
 * meanwhile stays.
 */
export function unstageMany(
  record: StagingRecord,
  before: StagingRecord,
  itemIds: ReadonlySet<string>,
): StagingRecord {
  const isMeant = (change: PendingChange): boolean => itemIds.has(itemIdOf(change) ?? '') && !change.isSent;
  // Oldest: an order that is pending may name a drink that is new.
  return {
    ...record,
    pending: [...record.pending.filter((change) => !isMeant(change)), ...before.pending.filter(isMeant)],
  };
}

export function stageEdit<E extends EntityType>(
  record: StagingRecord,
  edit: NewDrink<E> | DrinkEdit<E>,
): StagingRecord {
  if (edit.type === 'create') return stageCreate(record, edit.entityType, edit.data, edit);
  if (edit.type === 'delete') return stageDelete(record, edit.entityType, edit.item, edit.order);
  const staged = stageUpdate(record, edit.entityType, edit.item, edit.data);
  const { addsSpirit } = edit;
  if (addsSpirit === undefined || staged === record) return staged;
  const marked = (change: PendingChange) =>
    itemIdOf(change) === edit.item.id && !change.isSent ? { ...change, addsSpirit } : change;
  return { ...staged, pending: staged.pending.map(marked) };
}
