import { UNSAVED_KEY } from '@peanut/contracts';
import { createStore, deviceStorage, useStore } from '@peanut/web';
import { tabChannel } from '@peanut/web/internal';
import { EMPTY_STAGING, type StagingRecord } from './pending-change';
import { stagingDatabase } from './staging-database';
import { NewerRecordError } from './stored-record';

export interface StagingState extends StagingRecord {
  /** False until the record was read. */
  isLoaded: boolean;
  /** False when this browser cannot store anything: a reload loses the pending changes. */
  isStored: boolean;
  /** A newer version of the page stored the changes: this page can neither show nor change them. */
  isNewer: boolean;
}

export const stagingStore = createStore<StagingState>({
  ...EMPTY_STAGING,
  isLoaded: false,
  isStored: true,
  isNewer: false,
});

const channel = tabChannel('peanut-admin-staging');
channel?.addEventListener('message', () => void readStaging());

let lastStored = EMPTY_STAGING;
/** The record that only this page has since a write failed, and the stored record it was made from. */
let unstored: { from: StagingRecord; record: StagingRecord } | undefined;

function noteUnsaved(count: number): void {
  const text = count > 0 ? String(count) : undefined;
  if (deviceStorage.read(UNSAVED_KEY) !== text) deviceStorage.write(UNSAVED_KEY, text);
}

function publishStored(record: StagingRecord): StagingRecord {
  lastStored = record;
  unstored = undefined;
  noteUnsaved(record.pending.length);
  stagingStore.set({ ...record, isLoaded: true, isStored: true, isNewer: false });
  return record;
}

/** Publishes a record that could not be stored: the database is missing, full, or a newer page's. */
function publishUnstored(record: StagingRecord, error: unknown): StagingRecord {
  console.warn('Staged changes cannot be stored: closing the page loses them.', error);
  const isNewer = error instanceof NewerRecordError;
  stagingStore.set({ ...record, isLoaded: true, isStored: false, isNewer });
  return record;
}

const shown = (): StagingRecord => {
  const { pending, undo } = stagingStore.get();
  return { pending, undo };
};

/** The stored record with our unstored changes; another tab's additions and removals stay. */
function mergeUnstored(stored: StagingRecord): StagingRecord {
  if (!unstored) return stored;
  const { from, record } = unstored;
  return {
    pending: merged(from.pending, record.pending, stored.pending),
    undo: merged(from.undo, record.undo, stored.undo),
  };
}

function merged<T extends { id: string }>(
  before: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): T[] {
  const idsBefore = new Set(before.map(({ id }) => id));
  const theirIds = new Set(theirs.map(({ id }) => id));
  return [
    ...theirs.filter(({ id }) => !idsBefore.has(id)),
    ...mine.filter(({ id }) => !idsBefore.has(id) || theirIds.has(id)),
  ];
}

/** Reads the record that all tabs share; nothing is written. */
export async function readStaging(): Promise<StagingRecord> {
  try {
    const stored = await stagingDatabase.read();
    if (!unstored) return publishStored(stored);
    const record = mergeUnstored(stored);
    stagingStore.set({ ...stagingStore.get(), ...record });
    return record;
  } catch (error) {
    return publishUnstored(shown(), error);
  }
}

let loading: Promise<StagingRecord> | undefined;

/** Reads the record once for all callers. */
export function whenStagingLoaded(): Promise<StagingRecord> {
  loading ??= readStaging();
  return loading;
}

/** Changes the record that all tabs share, and updates all of them. */
export async function changeStaging(
  change: (record: StagingRecord) => StagingRecord,
): Promise<StagingRecord> {
  await whenStagingLoaded();
  try {
    const record = publishStored(await stagingDatabase.update((stored) => change(mergeUnstored(stored))));
    channel?.postMessage('changed');
    return record;
  } catch (error) {
    const record = change(shown());
    unstored = { from: unstored?.from ?? lastStored, record };
    return publishUnstored(record, error);
  }
}

/** What is pending and what can be undone, newest first; reads the record when it is first used. */
export function useStaging(): StagingState {
  void whenStagingLoaded();
  return useStore(stagingStore);
}
