import { readMenu } from './read-menu.js';

const allergensOf = (text: string) =>
  readMenu(text).drinks.map(({ input: { allergens }, guessed }) => ({
    allergens,
    isGiven: !guessed.includes('allergens'),
  }));
/** A drink whose lines hold nothing, and what else its file says. */
const data = (more: object) =>
  JSON.stringify({ name: 'Harbour Sour', ingredients: ['2 oz rum', '1 oz lime juice'], ...more });
const OF_A_LINE = [
  { name: 'Rum', amount: '2 oz' },
  { name: 'House mix', amount: '1 oz', allergens: ['nuts'] },
];

it.each<[string, string, string[]]>([
  ['a line of its own', data({ ingredients: OF_A_LINE }), ['nuts']],
  ['an object of another name', data({ dietaryInfo: { allergens: ['Milk'] } }), ['milk']],
  ['flags', data({ diet: { vegan: false, contains_nuts: true, milk: false } }), ['nuts']],
  ['a warning', data({ warning: 'Contains egg' }), ['egg']],
  ['a longer key', data({ ingredientAllergens: 'soy' }), ['soy']],
  ['a recipe of schema.org', data({ '@type': 'Recipe', allergens: ['Sesame'] }), ['sesame']],
  ['columns', 'name,milk,contains nuts,ingredients\nHarbour Sour,,x,"2 oz rum; 1 oz lime juice"\n', ['nuts']],
  ['a column', 'name,contains,ingredients\nHarbour Sour,Lactose,"2 oz rum; 1 oz lime juice"\n', ['milk']],
  [
    'a row of an ingredient',
    'name,ingredient,amount,allergens\nHarbour Sour,rum,2 oz,\nHarbour Sour,house mix,1 oz,Egg\n',
    ['egg'],
  ],
  [
    'the head of a note',
    '---\ntitle: Harbour Sour\nallergens: [milk]\n---\n## Ingredients\n- 2 oz rum\n',
    ['milk'],
  ],
])('hears allergens in %s', (_, text, allergens) => {
  expect(allergensOf(text)).toEqual([{ allergens, isGiven: true }]);
});

it.each([
  ['what it is free from', data({ allergenFree: ['nuts'], freeFrom: ['milk'] })],
  ['a flag that is not set', data({ contains_nuts: 'no', eggs: false })],
  ['an amount below an ingredient', 'name,rum,milk punch\nHarbour Sour,2 oz,1 oz\n'],
])('hears none in %s', (_, text) => {
  expect(allergensOf(text)).toMatchObject([{ isGiven: false }]);
});
