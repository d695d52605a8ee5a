import { cocktail, whiskey } from '../testing/drinks';
import { onMenu, readCocktail, readWhiskey } from '../testing/read-drinks';
import { importRows, isSameAsTwin, type Menu, replacement } from './import-rows';

const EMPTY: Menu = { cocktail: [], whiskey: [], takenIds: new Set() };
const having = (...names: string[]): Menu => ({
  ...EMPTY,
  cocktail: names.map((name, index) => onMenu(cocktail(`id-${index}`, name))),
});

describe('the drink of the menu with the same name', () => {
  it.each([
    ['negroni', 'Negroni'],
    ['  Piña   Colada ', 'PINA COLADA'],
    ['French-75', 'French 75'],
    ['نيغروني', 'نيغروني'],
    ['???', '???'],
  ])('%s is %s', (read, name) => {
    expect(importRows([readCocktail(read)], having('Other', name))[0]?.twin?.id).toBe('id-1');
  });

  it('is of the same kind, and the first of several', () => {
    const menu: Menu = { ...having('Old Rye', 'old rye'), whiskey: [onMenu(whiskey('w', 'Rye'))] };
    const rows = importRows([readCocktail('Rye'), readWhiskey('Old Rye'), readCocktail('Old Rye')], menu);
    expect(rows.map(({ twin }) => twin?.id)).toEqual([undefined, undefined, 'id-0']);
  });

  it('is the one with the id that our own export gives it, whatever it is called by now', () => {
    const menu = having('Daisy', 'Sour');
    const rows = importRows([{ ...readCocktail('Sour'), id: 'id-0' }, readCocktail('Daisy')], menu);
    expect(rows.map(({ twin }) => twin?.name)).toEqual(['Daisy', undefined]);
  });

  it('is the same but for its place, whether guests see it, whether it is in stock, and what is guessed', () => {
    const menu: Menu = { ...EMPTY, cocktail: [onMenu(cocktail('n', 'Negroni', { sortOrder: 3 }))] };
    const same = readCocktail('Negroni', { isVisible: false, isAvailable: false, glass: 'Coupe' }, ['glass']);
    const rows = importRows([same, readCocktail('Negroni', { glass: 'Coupe' })], menu);
    expect(rows.map(isSameAsTwin)).toEqual([true, false]);
  });
});

it('tells drinks of one name, and those that are the same in everything', () => {
  const rows = importRows(
    [readCocktail('Daisy'), readCocktail('daisy'), readCocktail('Daisy'), readWhiskey('Daisy')],
    EMPTY,
  );
  expect(rows.map(({ namesakes }) => namesakes)).toEqual([3, 3, 3, 1]);
  expect(rows.map(({ isRepeat }) => isRepeat)).toEqual([false, false, true, false]);
});

it.each([
  [readCocktail(''), 'Name is required'],
  [readCocktail('Water', { ingredients: [] }), 'Please add at least one ingredient'],
  [readWhiskey('Old Rye'), undefined],
])('says why a drink can never be staged: %#', (drink, reason) => {
  expect(importRows([drink], EMPTY)[0]?.invalid).toBe(reason);
});

it('puts what was read in the place of a drink, and no guess', () => {
  const twin = onMenu(whiskey('w', 'Rye', { number: 4, water: 'None', isVisible: false }));
  const read = readWhiskey('RYE', { number: 9, proof: 101, water: 'A drop', isVisible: true }, ['water']);
  expect(replacement('whiskey', read, twin)).toMatchObject({
    name: 'RYE',
    number: 4,
    proof: 101,
    water: 'None',
    isVisible: false,
  });
});

it('never takes away what the owner ticked, where the source says nothing of allergens', () => {
  const twin = onMenu(cocktail('c', 'Flip', { allergens: ['nuts'] }));
  const read = readCocktail('Flip', { ingredients: ['1 egg'], allergens: ['egg'] }, ['allergens']);
  expect(replacement('cocktail', read, twin).allergens).toEqual(['egg', 'nuts']);
});
