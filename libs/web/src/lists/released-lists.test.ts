import { testDrink } from '@peanut/contracts/testing';
import { releasedSample, unreadByLastRelease } from '../../../../tools/contracts/samples.mjs';
import { loadSavedList, saveList, type KeptLists } from './saved-list';

const LISTS = ['cocktails', 'whiskeys', 'spirits'] as const;

/** Local storage as it is, with what is JSON in it read. */
const kept = () =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).map(([key, text]: [string, string]) => [
      key,
      LISTS.some((list) => list === key) ? (JSON.parse(text) as unknown) : text,
    ]),
  );

function keep(lists: KeptLists): void {
  for (const [key, value] of Object.entries(lists))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

beforeEach(() => localStorage.clear());

it('keeps lists that pages of the last release read', () => {
  saveList('cocktails', [
    testDrink('cocktail', { name: 'Negroni', allergens: ['sulphites'] }),
    testDrink('cocktail', { name: 'Campfire', smoke: 'oak', isAvailable: false }),
  ]);
  saveList('whiskeys', [testDrink('whiskey', { name: 'Talisker', proof: 91.6 })]);
  const createdAt = '2025-11-01T20:00:00.000Z';
  saveList('spirits', [{ id: 'gin', name: 'Gin', isActive: true, sortOrder: 0, createdAt }]);
  expect(Object.keys(kept())).toEqual(expect.arrayContaining([...LISTS]));
  expect(unreadByLastRelease('kept-lists', { lists: kept() })).toEqual([]);
});

it('reads the lists that a page of the last release kept', () => {
  const { lists } = releasedSample('kept-lists') as { lists: KeptLists };
  keep(lists);
  for (const key of LISTS) {
    expect(lists[key].length).toBeGreaterThan(0);
    expect(loadSavedList(key)).toMatchObject(lists[key]);
  }
});
