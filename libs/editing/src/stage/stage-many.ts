import {
  itemIdOf,
  type EntityType,
  type InputOf,
  type ItemOf,
  type PendingChange,
  type StagingRecord,
} from '../record/pending-change';
import { stageCreate, stageUpdate } from './stage';

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

/** One of many edits that are staged at once. */
export type StagedEdit = { [E in EntityType]: NewDrink<E> | ChangedDrink<E> }[EntityType];

/** Stages the edits, in their order. */
export function stageMany(record: StagingRecord, edits: readonly StagedEdit[]): StagingRecord {
  return edits.reduce(stageEdit, record);
}

function stageEdit<E extends EntityType>(
  record: StagingRecord,
  edit: NewDrink<E> | ChangedDrink<E>,
): StagingRecord {
  if (edit.type === 'create') return stageCreate(record, edit.entityType, edit.data, edit);
  const staged = stageUpdate(record, edit.entityType, edit.item, edit.data);
  const { addsSpirit } = edit;
  if (addsSpirit === undefined || staged === record) return staged;
  const marked = (change: PendingChange) =>
    itemIdOf(change) === edit.item.id && !change.isSent ? { ...change, addsSpirit } : change;
  return { ...staged, pending: staged.pending.map(marked) };
}
