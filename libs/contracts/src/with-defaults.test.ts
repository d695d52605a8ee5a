import { withDefaults } from './with-defaults.js';

describe('withDefaults', () => {
  it('fills in every field that the item lacks, and none that it has', () => {
    const item = { name: 'Negroni', isVisible: false, allergens: ['egg'] };
    expect(withDefaults('cocktail', item, { isVisible: true, allergens: [], origin: null })).toEqual({
      ...item,
      origin: null,
    });
  });

  it('leaves an item alone that has all of them', () => {
    const item = { allergens: [] };
    expect(withDefaults('whiskey', item, { allergens: [] })).toBe(item);
  });
});
