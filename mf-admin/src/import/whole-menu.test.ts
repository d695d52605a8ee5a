import type { PendingChange } from '@peanut/editing';
import { cocktail, whiskey } from '../testing/drinks';
import { onMenu, readCocktail, readWhiskey } from '../testing/read-drinks';
import { type Choice, planOf } from './import-plan';
import { importRows } from './import-rows';
import { spiritFinder } from './spirits';
import { unnamedDrinks, wholeMenuChanges } from './whole-menu';

const SAVED = {
  cocktails: ['Negroni', 'Daisy', 'Fizz'].map((name, sortOrder) => cocktail(name, name, { sortOrder })),
  whiskeys: ['Rye', 'Peat'].map((name, at) => whiskey(name, name, { number: at + 1 })),
};
const MENU = {
  cocktail: SAVED.cocktails.map(onMenu),
  whiskey: SAVED.whiskeys.map(onMenu),
  takenIds: new Set<string>(),
};

/** What is staged, oldest first, and the names of what goes. */
function staged(
  drinks: Parameters<typeof importRows>[0],
  { choices = {}, pending = [] }: { choices?: Record<number, Choice>; pending?: PendingChange[] } = {},
) {
  const rows = importRows(drinks, MENU);
  const chosen = new Map(Object.entries(choices).map(([index, choice]) => [Number(index), choice]));
  const plans = planOf(rows, chosen, spiritFinder(['gin'], new Map()), true);
  const known = { menu: MENU, saved: SAVED, spirits: ['gin'] };
  return {
    removed: unnamedDrinks(rows, MENU).map(({ name }) => name),
    changes: wholeMenuChanges({ rows, plans }, known, pending).toReversed(),
  };
}

it('replaces what the file names, removes the rest of its kinds, and takes its order', () => {
  const drinks = [readCocktail('Mule'), readCocktail('FIZZ', { glass: 'Coupe' }), readCocktail('Negroni')];
  const { removed, changes } = staged(drinks);
  expect(removed).toEqual(['Daisy']);
  expect(changes).toMatchObject([
    { type: 'delete', itemId: 'Daisy' },
    { type: 'update', itemId: 'Fizz', data: { name: 'FIZZ', glass: 'Coupe' } },
    { type: 'create', data: { name: 'Mule' } },
    {
      type: 'reorder',
      entityType: 'cocktail',
      data: { orderedIds: [expect.any(String), 'Fizz', 'Negroni'] },
    },
  ]);
});

it('drops what was pending for these kinds, and keeps the rest', () => {
  const other = { type: 'delete', entityType: 'whiskey', itemId: 'Rye' } as PendingChange;
  const own = { type: 'delete', entityType: 'cocktail', itemId: 'Negroni' } as PendingChange;
  const all = ['Negroni', 'Daisy', 'Fizz'].map((name) => readCocktail(name));
  expect(staged(all, { pending: [own, other] }).changes).toEqual([other]);
});

it('keeps a drink of the menu that is left out, and takes two of one name as two', () => {
  const drinks = ['Negroni', 'Negroni', 'Fizz'].map((name, at) =>
    readCocktail(name, { glass: `Glass ${at}` }),
  );
  const { changes } = staged(drinks, { choices: { 2: 'leave' } });
  expect(changes).toMatchObject([
    { type: 'delete', itemId: 'Daisy' },
    { type: 'update', itemId: 'Negroni', data: { glass: 'Glass 0' } },
    // Fizz stays behind it.
    { type: 'create', data: { glass: 'Glass 1', sortOrder: 1 } },
  ]);
});

it.each([
  ['its own where each whiskey has one', [7, 3], [7, 3]],
  ['from 1 where two share one', [7, 7], [1, 2]],
])('numbers the flight: %s', (_, given, expected) => {
  const { changes } = staged(given.map((number, at) => readWhiskey(`New ${at}`, { number })));
  const numbers = changes.flatMap((change) =>
    change.type === 'create' && 'number' in change.data ? [[change.data.name, change.data.number]] : [],
  );
  expect(new Map(numbers as [string, number][])).toEqual(
    new Map(expected.map((one, at) => [`New ${at}`, one])),
  );
});
