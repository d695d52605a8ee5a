import { API, DRINK_DEFAULTS } from '@peanut/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { queryClient } from '../query/query-client';
import { fakeFetch } from '../testing/fake-fetch';
import { prefetchList, rereadLists, useCocktails, useWhiskeys } from './list-hooks';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

beforeEach(() => {
  queryClient.clear();
  // A list of the test before may still wait to be stored.
  window.dispatchEvent(new Event('pagehide'));
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('an answer of an older service gets the fields that drinks have had since', async () => {
  const whiskey = { id: '1', name: 'Talisker', isVisible: true };
  fakeFetch(() => ({ body: [whiskey] }));
  await prefetchList(API.whiskeys);
  expect(queryClient.getQueryData([API.whiskeys])).toEqual([{ ...DRINK_DEFAULTS.whiskey, ...whiskey }]);
});

it('rereadLists asks for a list that no page shows too', async () => {
  const calls = fakeFetch(() => ({ body: [] }));
  const shown = renderHook(useCocktails, { wrapper });
  await act(() => prefetchList(API.whiskeys));
  calls.length = 0;
  await act(() => rereadLists(API.cocktails, API.whiskeys));
  expect(calls.map(({ url }) => url).sort()).toEqual([API.cocktails, API.whiskeys]);
  shown.unmount();
});

it.each([
  ['four times online', true, 4],
  ['once offline', false, 1],
])(
  'a list that cannot be read is asked for %s, the read before the page included',
  async (_, isOnline, times) => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const calls = fakeFetch(() => new TypeError('Failed to fetch'));
    const reading = prefetchList(API.whiskeys);
    await jest.advanceTimersByTimeAsync(10);
    await reading;
    expect(calls).toHaveLength(1);
    const { result, unmount } = renderHook(useWhiskeys, { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(times);
    expect(result.current.status).toBe('error');
    unmount();
  },
);
