import { EMPTY_STAGING, type StagingRecord } from './pending-change';

/** The shape in which this version of the page keeps the record. Raise it with the shape, and add the step. */
export const SCHEMA_VERSION = 2;

/** The record as it lies in the browser; records of the first version do not say which one they are. */
interface KeptRecord extends StagingRecord {
  schemaVersion?: number;
}

/** What makes of a record of the version the one of the next. Staged edits are never lost by a step. */
const STEPS: Readonly<Record<number, (record: KeptRecord) => KeptRecord>> = {
  // The second version is the first that says so.
  1: (record) => record,
};

/** A newer version of the page kept the record: this one cannot read it and must not write over it. */
export class NewerRecordError extends Error {
  override readonly name = 'NewerRecordError';

  constructor(version: number) {
    super(
      `A newer version of this page keeps staged changes here (record ${version}, this page knows ${SCHEMA_VERSION}). Reload the page to see them.`,
    );
  }
}

/** The record of any version up to this one. Throws {@link NewerRecordError}. */
export function fromKept(kept: unknown): StagingRecord {
  if (kept === undefined) return EMPTY_STAGING;
  let record = kept as KeptRecord;
  const version = record.schemaVersion ?? 1;
  if (version > SCHEMA_VERSION) throw new NewerRecordError(version);
  for (let from = version; from < SCHEMA_VERSION; from += 1) record = STEPS[from]?.(record) ?? record;
  const { pending, undo } = record;
  return { pending, undo };
}

export const toKept = ({ pending, undo }: StagingRecord): KeptRecord => ({
  schemaVersion: SCHEMA_VERSION,
  pending,
  undo,
});
