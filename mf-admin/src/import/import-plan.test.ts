import { cocktail } from '../testing/drinks';
import { onMenu, readCocktail, readWhiskey } from '../testing/read-drinks';
import { type Choice, planOf } from './import-plan';
import { importRows } from './import-rows';
import { spiritFinder } from './spirits';

const NEGRONI = onMenu(cocktail('n', 'Negroni', { spirit: 'genever' }));
const MENU = { cocktail: [NEGRONI], whiskey: [], takenIds: new Set<string>() };
const planned = (
  drinks: Parameters<typeof importRows>[0],
  choices: Record<number, Choice> = {},
  spirits: Record<string, string> = {},
) =>
  planOf(
    importRows(drinks, MENU),
    new Map(Object.entries(choices).map(([index, choice]) => [Number(index), choice])),
    spiritFinder(['gin'], new Map(Object.entries(spirits))),
  );

it('takes what is new, and leaves out what the menu has and what comes twice', () => {
  const plans = planned([readCocktail('Fizz'), readCocktail('Fizz'), readCocktail('negroni')]);
  expect(plans.map(({ isStaged }) => isStaged)).toEqual([true, false, false]);
  expect(plans.every(({ isFixed, reason }) => !isFixed && reason === undefined)).toBe(true);
});

it('never stages what the service would refuse', () => {
  expect(planned([readCocktail('Air', { ingredients: [] })], { 0: 'add' })).toEqual([
    { choice: 'add', isStaged: false, isFixed: true, reason: 'Please add at least one ingredient' },
  ]);
});

it('waits for a choice where a spirit is not on the list; a whiskey may have any', () => {
  const drinks = [readCocktail('Naked', { spirit: 'Mezcal' }), readWhiskey('Rye', { spirit: 'rye' })];
  expect(planned(drinks)).toMatchObject([
    { isStaged: false, isFixed: true, reason: expect.stringContaining('“Mezcal” is not on your list') },
    { isStaged: true },
  ]);
  expect(planned(drinks, {}, { mezcal: 'gin' })).toMatchObject([
    { isStaged: true, isFixed: false, spirit: { name: 'gin', isAdded: false } },
    { isStaged: true },
  ]);
});

it('waits for a choice where nothing names a spirit; one that the menu has keeps its own', () => {
  const open = (name: string) => readCocktail(name, { spirit: '', glass: 'Tumbler' }, ['spirit']);
  const drinks = [open('Lassi'), open('Negroni')];
  expect(planned(drinks)).toMatchObject([
    { isStaged: false, isFixed: true, reason: 'No spirit was found in it. Choose one above.' },
    { isStaged: false, isFixed: false },
  ]);
  expect(planned(drinks, { 1: 'replace' }, { '': 'gin' })).toMatchObject([
    { isStaged: true, spirit: { name: 'gin', isAdded: false } },
    { isStaged: true, spirit: { name: 'genever', isAdded: false } },
  ]);
});

it('lets a drink on the menu keep its spirit, though it be inactive', () => {
  const drinks = [readCocktail('Negroni', { spirit: 'genever', glass: 'Tumbler' })];
  expect(planned(drinks, { 0: 'replace' })).toMatchObject([{ isStaged: true, spirit: { name: 'genever' } }]);
  expect(planned(drinks, { 0: 'add' })).toMatchObject([{ isStaged: false, isFixed: false }]);
});

it('replaces a drink once, and only where something differs', () => {
  const other = (glass: string) => readCocktail('Negroni', { spirit: 'genever', glass });
  const plans = planned([other(NEGRONI.glass), other('Tumbler'), other('Coupe')], {
    0: 'replace',
    1: 'replace',
    2: 'replace',
  });
  expect(plans).toMatchObject([
    { isStaged: false, stays: true },
    { isStaged: true },
    { isStaged: false, reason: expect.stringContaining('replaces it already') },
  ]);
});
