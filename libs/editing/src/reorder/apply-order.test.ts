import '../testing/indexed-db';
import { API, type Whiskey } from '@peanut/contracts';
import { queryClient, useToast } from '@peanut/web';
import { fakeFetch } from '@peanut/web/testing';
import { renderHook } from '@testing-library/react';
import { unstaged } from '../preview/staged-list';
import { stagingStore } from '../record/staging-store';
import { staging } from '../stage/staging';
import { APPLY_ORDER } from './apply-order';

const flight = ['a', 'b', 'c'].map((id, index) => ({ id, number: index + 1, isVisible: true }) as Whiskey);
const move = (ids: string[]) =>
  APPLY_ORDER.whiskey({ items: flight.map((whiskey) => unstaged<'whiskey'>(whiskey)), pending: [] }, ids);

const toast = () => {
  const { result, unmount } = renderHook(useToast);
  unmount();
  return result.current;
};

describe('an order of the flight', () => {
  let posted: unknown[];
  beforeEach(async () => {
    posted = [];
    let list = flight;
    fakeFetch(({ method, body }) => {
      if (method === 'POST') {
        posted.push(body);
        const { ids, orderedIds = ids } = body as { ids: string[]; orderedIds?: string[] };
        list = orderedIds.flatMap((id) => flight.find((whiskey) => whiskey.id === id) ?? []);
      }
      return { body: list };
    });
    queryClient.setQueryData([API.whiskeys], flight);
    await staging.clear();
  });

  it('is told with a way back, which takes back this order alone', async () => {
    await move(['c', 'a', 'b']);
    const { title, action } = toast() ?? {};
    expect([title, action?.label]).toEqual(['Order Saved', 'Undo']);
    action?.onSelect();
    await until(() => toast()?.title === 'Action Undone');
    expect(posted).toEqual([{ ids: ['c', 'a', 'b'] }, { orderedIds: ['a', 'b', 'c'] }]);
    expect(stagingStore.get().undo).toEqual([]);
  });

  it('leaves a later change alone', async () => {
    await move(['c', 'a', 'b']);
    const first = toast()?.action;
    await move(['b', 'c', 'a']);
    first?.onSelect();
    await new Promise((resolve) => setTimeout(resolve));
    expect(posted).toHaveLength(2);
    expect(stagingStore.get().undo).toHaveLength(2);
  });
});

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
}
