import type { PendingChange } from '../record/pending-change';
import { numbersToStage } from './whiskey-order';

const change = (type: 'create' | 'update', itemId: string, number?: number) =>
  ({
    type,
    entityType: 'whiskey',
    itemId,
    data: number === undefined ? { name: 'x' } : { number },
  }) as PendingChange;

/** What the flight becomes when the changes are replayed, as the service would do it. */
function replay(known: string[], changes: { itemId: string; type: string }[], numbers: Map<string, number>) {
  return changes.reduce((flight, { itemId, type }) => {
    const rest = type === 'create' ? flight : flight.filter((id) => id !== itemId);
    return rest.toSpliced((numbers.get(itemId) ?? 0) - 1, 0, itemId);
  }, known);
}

describe('numbersToStage', () => {
  it('gives a staged whiskey the number of its place', () => {
    const pending = [change('create', 'new', 9)];
    expect([...numbersToStage(['a', 'new', 'b'], pending)]).toEqual([['new', 2]]);
  });

  it('leaves out what has its number already, and changes without one', () => {
    const pending = [change('create', 'new', 2), change('update', 'a')];
    expect(numbersToStage(['a', 'new', 'b'], pending).size).toBe(0);
  });

  it('does not count whiskeys that are added later: the replay ends in the wanted order', () => {
    const order = ['second', 'a', 'moved', 'b', 'first'];
    const oldestFirst = [
      change('create', 'first', 99),
      change('update', 'moved', 98),
      change('create', 'second', 97),
    ];
    const numbers = numbersToStage(order, oldestFirst.toReversed());
    expect(replay(['a', 'moved', 'b'], oldestFirst as { itemId: string; type: string }[], numbers)).toEqual(
      order,
    );
  });
});
