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
      event: `${change.description}: somebody else put them into another order meanwhile.`,
      choices: 'Overwrite puts your order in place of theirs. Drop my change keeps theirs.',
      mineTitle: 'Mine',
    };
  }
  if (change.type === 'delete') {
    return {
      event: `${change.description}: somebody changed it after you staged its deletion.`,
      choices: `Overwrite deletes the ${drink} all the same. Drop my change keeps it as they left it.`,
      mineTitle: 'What you saw',
    };
  }
  if (!theirs) {
    return {
      event: `${change.description}: somebody deleted it meanwhile.`,
      choices: `Overwrite puts the ${drink} back on the menu with your change. Drop my change leaves it deleted.`,
      mineTitle: 'Mine',
    };
  }
  return {
    event: `${change.description}: somebody changed it since you saw it.`,
    choices: 'Overwrite puts your values in place of theirs. Drop my change keeps theirs.',
    mineTitle: 'Mine',
  };
}
