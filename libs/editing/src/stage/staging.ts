import { EMPTY_STAGING, type EntityType, type InputOf, type ItemOf } from '../record/pending-change';
import { changeStaging, whenStagingLoaded } from '../record/staging-store';
import { noteAdded } from './added';
import { dropChange, stageCreate, stageDelete, stageReorder, stageUpdate } from './stage';

/** What the owner does before Save. Every promise resolves once the change is kept. */
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

  /** `order`: the ids of the list as it stands, so that an undo finds the place again. */
  delete: <E extends EntityType>(entityType: E, item: ItemOf<E>, order: string[]) =>
    changeStaging((record) => stageDelete(record, entityType, item, order)),

  reorder: (entityType: EntityType, orderedIds: string[], previousIds: string[]) =>
    changeStaging((record) => stageReorder(record, entityType, orderedIds, previousIds)),

  drop: (changeId: string) => changeStaging((record) => dropChange(record, changeId)),

  /** Empties the pending list; the undo history stays. */
  discardAll: () => changeStaging((record) => ({ ...record, pending: [] })),

  /** Empties the pending list and the undo history. */
  clear: () => changeStaging(() => EMPTY_STAGING),
};
