import { ENDPOINTS } from '@peanut/contracts';
import { ApiError, queryClient } from '@peanut/web';
import { accessModalStore, heldLists, sessionStore } from '@peanut/web/internal';
import { fakeFetch } from '@peanut/web/testing';
import { callAsOwner, writeAsOwner } from './drink-calls';

const LISTS = [ENDPOINTS.listCocktails, ENDPOINTS.listWhiskeys, ENDPOINTS.listSpiritOptions].map(
  ({ path }) => path,
);

const serve = (status: number, body: object) => fakeFetch(() => ({ status, body }));

beforeEach(() => {
  queryClient.clear();
  for (const list of LISTS) queryClient.setQueryData([list], []);
  sessionStore.set('admin');
  accessModalStore.set(false);
  serve(200, { id: '7' });
});

const stale = () => LISTS.filter((list) => queryClient.getQueryState([list])?.isInvalidated);
const item = { parameters: { id: '7' } };
const order = { body: { ids: [] } };

it.each([
  ['deleteCocktail', () => writeAsOwner(ENDPOINTS.deleteCocktail, item), ['/api/cocktails']],
  ['reorderWhiskeys', () => writeAsOwner(ENDPOINTS.reorderWhiskeys, order), ['/api/whiskeys']],
  ['deleteSpiritOption', () => writeAsOwner(ENDPOINTS.deleteSpiritOption, item), ['/api/spirit-options']],
  ['suggestOrder', () => writeAsOwner(ENDPOINTS.suggestOrder, { body: { newWhiskey: {} } }), []],
  ['a call whose caller reads the list itself', () => callAsOwner(ENDPOINTS.reorderWhiskeys, order), []],
])('%s makes stale just the lists that it changes', async (_name, make, expected) => {
  await make();
  expect(stale()).toEqual(expected);
});

it('asks for the password again when the session has run out, and leaves the lists alone', async () => {
  serve(401, { message: 'No session' });
  await expect(writeAsOwner(ENDPOINTS.deleteCocktail, item)).rejects.toThrow(ApiError);
  expect([sessionStore.get(), accessModalStore.get()]).toEqual(['expired', true]);
  expect(stale()).toEqual([]);
});

it('holds the lists until its answer came, also a refusal, but not while a model thinks', async () => {
  const held: number[] = [];
  fakeFetch(() => {
    held.push(heldLists.get());
    return { status: 409, body: {} };
  });
  await expect(callAsOwner(ENDPOINTS.deleteCocktail, item)).rejects.toThrow('409');
  await expect(callAsOwner(ENDPOINTS.suggestOrder, { body: { newWhiskey: {} } })).rejects.toThrow('409');
  expect([...held, heldLists.get()]).toEqual([1, 0, 0]);
});
