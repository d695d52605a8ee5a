import { SavingOwner } from './saving-owner.js';

const drink = { id: 'a', name: 'Faultproof 1', version: 2, glass: 'Coupe' };

it.each([
  ['nothing where it is as saved', [drink], [], []],
  ['a drink that is gone', [], [/is not on the menu/], []],
  ['one that was made anew', [{ ...drink, id: 'b' }], [/is not on the menu/], []],
  ['an edit that is gone', [{ ...drink, glass: 'Cup' }], [/not as it was saved/], []],
  ['a version that went back', [{ ...drink, version: 1 }], [/not as it was saved/], []],
  ['an edit that was done twice', [{ ...drink, version: 3 }], [], [/1 × too often/]],
  ['a drink that was made twice', [drink, { ...drink, id: 'b' }], [], [/is there 2 times/]],
  ['a drink that nobody made', [drink, { ...drink, name: 'Faultproof 2' }], [], [/never made/]],
])('the owner who looks at the menu tells of %s', async (_, listed, lost, twice) => {
  const owner = new SavingOwner({ baseUrl: '', adminPassword: '' });
  owner.drinks.set(drink.name, { ...drink, list: 'cocktails', edited: drink.glass });
  owner.list = (list) => Promise.resolve(list === 'cocktails' ? listed : []);
  const told = await owner.verify();
  expect(told.lost).toEqual(lost.map((line) => expect.stringMatching(line)));
  expect(told.twice).toEqual(twice.map((line) => expect.stringMatching(line)));
});
