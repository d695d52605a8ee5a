import { createStore, useStore } from '../../store/create-store';
import { NewerRecordError } from './kept-record';
import {
  EMPTY_STAGING,
  type EntityType,
  type Input,
  type InputOf,
  type ItemOf,
  type StagingRecord,
} from './pending-change';
import { dropChange, stageCreate, stageDelete, stageReorder, stageUpdate } from './stage';
import { stagingDatabase } from './staging-database';

export interface StagingState extends StagingRecord {
  /** False until the kept record was read. */
  isLoaded: boolean;
  /** False when this browser cannot keep anything: then a reload loses what is pending. */
  isKept: boolean;
  /** A newer version of the page keeps changes here, which this one can neither show nor touch. */
  isNewer: boolean;
}

export const stagingStore = createStore<StagingState>({
  ...EMPTY_STAGING,
  isLoaded: false,
  isKept: true,
  isNewer: false,
});

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('peanut-admin-staging');
channel?.addEventListener('message', () => void readStaging());

function show(record: StagingRecord, failure?: unknown): void {
  const isNewer = failure instanceof NewerRecordError;
  stagingStore.set({ ...record, isLoaded: true, isKept: failure === undefined, isNewer });
}

/** Without a database the record lives as long as the page does. */
function withoutDatabase(error: unknown): StagingRecord {
  console.warn('Changes staged now are not kept: they are lost when the page is closed.', error);
  const { pending, undo } = stagingStore.get();
  return { pending, undo };
}

/** The record that all tabs share as it is kept now; a read alone, nothing is written. */
export async function readStaging(): Promise<StagingRecord> {
  try {
    const record = await stagingDatabase.read();
    show(record);
    return record;
  } catch (error) {
    const record = withoutDatabase(error);
    show(record, error);
    return record;
  }
}

let loading: Promise<StagingRecord> | undefined;

/** Reads the kept record once; resolves when it is there. */
function whenStagingLoaded(): Promise<StagingRecord> {
  loading ??= readStaging();
  return loading;
}

/** Changes the one record that all tabs share, and shows the outcome in all of them. */
export async function changeStaging(
  change: (record: StagingRecord) => StagingRecord,
): Promise<StagingRecord> {
  await whenStagingLoaded();
  try {
    const record = await stagingDatabase.update(change);
    show(record);
    channel?.postMessage('changed');
    return record;
  } catch (error) {
    const record = change(withoutDatabase(error));
    show(record, error);
    return record;
  }
}

/** What the owner does before Save. Every promise resolves once the change is kept. */
export const staging = {
  whenLoaded: whenStagingLoaded,

  create: <E extends EntityType>(entityType: E, input: InputOf<E>) =>
    changeStaging((record) => stageCreate(record, entityType, input as Input)),

  /** `item` as the form showed it; an input that differs in nothing stages nothing. */
  update: <E extends EntityType>(entityType: E, item: ItemOf<E>, input: InputOf<E>) =>
    changeStaging((record) => stageUpdate(record, entityType, item, input as Input)),

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

/** What is pending and what can be undone, newest first; reads the kept record when it is first used. */
export function useStaging(): StagingState {
  void whenStagingLoaded();
  return useStore(stagingStore);
}
