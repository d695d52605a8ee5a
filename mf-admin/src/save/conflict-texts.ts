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
