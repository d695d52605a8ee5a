import type { Conflict } from '@peanut/editing';
import { allFields, differingFields, orderDifference, type Difference } from '../fields/differences';

interface ConflictTexts {
  event: string;
  /** What the two answers do. */
  choices: string;
  /** Whose values the right column shows. */
  mineTitle: string;
}

export function conflictTexts({ change, theirs }: Conflict): ConflictTexts {
  const drink = change.entityType;
  if (change.type === 'reorder') {
    return {
      event: `${change.description}: someone else changed the order meanwhile.`,
      choices: 'Overwrite uses your order. Drop my change keeps theirs.',
      mineTitle: 'Mine',
    };
  }
  if (change.type === 'delete') {
    return {
      event: `${change.description}: someone changed it after you staged its deletion.`,
      choices: `Overwrite deletes the ${drink} anyway. Drop my change keeps their version.`,
      mineTitle: 'What you saw',
    };
  }
  if (change.type === 'create') {
    return {
      event: `${change.description}: someone put it back on the menu meanwhile.`,
      choices: 'Overwrite uses your values. Drop my change keeps theirs.',
      mineTitle: 'Mine',
    };
  }
  if (!theirs) {
    return {
      event: `${change.description}: someone deleted it meanwhile.`,
      choices: `Overwrite puts the ${drink} back on the menu with your change. Drop my change leaves it deleted.`,
      mineTitle: 'Mine',
    };
  }
  return {
    event: `${change.description}: someone changed it since you saw it.`,
    choices: 'Overwrite uses your values. Drop my change keeps theirs.',
    mineTitle: 'Mine',
  };
}

/**
 * Where theirs and mine differ: the fields of an update, the fields changed since a deletion was staged, the changed part
 * of an order. For a deleted item, mine alone.
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
      return theirs ? differingFields(change.entityType, theirs, change.data) : [];
  }
}

/** The fields that only somebody else changed: they keep their new values. */
export function untouchedLabels({ change, theirs }: Conflict): string[] {
  if (!theirs || change.type !== 'update') return [];
  const rest = Object.entries(change.seen).filter(([name]) => !(name in change.data));
  return differingFields(change.entityType, theirs, Object.fromEntries(rest)).map(({ label }) => label);
}
