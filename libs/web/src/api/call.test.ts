import { ENDPOINTS } from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { accessModalStore, sessionStore } from '../session/session-store';
import { ApiError } from './api-error';
import { call } from './call';

const LISTS = [ENDPOINTS.listCocktails, ENDPOINTS.listWhiskeys, ENDPOINTS.listSpiritOptions].map(
  ({ path }) => path,
);

/** jsdom has no Response: this is the part of it that the client reads. */
function serve(status: number, body?: unknown) {
  const part = {
    ok: status < 400,
    status,
    statusText: '',
    text: async () => JSON.stringify(body),
    json: async () => body,
  };
  globalThis.fetch = jest.fn(async () => part as unknown as Response);
}

beforeEach(() => {
  queryClient.clear();
  for (const list of LISTS) queryClient.setQueryData([list], []);
  sessionStore.set('admin');
  accessModalStore.set(false);
  serve(200, { id: '7' });
});

const stale = () => LISTS.filter((list) => queryClient.getQueryState([list])?.isInvalidated);
const item = { parameters: { id: 'a/b' } };

it('sends method, address and body as the contract has them, and gives the answer', async () => {
  const given = { ...item, body: { glass: 'Coupe' }, headers: { 'If-Match': '"3"' } };
  await expect(call(ENDPOINTS.updateCocktail, given)).resolves.toEqual({ id: '7' });
  expect(fetch).toHaveBeenCalledWith(
    '/api/cocktails/a%2Fb',
    expect.objectContaining({
      method: 'PATCH',
      credentials: 'include',
      body: '{"glass":"Coupe"}',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"3"' },
    }),
  );
});

it('gives nothing where the contract answers nothing', async () => {
  serve(204);
  await expect(call(ENDPOINTS.deleteCocktail, item)).resolves.toBeUndefined();
});

it.each([
  ['deleteCocktail', () => call(ENDPOINTS.deleteCocktail, item), ['/api/cocktails']],
  ['reorderWhiskeys', () => call(ENDPOINTS.reorderWhiskeys, { body: { ids: [] } }), ['/api/whiskeys']],
  ['deleteSpiritOption', () => call(ENDPOINTS.deleteSpiritOption, item), ['/api/spirit-options']],
  ['suggestOrder', () => call(ENDPOINTS.suggestOrder, { body: { newWhiskey: {} } }), []],
  [
    'reorderWhiskeys, whose caller reads it itself',
    () => call(ENDPOINTS.reorderWhiskeys, { body: { ids: [] }, keepsLists: true }),
    [],
  ],
])('%s makes stale just the lists that it changes', async (_name, make, expected) => {
  await make();
  expect(stale()).toEqual(expected);
});

it('asks for the password again when the owner’s session has run out, and leaves the lists alone', async () => {
  serve(401, { message: 'No session' });
  await expect(call(ENDPOINTS.deleteCocktail, item)).rejects.toThrow(ApiError);
  expect([sessionStore.get(), accessModalStore.get()]).toEqual(['expired', true]);
  expect(stale()).toEqual([]);
});

it('takes a wrong password for no session that ran out', async () => {
  serve(401, { message: 'Wrong' });
  await expect(call(ENDPOINTS.verifyPassword, { body: { password: 'x' } })).rejects.toThrow('401');
  expect(sessionStore.get()).toBe('admin');
});
