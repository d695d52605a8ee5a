import type { Conflict } from '@peanut/editing';
import { allFields, differingFields, type Difference } from '../fields/field-differences';
import { orderDifference } from '../fields/order-difference';

/**
 * Theirs and mine where they differ: of an update the fields it sends, of a deletion those changed since, of an order
 * the stretch that differs. Of an item that is gone there is mine alone.
 */
export function conflictDifferences(
  { change, theirs, theirOrder }: Conflict,
  nameOf: (id: string) => string,
): Difference[] {
  switch (change.type) {
    case 'reorder':
      return theirOrder ? orderDifference(theirOrder, change.data.orderedIds, nameOf) : [];
    case 'update':
      return theirs
        ? differingFields(change.entityType, theirs, change.data)
        : allFields(change.entityType, change.data, 'after');
    case 'delete':
      return theirs ? differingFields(change.entityType, theirs, change.undoData) : [];
    case 'create':
      return [];
  }
}

/** The names of the fields that somebody else changed and this change does not touch: they stay as theirs. */
export function untouchedLabels({ change, theirs }: Conflict): string[] {
  if (!theirs || change.type !== 'update') return [];
  const rest = Object.entries(change.seen).filter(([name]) => !(name in change.data));
  return differingFields(change.entityType, theirs, Object.fromEntries(rest)).map(({ label }) => label);
}
