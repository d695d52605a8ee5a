import '../testing/indexed-db';
import { API, type Whiskey } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { heldLists } from '@peanut/web/internal';
import { fakeFetch } from '@peanut/web/testing';
import { stagingStore } from '../record/staging-store';
import { staging } from '../stage/staging';
import { FlightChangedError, reorderWhiskeysNow } from './reorder-now';

const whiskey = (id: string, number: number) => ({ id, number }) as Whiskey;
const shown = () => queryClient.getQueryData<Whiskey[]>([API.whiskeys])?.map(({ id }) => id);

/** A service with a flight of its own; `refuse` makes it fail. */
function service(flight: string[], refuse = false) {
  const sent: string[][] = [];
  const list = () => flight.map((id, index) => whiskey(id, index + 1));
  fakeFetch(async ({ method, body }) => {
    // Another move begins before the answer to the first.
    await new Promise((resolve) => setTimeout(resolve));
    if (method === 'GET') return { body: list() };
    if (refuse) return { status: 503, body: 'closed' };
    flight = (body as { ids: string[] }).ids;
    sent.push(flight);
    return { body: list() };
  });
  return sent;
}

describe('reorderWhiskeysNow', () => {
  beforeEach(async () => {
    queryClient.setQueryData(
      [API.whiskeys],
      ['a', 'b', 'c'].map((id, index) => whiskey(id, index + 1)),
    );
    await staging.clear();
  });

  it('numbers the list at once, sends the ids the service knows and can be undone', async () => {
    const sent = service(['a', 'b', 'c']);
    const done = reorderWhiskeysNow(['c', 'staged-only', 'a', 'b']);
    expect(queryClient.getQueryData<Whiskey[]>([API.whiskeys])?.map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
    expect(shown()).toEqual(['c', 'a', 'b']);
    await done;
    expect(sent).toEqual([['c', 'a', 'b']]);
    expect(stagingStore.get().undo[0]).toMatchObject({
      type: 'reorder',
      entityType: 'whiskey',
      undoData: { orderedIds: ['a', 'b', 'c'] },
    });
  });

  it('loses no move when two follow quickly', async () => {
    const sent = service(['a', 'b', 'c']);
    const held: boolean[] = [];
    const stop = heldLists.subscribe(() => held.push(heldLists.get() > 0));
    await Promise.all([reorderWhiskeysNow(['b', 'a', 'c']), reorderWhiskeysNow(['b', 'c', 'a'])]);
    expect(sent).toEqual([
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
    ]);
    stop();
    // The list is ahead of the service from the first to the last.
    expect(held.indexOf(false)).toBe(held.length - 1);
    expect(shown()).toEqual(['b', 'c', 'a']);
    expect(stagingStore.get().undo).toHaveLength(2);
  });

  it('puts the old order back when the service refuses', async () => {
    service(['a', 'b', 'c'], true);
    await expect(reorderWhiskeysNow(['c', 'b', 'a'])).rejects.toThrow('503');
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(stagingStore.get().undo).toEqual([]);
  });

  it('sends nothing when somebody else changed the flight, and shows it as it is', async () => {
    const sent = service(['c', 'a', 'b']);
    await expect(reorderWhiskeysNow(['b', 'a', 'c'])).rejects.toThrow(FlightChangedError);
    expect(sent).toEqual([]);
    expect(shown()).toEqual(['c', 'a', 'b']);
  });
});
