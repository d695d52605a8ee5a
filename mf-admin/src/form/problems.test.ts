import { inputOf } from '@peanut/contracts';
import { CreateCocktailRequest, CreateWhiskeyRequest } from '@peanut/contracts/requests';
import { cocktail, whiskey } from '../testing/drinks';
import { problemsOf, problemWith } from './problems';

const negroni = inputOf('cocktail', cocktail('c1', 'Negroni'));
const rye = inputOf('whiskey', whiskey('w1', 'Rye'));

describe('problemsOf', () => {
  it('finds nothing in a whole drink', () => {
    expect(problemsOf(CreateCocktailRequest, negroni)).toEqual([]);
    expect(problemsOf(CreateWhiskeyRequest, rye)).toEqual([]);
  });

  it.each([
    [{ ingredients: [] }, 'ingredients', 'Please add at least one ingredient', false],
    [{ description: 'x'.repeat(101) }, 'description', 'Description must be 100 characters or less', false],
    [{ name: ' ' }, 'name', 'Name is required', true],
    [{ prep: '' }, 'prep', 'Preparation is required', true],
  ])('finds %j in a cocktail', (part, field, message, isMissing) => {
    expect(problemsOf(CreateCocktailRequest, { ...negroni, ...part })).toEqual([
      { field, message, isMissing },
    ]);
  });

  it.each([
    [{ number: NaN }, 'number', 'Number field is required and must be greater than 0'],
    [{ number: 0 }, 'number', 'Number field is required and must be greater than 0'],
    [{ number: 1.5 }, 'number', 'Number field is required and must be greater than 0'],
    [{ profile: 'x'.repeat(61) }, 'profile', 'Profile must be 60 characters or less'],
    [{ notes: '🥃'.repeat(61) }, 'notes', 'Notes must be 60 characters or less'],
    [{ proof: NaN }, 'proof', 'Proof must be a number from 0 to 200'],
  ])('finds %j in a whiskey', (part, field, message) => {
    expect(problemsOf(CreateWhiskeyRequest, { ...rye, ...part })).toEqual([
      { field, message, isMissing: false },
    ]);
  });

  it('counts characters as people do: 60 glasses are 60', () => {
    expect(problemsOf(CreateWhiskeyRequest, { ...rye, notes: '🥃'.repeat(60) })).toEqual([]);
  });
});

describe('problemWith', () => {
  it('checks one field by itself', () => {
    expect(problemWith(CreateCocktailRequest, 'ingredients', ['x'.repeat(201)])).toBe(
      'Ingredient must be 200 characters or less',
    );
    expect(problemWith(CreateCocktailRequest, 'ingredients', ['1 oz gin'])).toBeUndefined();
  });
});
