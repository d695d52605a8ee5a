import { API, DRINK_DEFAULTS } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { prefetchList } from './list-hooks';

it('an answer of an older service gets the fields that drinks have had since', async () => {
  const whiskey = { id: '1', name: 'Talisker', isVisible: true };
  const part = { ok: true, status: 200, headers: new Map(), json: async () => [whiskey] };
  globalThis.fetch = jest.fn(async () => part as unknown as Response);
  await prefetchList(API.whiskeys);
  expect(queryClient.getQueryData([API.whiskeys])).toEqual([{ ...DRINK_DEFAULTS.whiskey, ...whiskey }]);
});
