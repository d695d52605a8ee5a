import type { StagingRecord } from './pending-change';

export type * from './pending-change';

/** Where the record lies in the browser. */
export const RECORD_PLACE = { database: 'peanut-admin', store: 'staging', key: 'record' } as const;

/** The shape in which this version of the page keeps the record. Raise it with the shape, and add the step. */
export const SCHEMA_VERSION = 2;

/** The record as it lies there; records of the first version do not say which one they are. */
export interface KeptRecord extends StagingRecord {
  schemaVersion?: number;
}

export const toKept = ({ pending, undo }: StagingRecord): KeptRecord => ({
  schemaVersion: SCHEMA_VERSION,
  pending,
  undo,
});
