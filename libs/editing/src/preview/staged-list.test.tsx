import 'fake-indexeddb/auto';
import { API } from '@peanut/contracts';
import { queryClient, QueryClientProvider } from '@peanut/web';
import { fakeFetch } from '@peanut/web/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { useStagedList } from './staged-list';

it('asks for the list it is about, and for no other', async () => {
  const calls = fakeFetch(() => ({ body: [] }));
  const { result } = renderHook(() => useStagedList('cocktail'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(calls.map(({ url }) => url)).toEqual([API.cocktails]);
});
