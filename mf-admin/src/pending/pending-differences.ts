import type { PendingChange } from '@peanut/editing';
import { allFields, differingFields, type Difference } from '../fields/field-differences';
import { orderDifference } from '../fields/order-difference';

/** What a pending change does, field by field. */
export function pendingDifferences(change: PendingChange, nameOf: (id: string) => string): Difference[] {
  switch (change.type) {
    case 'create':
      return allFields(change.entityType, change.data, 'after');
    case 'update':
      return differingFields(change.entityType, change.undoData, change.data);
    case 'delete':
      return allFields(change.entityType, change.undoData, 'before');
    case 'reorder':
      return orderDifference(change.undoData.orderedIds, change.data.orderedIds, nameOf);
  }
}
