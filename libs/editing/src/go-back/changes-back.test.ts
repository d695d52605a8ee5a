import type { Cocktail, Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { perform, type Call, type Drink, type Lists, type Menu } from '@peanut/contracts/testing/menu-model';
import fc from 'fast-check';
import type { PendingChange } from '../record/pending-change';
import { changesBack } from './changes-back';

const LISTS = { cocktail: 'cocktails', whiskey: 'whiskeys' } as const;
type Plain = Lists[keyof Lists];

const cocktail = (id: string, more: Partial<Cocktail> = {}): Cocktail =>
  testDrink('cocktail', { id, name: id, spirit: 'gin', ...more });
const whiskey = (id: string, number: number): Whiskey => testDrink('whiskey', { id, name: id, number });
const flight = (...ids: string[]) => ids.map((id, index) => whiskey(id, index + 1));
const bar = (...ids: string[]) => ids.map((id, sortOrder) => cocktail(id, { sortOrder }));

const back = (point: Partial<Owned>, now: Partial<Owned>, spirits = ['gin']) =>
  changesBack({ ...EMPTY, ...point }, { ...EMPTY, ...now }, spirits);
interface Owned {
  cocktails: Cocktail[];
  whiskeys: Whiskey[];
}
const EMPTY: Owned = { cocktails: [], whiskeys: [] };

/** What Save would send for the change, with the version that it learnt by then. */
function callOf(change: PendingChange, lists: Lists): Call {
  const list = LISTS[change.entityType];
  const key = change.id;
  if (change.type === 'reorder') return { list, key, does: 'reorder', ids: change.data.orderedIds };
  const id = change.itemId;
  const version = lists[list].find((drink) => drink.id === id)?.version ?? 0;
  if (change.type === 'create') return { list, key, does: 'create', id, fields: { ...change.data } };
  if (change.type === 'delete') return { list, key, does: 'delete', id, version };
  return { list, key, does: 'update', id, version, fields: { ...change.data } };
}

let clock = 1_000;
const now = () => ({ createdAt: String((clock += 1)).padStart(8, '0'), updatedAt: '' });

function saved(lists: Lists, changes: readonly PendingChange[]): Lists {
  const replay = (menu: Menu, change: PendingChange): Menu => {
    const { menu: after, answer } = perform(menu, callOf(change, menu.lists), now());
    expect(answer.status).toBeLessThan(300);
    return after;
  };
  return changes.toReversed().reduce(replay, { lists, stored: new Map() }).lists;
}

/** What people see of a list: all but what the service counts; a cocktail's place is its place in the list. */
const seen = (drinks: Plain, withNumber: boolean) =>
  drinks.map(({ version, createdAt, updatedAt, sortOrder, number, ...rest }) =>
    withNumber ? { ...rest, number } : rest,
  );

describe('going back to a restore point', () => {
  it.each<[string, PendingChange[], string[]]>([
    ['nothing where nothing differs', back({ cocktails: bar('a') }, { cocktails: bar('a') }), []],
    [
      'a drink that was deleted, under its old id',
      back({ cocktails: bar('a', 'b') }, { cocktails: bar('a') }),
      ['create b'],
    ],
    ['a drink that was added', back({ cocktails: bar('a') }, { cocktails: bar('a', 'b') }), ['delete b']],
    ['an order', back({ cocktails: bar('a', 'b') }, { cocktails: bar('b', 'a') }), ['reorder a,b']],
    [
      'a whiskey that was added in the middle, by one order',
      back({ whiskeys: flight('a', 'b', 'c') }, { whiskeys: flight('a', 'new', 'b', 'c') }),
      ['delete new', 'reorder a,b,c'],
    ],
    [
      'a whiskey that was deleted, into its gap',
      back({ whiskeys: flight('a', 'b', 'c') }, { whiskeys: [whiskey('a', 1), whiskey('c', 3)] }),
      ['create b'],
    ],
    [
      'a gap in the numbers',
      back({ whiskeys: [whiskey('a', 1), whiskey('b', 4)] }, { whiskeys: flight('b', 'a') }),
      ['update b'],
    ],
  ])('stages %s', (_case, changes, expected) => {
    const told = changes.toReversed().map((change) => {
      return `${change.type} ${change.type === 'reorder' ? change.data.orderedIds.join() : change.itemId}`;
    });
    expect(told).toEqual(expected);
  });

  it('changes the fields that differ, from the version that is there', () => {
    const was = cocktail('a', { glass: 'Coupe', ice: 'None', version: 2 });
    const is = { ...was, glass: 'Rocks', version: 5, missing: ['lime'] };
    expect(back({ cocktails: [was] }, { cocktails: [is] })).toMatchObject([
      { type: 'update', data: { glass: 'Coupe' }, undoData: { glass: 'Rocks' }, version: 5 },
    ]);
  });

  it('brings spirits along that are no options any more', () => {
    const [gin, mezcal] = [cocktail('g'), cocktail('m', { spirit: 'Mezcal' })];
    const now = [cocktail('m', { spirit: 'Gin' })];
    expect(back({ cocktails: [gin, mezcal] }, { cocktails: now }, ['GIN'])).toMatchObject([
      { type: 'reorder' },
      { type: 'create', itemId: 'g' },
      { type: 'update', itemId: 'm', addsSpirit: 'Mezcal' },
    ]);
  });

  it('ends, once saved, in the menu of the point, whatever happened in between', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const drinks = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: ids.length }).chain((chosen) =>
      fc.tuple(
        fc.constant(chosen),
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), {
          minLength: chosen.length,
          maxLength: chosen.length,
        }),
        fc.array(fc.constantFrom('x', 'y'), { minLength: chosen.length, maxLength: chosen.length }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: chosen.length, maxLength: chosen.length }),
      ),
    );
    const menu = fc.tuple(drinks, drinks).map(([cocktails, whiskeys]): Owned => {
      const orders = cocktails[3].toSorted((one, other) => one - other);
      return {
        cocktails: cocktails[0].map((id, at) =>
          cocktail(id, { glass: cocktails[2][at], sortOrder: orders[at], createdAt: `0000000${at}` }),
        ),
        whiskeys: whiskeys[0]
          .map((id, at) => ({ ...whiskey(`w${id}`, whiskeys[1][at] ?? 0), notes: whiskeys[2][at] ?? '' }))
          .sort((one, other) => one.number - other.number),
      };
    });
    const property = fc.property(menu, menu, (point, current) => {
      const changes = changesBack(point, current, ['gin']);
      const lists = { cocktails: current.cocktails, whiskeys: current.whiskeys } as unknown as Lists;
      const reached = saved(lists, changes);
      const asDrinks = (list: readonly object[]) => list as Drink[];
      expect(seen(reached.cocktails, false)).toEqual(seen(asDrinks(point.cocktails), false));
      expect(seen(reached.whiskeys, true)).toEqual(seen(asDrinks(point.whiskeys), true));
      const differing = (one: readonly { id: string }[], other: readonly { id: string }[]) =>
        one.filter(({ id }) => !other.some((drink) => drink.id === id)).length;
      const gone =
        differing(current.cocktails, point.cocktails) + differing(current.whiskeys, point.whiskeys);
      expect(changes.filter(({ type }) => type === 'delete')).toHaveLength(gone);
      expect(changes.filter(({ type }) => type === 'reorder').length).toBeLessThanOrEqual(2);
    });
    fc.assert(property, { numRuns: 500, seed: 1 });
  });
});
