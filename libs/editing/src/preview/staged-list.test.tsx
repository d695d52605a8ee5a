import 'fake-indexeddb/auto';
import { API } from '@peanut/contracts';
import { queryClient, QueryClientProvider } from '@peanut/web';
import { renderHook, waitFor } from '@testing-library/react';
import { useStagedList } from './staged-list';

it('asks for the list it is about, and for no other', async () => {
  const part = {
    ok: true,
    status: 200,
    statusText: '',
    text: async () => '[]',
    json: async () => [],
    headers: new Map(),
  };
  globalThis.fetch = jest.fn(async () => part as unknown as Response);
  const { result } = renderHook(() => useStagedList('cocktail'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([API.cocktails]);
});
