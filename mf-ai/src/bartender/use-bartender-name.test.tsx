import { ENDPOINTS } from '@peanut/contracts';
import { queryClient, QueryClientProvider } from '@peanut/web';
import { fakeFetch } from '@peanut/web/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useBartenderName } from './use-bartender-name';

it('says who answers now, also when that changes', async () => {
  let name = 'House bartender';
  fakeFetch(() => ({ body: { name } }));
  const { result } = renderHook(useBartenderName, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current).toBe('House bartender'));
  name = 'gpt-5-mini';
  await act(() => queryClient.invalidateQueries({ queryKey: [ENDPOINTS.readBartender.path] }));
  await waitFor(() => expect(result.current).toBe('gpt-5-mini'));
});
