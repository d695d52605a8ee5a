import { cocktail } from '../testing/drinks';
import { newValues, toInput, valuesOf } from './drink-fields';

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
