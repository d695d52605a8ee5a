import { inputOf } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { EMPTY_STAGING, type StagingRecord } from '../record/pending-change';
import { stageEdit, stageMany, unstageMany } from './stage-many';

const negroni = testDrink('cocktail', { id: 'n', name: 'Negroni', spirit: 'gin' });
const rye = testDrink('whiskey', { id: 'r', name: 'Old Rye' });
const of = (name: string, spirit = 'gin') => inputOf('cocktail', { ...negroni, name, spirit });

it('stages new and changed drinks in their order, each with the spirit that Save has to add', () => {
  const { pending } = stageMany(EMPTY_STAGING, [
    {
      type: 'create',
      entityType: 'cocktail',
      data: of('Naked', 'mezcal'),
      itemId: 'old',
      addsSpirit: 'mezcal',
    },
    {
      type: 'update',
      entityType: 'cocktail',
      item: negroni,
      data: of('Rosita', 'tequila'),
      addsSpirit: 'tequila',
    },
    { type: 'create', entityType: 'whiskey', data: inputOf('whiskey', rye) },
  ]);
  expect(pending).toMatchObject([
    { description: 'Create whiskey "Old Rye"' },
    { description: 'Update cocktail "Rosita"', itemId: 'n', addsSpirit: 'tequila' },
    { description: 'Create cocktail "Naked"', itemId: 'old', addsSpirit: 'mezcal' },
  ]);
  expect(pending[0]).not.toHaveProperty('addsSpirit');
});

it('stages nothing for a drink that is the same', () => {
  const same = { type: 'update', entityType: 'cocktail', item: negroni, data: of('Negroni') } as const;
  expect(stageMany(EMPTY_STAGING, [same])).toBe(EMPTY_STAGING);
});

it('takes many edits back, and what else was staged since stays', () => {
  const edit = (item: typeof negroni, glass: string) =>
    ({
      type: 'update',
      entityType: 'cocktail',
      item,
      data: inputOf('cocktail', { ...item, glass }),
    }) as const;
  const sour = { ...negroni, id: 's', name: 'Sour' };
  const before = stageMany(EMPTY_STAGING, [edit(negroni, 'rocks')]);
  const deletions = [negroni, sour].map((item) => ({
    type: 'delete' as const,
    entityType: 'cocktail' as const,
    item,
    order: ['n', 's'],
  }));
  const after = deletions.reduce<StagingRecord>(stageEdit, before);
  expect(after.pending.map(({ type }) => type)).toEqual(['delete', 'delete']);
  const later = stageMany(after, [{ type: 'create', entityType: 'whiskey', data: inputOf('whiskey', rye) }]);
  expect(unstageMany(later, before, new Set(['n', 's'])).pending).toEqual([
    later.pending[0],
    before.pending[0],
  ]);
});
