import { API, DRINK_DEFAULTS } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { fakeFetch } from '../testing';
import { prefetchList } from './list-hooks';

it('an answer of an older service gets the fields that drinks have had since', async () => {
  const whiskey = { id: '1', name: 'Talisker', isVisible: true };
  fakeFetch(() => ({ body: [whiskey] }));
  await prefetchList(API.whiskeys);
  expect(queryClient.getQueryData([API.whiskeys])).toEqual([{ ...DRINK_DEFAULTS.whiskey, ...whiskey }]);
});
