import { cocktail, whiskey } from '../testing/drinks';
import { onMenu, readCocktail, readWhiskey } from '../testing/read-drinks';
import { type Choice, planOf } from './import-plan';
import { importRows, type Menu } from './import-rows';
import { spiritFinder } from './spirits';
import { stagedEdits } from './staged-edits';

const EMPTY: Menu = { cocktail: [], whiskey: [], takenIds: new Set() };

function edits(drinks: Parameters<typeof importRows>[0], menu: Menu, choice: Choice = 'add') {
  const rows = importRows(drinks, menu);
  const choices = new Map(rows.map(({ index }) => [index, choice]));
  const find = spiritFinder(['gin'], new Map([['mezcal', 'Mezcal']]));
  return stagedEdits(rows, planOf(rows, choices, find), menu);
}
const numbers = (menu: Menu, ...drinks: Parameters<typeof readWhiskey>[]) =>
  edits(
    drinks.map((given) => readWhiskey(...given)),
    menu,
  ).map(({ data }) => 'number' in data && data.number);
const flight = (...of: number[]): Menu => ({
  ...EMPTY,
  whiskey: of.map((number) => onMenu(whiskey(`w${number}`, `Pour ${number}`, { number }))),
});

describe('a new whiskey', () => {
  it('keeps its number in an empty flight, as far as no other has it', () => {
    expect(numbers(EMPTY, ['A', { number: 3 }], ['B', { number: 1 }])).toEqual([3, 1]);
    expect(numbers(EMPTY, ['A', { number: 2 }], ['B', { number: 7 }], ['C', { number: 7 }])).toEqual([
      2, 7, 8,
    ]);
  });

  it('follows the last of any other flight, in the order of the numbers that the file gives', () => {
    expect(
      numbers(flight(1, 23), ['A', { number: 24 }], ['B', { number: 6 }], ['C', { number: 22 }]),
    ).toEqual([26, 24, 25]);
  });

  it('comes after the last when nobody said a number', () => {
    expect(numbers(EMPTY, ['A', { number: 1 }, ['number']], ['B', { number: 2 }])).toEqual([3, 2]);
  });
});

describe('a new cocktail', () => {
  const places = (menu: Menu) =>
    edits([readCocktail('A', { sortOrder: 2 }), readCocktail('B', { sortOrder: 0 })], menu).map(
      ({ data }) => data.sortOrder,
    );

  it('keeps its place in an empty menu, and follows the last of any other', () => {
    expect(places(EMPTY)).toEqual([2, 0]);
    expect(
      places({
        ...EMPTY,
        cocktail: [9, 4].map((at) => onMenu(cocktail(`${at}`, `${at}`, { sortOrder: at }))),
      }),
    ).toEqual([9, 9]);
  });

  it('carries the spirit that Save adds, written as the owner chose', () => {
    expect(edits([readCocktail('Naked', { spirit: 'MEZCAL' })], EMPTY)).toMatchObject([
      { type: 'create', data: { spirit: 'Mezcal' }, addsSpirit: 'Mezcal' },
    ]);
    expect(edits([readCocktail('Fizz', { spirit: 'Gin' })], EMPTY)[0]).not.toHaveProperty('addsSpirit');
  });
});

it('replaces by an update of the item on the menu', () => {
  const negroni = onMenu(cocktail('n', 'Negroni', { sortOrder: 5 }));
  const rye = onMenu(whiskey('w', 'Rye', { number: 2 }));
  const menu = { ...EMPTY, cocktail: [negroni], whiskey: [rye] };
  expect(
    edits([readCocktail('NEGRONI', { glass: 'Coupe' }), readWhiskey('rye', { number: 1 })], menu, 'replace'),
  ).toMatchObject([
    { type: 'update', item: negroni, data: { name: 'NEGRONI', glass: 'Coupe', sortOrder: 5 } },
    { type: 'update', item: rye, data: { name: 'rye', number: 2 } },
  ]);
});

it('gives a drink of our own export its id back, where nothing has it', () => {
  const [kept, taken] = ['0f9a6a3e-6c0e-4d3b-9a55-1f2e3d4c5b6a', '1f9a6a3e-6c0e-4d3b-9a55-1f2e3d4c5b6a'];
  const drinks = [
    { ...readCocktail('A'), id: kept },
    { ...readCocktail('B'), id: kept },
    { ...readWhiskey('C'), id: taken },
  ];
  const staged = edits(drinks, { ...EMPTY, takenIds: new Set([taken]) });
  expect(staged.map((edit) => 'itemId' in edit && edit.itemId)).toEqual([kept, false, false]);
});
