import {
  EMPTY_STAGING,
  type EntityType,
  type InputOf,
  type ItemOf,
  type PendingChange,
  type StagingRecord,
} from '../record/pending-change';
import { changeStaging, whenStagingLoaded } from '../record/staging-store';
import { noteAdded } from '../view/owner-view';
import { withLock } from '../save/save';
import { dropChange, stageCreate, stageDelete, stageReorder, stageUpdate } from './stage';
import { stageEdit, stageMany, unstageMany, type DrinkEdit, type StagedEdit } from './stage-many';

/** What the owner does before Save. Each promise resolves once the change is stored. */
export const staging = {
  whenLoaded: whenStagingLoaded,

  create: async <E extends EntityType>(entityType: E, input: InputOf<E>) => {
    const record = await changeStaging((before) => stageCreate(before, entityType, input));
    const [newest] = record.pending;
    if (newest?.type === 'create') noteAdded(newest.itemId);
    return record;
  },

  /** `item` as the form showed it; an input that differs in nothing stages nothing. */
  update: <E extends EntityType>(entityType: E, item: ItemOf<E>, input: InputOf<E>) =>
    changeStaging((record) => stageUpdate(record, entityType, item, input)),

  /** `order`: the ids of the current list, from which an undo finds the old place. */
  delete: <E extends EntityType>(entityType: E, item: ItemOf<E>, order: string[]) =>
    changeStaging((record) => stageDelete(record, entityType, item, order)),

  reorder: (entityType: EntityType, orderedIds: string[], previousIds: string[]) =>
    changeStaging((record) => stageReorder(record, entityType, orderedIds, previousIds)),

  /** All at once, in one write of the record. */
  many: (edits: readonly StagedEdit[]) => changeStaging((record) => stageMany(record, edits)),

  /** Stages many edits of drinks that are there. Gives what takes just these edits back. */
  edit: async <E extends EntityType>(edits: readonly DrinkEdit<E>[]): Promise<() => Promise<unknown>> => {
    let before: StagingRecord = EMPTY_STAGING;
    await changeStaging((record) => {
      before = record;
      return edits.reduce<StagingRecord>(stageEdit, record);
    });
    const ids = new Set(edits.map(({ item }) => item.id));
    return () => changeStaging((record) => unstageMany(record, before, ids));
  },

  /** Puts these, newest first, in the place of all that is pending, once no Save runs. */
  replaceAll: (pending: PendingChange[]) =>
    withLock('peanut-save', () => changeStaging((record) => ({ ...record, pending }))),

  drop: (changeId: string) => changeStaging((record) => dropChange(record, changeId)),

  /** Empties the pending list; the undo history stays. */
  discardAll: () => changeStaging((record) => ({ ...record, pending: [] })),

  /** Empties the pending list and the undo history. */
  clear: () => changeStaging(() => EMPTY_STAGING),
};
