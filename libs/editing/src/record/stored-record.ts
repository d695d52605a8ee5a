import { withDefaults } from '@peanut/contracts';
import { EMPTY_STAGING, type PendingChange, type StagingRecord } from './pending-change';

export { DRINK_CALLS } from './pending-change';
export type * from './pending-change';

/** Of the record in IndexedDB. */
export const RECORD_LOCATION = { database: 'peanut-admin', store: 'staging', key: 'record' } as const;

/** Of the record as this version of the page stores it. Raise it with the shape, and add the migration. */
export const SCHEMA_VERSION = 2;

/** Records of the first version have no number. */
export interface StoredRecord extends StagingRecord {
  schemaVersion?: number;
}

/** What pages of the last release read, too: docs/released/staged-record.json holds it to that. */
export interface WrittenRecord extends StagingRecord {
  schemaVersion: typeof SCHEMA_VERSION;
}

export const toStored = ({ pending, undo }: StagingRecord): WrittenRecord => ({
  schemaVersion: SCHEMA_VERSION,
  pending,
  undo,
});

/** Each turns a record of its version into one of the next. No migration may lose a staged edit. */
const MIGRATIONS: Readonly<Record<number, (record: StoredRecord) => StoredRecord>> = {
  // The second version added the number; nothing else differs.
  1: (record) => record,
};

/** A newer version of the page stored the record: this page can neither read nor overwrite it. */
export class NewerRecordError extends Error {
  override readonly name = 'NewerRecordError';

  constructor(version: number) {
    super(
      `A newer version of this page keeps staged changes here (record ${version}, this page knows ${SCHEMA_VERSION}). Reload the page to see them.`,
    );
  }
}

/** The record of any version up to this one. Throws {@link NewerRecordError}. */
export function fromStored(stored: unknown): StagingRecord {
  if (stored === undefined) return EMPTY_STAGING;
  let record = stored as StoredRecord;
  const version = record.schemaVersion ?? 1;
  if (version > SCHEMA_VERSION) throw new NewerRecordError(version);
  for (let from = version; from < SCHEMA_VERSION; from += 1) record = MIGRATIONS[from]?.(record) ?? record;
  return { pending: record.pending.map(withWholeItems), undo: record.undo.map(withWholeItems) };
}

/**
 * Fills fields that drinks got since the change was staged. Not a migration: an older page of the same record version may
 * still stage an item without them.
 */
function withWholeItems<C extends PendingChange>(change: C): C {
  const whole = <T extends object>(item: T) => withDefaults(change.entityType, item);
  switch (change.type) {
    case 'create':
      return { ...change, data: whole(change.data) };
    case 'update':
      return { ...change, seen: whole(change.seen) };
    case 'delete':
      return { ...change, undoData: whole(change.undoData) };
    case 'reorder':
      return change;
  }
}
