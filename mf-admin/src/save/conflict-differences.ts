import type { Conflict } from '@peanut/web/admin';
import { differingFields, type Difference } from '../fields/field-differences';

/** The fields of theirs and mine that differ: of an update those it sends, of a deletion those changed since. */
export function conflictDifferences({ change, theirs }: Conflict): Difference[] {
  if (!theirs) return [];
  if (change.type === 'update') return differingFields(theirs, change.data);
  return change.type === 'delete' ? differingFields(theirs, change.undoData) : [];
}

/** The names of the fields that somebody else changed and this change does not touch: they stay as theirs. */
export function untouchedLabels({ change, theirs }: Conflict): string[] {
  if (!theirs || change.type !== 'update') return [];
  const rest = Object.entries(change.seen).filter(([name]) => !(name in change.data));
  return differingFields(theirs, Object.fromEntries(rest)).map(({ label }) => label);
}
