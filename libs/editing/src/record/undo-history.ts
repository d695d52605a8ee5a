import { UNDO_STACK_CAP } from '@peanut/contracts';
import { v4 as uuid } from 'uuid';
import type { PendingChange, UndoEntry } from './pending-change';

/** The newest ten, newest first. */
export function pushUndo(
  undo: readonly UndoEntry[],
  change: PendingChange,
  versionAfter: number,
): UndoEntry[] {
  const entry = { ...change, id: uuid(), timestamp: Date.now(), isSent: false, versionAfter } as UndoEntry;
  return [entry, ...undo].slice(0, UNDO_STACK_CAP);
}
