import { type CocktailCase } from './case-types.js';
import { SEEDED_MENU } from './seeded-menu.js';

const named = (name: string) => SEEDED_MENU.cocktails.find((drink) => drink.name === name);

/** Changes as owners ask for them; they follow the other texts, whose number is even. */
export const COCKTAIL_EDIT_CASES: readonly CocktailCase[] = [
  {
    text: 'make it smoky',
    mode: 'partial',
    current: named('Negroni'),
    expect: { smoke: 'smoke|wood' },
    absent: ['name', 'ingredients', 'glass'],
  },
  {
    text: 'remove the smoke',
    mode: 'partial',
    current: named('Old Fashioned'),
    expect: { smoke: null },
    absent: ['name', 'glass'],
  },
  {
    text: 'hide it',
    mode: 'partial',
    current: named('Negroni'),
    expect: { isVisible: false },
    absent: ['name', 'isAvailable', 'ingredients'],
  },
  {
    text: 'put it back on the menu',
    mode: 'partial',
    current: { ...named('Negroni'), isVisible: false },
    expect: { isVisible: true },
    absent: ['name', 'ingredients'],
  },
  {
    text: "we're out of stock",
    mode: 'partial',
    current: named('Paloma'),
    expect: { isAvailable: false },
    absent: ['isVisible', 'name'],
  },
  {
    text: 'back in stock',
    mode: 'partial',
    current: { ...named('Paloma'), isAvailable: false },
    expect: { isAvailable: true },
    absent: ['name'],
  },
  {
    text: 'swap bourbon for rye',
    mode: 'partial',
    current: named('Old Fashioned'),
    expect: { ingredients: ['2 oz (60 ml) rye'] },
    withoutIngredients: ['bourbon'],
    absent: ['name', 'glass'],
  },
  {
    text: 'use mezcal instead of tequila',
    mode: 'partial',
    current: named('Margarita'),
    expect: { ingredients: ['mezcal', 'lime'] },
    withoutIngredients: ['tequila'],
    absent: ['glass'],
  },
  {
    text: 'rename it to Roman Holiday',
    mode: 'partial',
    current: named('Negroni'),
    expect: { name: 'Roman Holiday' },
    absent: ['ingredients', 'spirit'],
  },
  {
    text: 'call it "The Pilot" and serve it in a Nick & Nora',
    mode: 'partial',
    current: named('Paper Plane'),
    expect: { name: 'The Pilot', glass: 'Nick & Nora' },
    absent: ['ingredients'],
  },
  {
    text: 'add two dashes of Angostura',
    mode: 'partial',
    current: named('Daiquiri'),
    expect: { ingredients: ['2 dashes Angostura', 'rum', 'lime'] },
    absent: ['name', 'glass'],
  },
  {
    text: 'add 1/2 oz egg white and shake it without ice first',
    mode: 'partial',
    current: named('French 75'),
    expect: { ingredients: ['egg white', 'gin'] },
    absent: ['name'],
  },
  {
    text: 'remove the mint',
    mode: 'partial',
    current: named('Moscow Mule'),
    expect: { ingredients: ['vodka', 'lime', 'ginger beer'] },
    withoutIngredients: ['mint'],
    absent: ['name'],
  },
  {
    text: 'use a rocks glass',
    mode: 'partial',
    current: named('Manhattan'),
    expect: { glass: 'rocks' },
    absent: ['name', 'ingredients'],
  },
  {
    text: 'less sweet',
    mode: 'partial',
    current: named('Daiquiri'),
    expect: { ingredients: ['1/2 oz', 'rum', 'lime'] },
    absent: ['name', 'glass'],
  },
  {
    text: 'shorter description',
    mode: 'partial',
    current: named('French 75'),
    expect: { description: 'Gin and lemon' },
    absent: ['name', 'ingredients'],
  },
  {
    text: 'change everything: make it a mezcal Negroni with equal parts mezcal, Campari and sweet vermouth on a big cube',
    mode: 'full',
    current: named('Negroni'),
    expect: { ingredients: ['mezcal', 'Campari', 'vermouth'], glass: 'rocks', prep: 'stir' },
  },
  {
    text: 'start over: Gin Fizz, 2 oz gin, 1 oz lemon, 3/4 oz simple syrup, soda, highball without ice',
    mode: 'full',
    expect: {
      name: 'Gin Fizz',
      spirit: 'gin',
      ingredients: ['2 oz gin', 'lemon', 'soda'],
      glass: 'highball',
    },
  },
];
