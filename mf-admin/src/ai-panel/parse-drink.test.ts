import { parseMode, readAnswer, readCocktailAnswer } from './parse-drink';

const SPIRITS = ['bourbon', 'gin'];

describe('readCocktailAnswer', () => {
  it('trims, and cuts to the limits by code points', () => {
    const description = `  ${'🍸'.repeat(99)} long`;
    const values = readCocktailAnswer({ description, glass: ' Coupe ' }, 'fill', SPIRITS);
    expect(values).toEqual({ description: '🍸'.repeat(99), glass: 'Coupe' });
  });

  it('takes a spirit that the dropdown offers, whatever its case, and no other', () => {
    expect(readCocktailAnswer({ spirit: 'GIN' }, 'fill', SPIRITS)).toEqual({ spirit: 'gin' });
    expect(readCocktailAnswer({ spirit: 'absinthe' }, 'fill', SPIRITS)).toEqual({});
  });

  it('takes the ingredients that are texts, thirty at most', () => {
    const ingredients = [' gin ', '', 7, ...Array.from({ length: 40 }, () => 'ice')];
    const values = readCocktailAnswer({ ingredients }, 'partial', SPIRITS);
    expect(values.ingredients).toHaveLength(30);
    expect(values.ingredients?.slice(0, 2)).toEqual(['gin', 'ice']);
  });

  it('leaves out what is empty or of another type', () => {
    const answer = {
      name: '  ',
      prep: null,
      ice: 3,
      ingredients: [],
      smoke: null,
      isVisible: 'no',
      sortOrder: 'x',
    };
    expect(readCocktailAnswer(answer, 'partial', SPIRITS)).toEqual({});
    expect(readCocktailAnswer('Sorry!', 'partial', SPIRITS)).toEqual({});
  });

  it('lets only a whole rewrite take the smoke away', () => {
    expect(readCocktailAnswer({ smoke: null }, 'full', SPIRITS)).toEqual({ smoke: '' });
  });
});

describe('readAnswer of a whiskey', () => {
  it('cuts profile and notes to 60 and shows numbers as they are typed', () => {
    const answer = { profile: 'p'.repeat(70), notes: ' n ', number: 3, proof: 101.5, isAvailable: false };
    expect(readAnswer('whiskey', answer, 'fill')).toEqual({
      profile: 'p'.repeat(60),
      notes: 'n',
      number: '3',
      proof: '101.5',
      isAvailable: false,
    });
  });

  it('leaves out numbers beyond their bounds', () => {
    expect(readAnswer('whiskey', { number: 0, proof: 400 }, 'fill')).toEqual({});
  });

  it('takes the allergens that there are, an empty list too, in the order of the card', () => {
    const read = (allergens: unknown) => readAnswer('whiskey', { allergens }, 'partial');
    expect(read(['nuts', 'gold', 'egg', 7])).toEqual({ allergens: ['egg', 'nuts'] });
    expect(read([])).toEqual({ allergens: [] });
    expect(read('egg')).toEqual({});
  });
});

describe('parseMode', () => {
  it.each([
    [false, 'rewrite all', 'fill'],
    [true, 'make it smoky', 'partial'],
    [true, 'Please REWRITE ALL of it', 'full'],
    [true, 'change everything', 'full'],
    [true, 'start over', 'full'],
    [true, 'a complete rewrite', 'full'],
    [true, 'edit all', 'full'],
  ])('edit %s, "%s" is %s', (isEdit, text, mode) => {
    expect(parseMode(isEdit, text)).toBe(mode);
  });
});
