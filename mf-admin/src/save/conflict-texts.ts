import type { Conflict } from '@peanut/editing';

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
