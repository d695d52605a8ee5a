import { inputOf } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { stagedList } from '../preview/staged-list';
import { changesTo } from './changes-to';

const cocktails = ['Negroni', 'Daisy', 'Fizz'].map((name, at) =>
  testDrink('cocktail', { id: name, name, sortOrder: at, spirit: 'gin' }),
);
const whiskeys = ['Rye', 'Peat', 'Corn'].map((name, at) =>
  testDrink('whiskey', { id: name, name, number: at + 1 }),
);
const wantedCocktail = (name: string, part = {}) => ({
  data: { ...inputOf('cocktail', testDrink('cocktail', { name })), spirit: 'gin', ...part },
});
const wantedWhiskey = (name: string, number: number) => ({
  data: { ...inputOf('whiskey', testDrink('whiskey', { name })), number },
});

it('leads to the wanted drinks in their order, and leaves the other kind alone', () => {
  const mule = wantedCocktail('Mule', { spirit: 'Mezcal' });
  const daisy = { itemId: 'Daisy', ...wantedCocktail('Daisy', { glass: 'Tumbler' }) };
  const changes = changesTo({ cocktail: [mule, daisy] }, { cocktails, whiskeys }, ['gin']);
  const reached = stagedList('cocktail', cocktails, changes).filter(
    ({ staged }) => staged.stage !== 'delete',
  );
  expect(reached).toMatchObject([{ name: 'Mule' }, { id: 'Daisy', glass: 'Tumbler' }]);
  expect(changes.find(({ type }) => type === 'create')).toMatchObject({ addsSpirit: 'Mezcal' });
  expect(changes.map(({ entityType }) => entityType)).not.toContain('whiskey');
});

it('gives the flight its numbers', () => {
  const wanted = [wantedWhiskey('New', 2), { itemId: 'Corn', ...wantedWhiskey('Corn', 1) }];
  const changes = changesTo({ whiskey: wanted }, { cocktails, whiskeys }, []);
  expect(changes.filter(({ type }) => type === 'delete')).toHaveLength(2);
  const reached = stagedList('whiskey', whiskeys, changes).filter(({ staged }) => staged.stage !== 'delete');
  expect(new Set(reached.map(({ name }) => name))).toEqual(new Set(['New', 'Corn']));
});
