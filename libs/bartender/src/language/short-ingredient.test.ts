import { shortIngredient } from './short-ingredient.js';

it.each([
  ['3/4 oz lime juice, fresh', 'lime juice'],
  ['2 oz gin (London dry)', 'gin'],
  ['Top with soda water', 'soda water'],
  ['Topped up with brut Champagne', 'brut Champagne'],
])('%s is %s', (line, thing) => {
  expect(shortIngredient(line)).toBe(thing);
});
