import { API } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { write } from './write';

const LISTS = [API.cocktails, API.whiskeys, API.spiritOptions];

describe('write', () => {
  beforeEach(() => {
    queryClient.clear();
    for (const list of LISTS) queryClient.setQueryData([list], []);
    const part = { ok: true, status: 200, statusText: '', text: async () => '', json: async () => ({}) };
    globalThis.fetch = jest.fn(async () => part as unknown as Response);
  });

  const stale = () => LISTS.filter((list) => queryClient.getQueryState([list])?.isInvalidated);

  it.each([
    [`${API.cocktails}/7`, [API.cocktails]],
    [`${API.whiskeys}/reorder`, [API.whiskeys]],
    [API.spiritOptions, [API.spiritOptions]],
    ['/api/ai/parse-cocktail', []],
    [`/elsewhere${API.cocktails}`, []],
    [`${API.cocktails}-of-the-week`, []],
  ])('to %s makes stale the list it belongs to', async (url, expected) => {
    await write('POST', url, {});
    expect(stale()).toEqual(expected);
  });
});
