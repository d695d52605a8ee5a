import type { Conflict } from '@peanut/editing';
import { conflictDifferences, conflictTexts } from './conflict-texts';

const nameOf = (id: string) => id.toUpperCase();
const base = {
  id: 'x',
  timestamp: 0,
  entityType: 'cocktail',
  description: 'Reorder cocktails',
  isSent: true,
} as const;

describe('a conflict of orders', () => {
  const conflict: Conflict = {
    change: {
      ...base,
      type: 'reorder',
      data: { orderedIds: ['c', 'b', 'a'] },
      undoData: { orderedIds: ['a', 'b', 'c'] },
    },
    theirs: null,
    theirOrder: ['b', 'a', 'c'],
  };

  it('says that somebody else moved them, not that anything was deleted', () => {
    const { event, choices } = conflictTexts(conflict);
    expect(event).toBe('Reorder cocktails: someone else changed the order meanwhile.');
    expect(choices).not.toContain('deleted');
  });

  it('shows both orders in names', () => {
    expect(conflictDifferences(conflict, nameOf)).toEqual([
      {
        label: 'Order',
        before: { items: ['B', 'A', 'C'], start: 1 },
        after: { items: ['C', 'B', 'A'], start: 1 },
      },
    ]);
  });
});
