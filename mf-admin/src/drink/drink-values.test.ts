import { activeSpirits, spiritChoices } from '../cocktail-form/spirit-choices';
import { cocktail } from '../testing/drinks';
import { newValues, toInput, valuesOf } from './drink-values';

const NEW_COCKTAIL = newValues('cocktail');
const negroni = { ...cocktail('c1', 'Negroni'), staged: { isMoved: false } };

describe('cocktail form values', () => {
  it('start a new cocktail as the spec says', () => {
    expect(NEW_COCKTAIL).toMatchObject({
      spirit: 'bourbon',
      ingredients: [''],
      allergens: [],
      isVisible: true,
      isAvailable: true,
      sortOrder: '0',
    });
  });

  it('trim what was typed, drop empty rows, and make no smoke null', () => {
    const typed = { ...NEW_COCKTAIL, name: ' Negroni ', ingredients: [' gin ', '  ', 'Campari'], smoke: ' ' };
    expect(toInput('cocktail', typed, NEW_COCKTAIL)).toMatchObject({
      name: 'Negroni',
      ingredients: ['gin', 'Campari'],
      smoke: null,
    });
  });

  it('leave what was not touched as it is, byte for byte', () => {
    const values = valuesOf('cocktail', { ...negroni, prep: ' Stir. ', ingredients: [' gin '] });
    expect(toInput('cocktail', values, values)).toMatchObject({
      prep: ' Stir. ',
      ingredients: [' gin '],
      smoke: null,
    });
  });
});

describe('spirit choices', () => {
  const option = (name: string, isActive: boolean) => ({
    id: name,
    name,
    isActive,
    sortOrder: 0,
    createdAt: '',
  });
  const active = activeSpirits({
    status: 'ready',
    items: [option('gin', true), option('absinthe', false)],
    isSavedCopy: false,
  });

  it('are the active ones, and an inactive one only where the item has it', () => {
    expect(spiritChoices(active, ['gin'])).toEqual([{ value: 'gin' }]);
    expect(spiritChoices(active, ['absinthe', 'absinthe'])).toEqual([
      { value: 'gin' },
      { value: 'absinthe', text: 'absinthe (inactive)' },
    ]);
  });

  it('are the item’s own while the list is on its way', () => {
    expect(spiritChoices(activeSpirits({ status: 'loading' }), ['rum'])).toEqual([{ value: 'rum' }]);
  });
});
