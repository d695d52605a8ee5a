import fc from 'fast-check';
import { readMenu } from './read-menu.js';
import { type ReadDrink } from './read-drink.js';

const THINGS = [
  'gin',
  'rye whiskey',
  'lime juice',
  'egg white',
  'Quargelsirup',
  'smoked tea',
  'blue Xyloth',
  'cream',
];
const UNITS = ['ml', 'oz', 'cl', 'dashes', 'barspoon', 'Schuss'];
const PLACES = [
  ...['ingredients', 'recipeIngredient', 'base_spirits', 'liqueurs', 'mixers', 'optional_ingredients'],
  ...['zutaten', 'ingredientes', 'spec', 'garnishes', 'remarks', 'customList', 'xyz'],
];
const OTHERS = [
  'glass',
  'instructions',
  'garnish',
  'description',
  'tags',
  'category',
  'difficulty',
  'history',
  'foo',
];

const item = fc.record({
  thing: fc.constantFrom(...THINGS),
  amount: fc.integer({ min: 1, max: 90 }),
  unit: fc.constantFrom(...UNITS),
});
/** An ingredient in each shape that programs give it. */
const shaped = fc
  .tuple(item, fc.integer({ min: 0, max: 5 }))
  .map(
    ([{ thing, amount, unit }, shape]): unknown =>
      [
        `${amount} ${unit} ${thing}`,
        { name: thing, amount, unit },
        { ingredient: { id: 7, name: thing }, quantity: { value: amount, unit } },
        { food: { name: thing }, unit: { name: unit }, amount: `${amount}.0`, note: '' },
        { food: null, unit: null, quantity: 1, note: `${amount} ${unit} ${thing}` },
        { rawText: `${amount} ${unit} ${thing}`, id: 'a1' },
      ][shape],
  );
const recipe = fc.record({
  name: fc.constantFrom('Harbour Sour', 'Night Ferry', 'Low Tide'),
  lists: fc.dictionary(fc.constantFrom(...PLACES), fc.array(shaped, { minLength: 1, maxLength: 5 }), {
    minKeys: 1,
    maxKeys: 3,
  }),
  others: fc.dictionary(
    fc.constantFrom(...OTHERS),
    fc.constantFrom('Coupe', 'Shake with ice.', 'lemon twist', 'Sour', 'Made by the sea'),
    { maxKeys: 4 },
  ),
});

const wordsOf = (value: unknown): string[] =>
  JSON.stringify(value)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];
const told = ({ input, problems, doubts }: ReadDrink): Set<string> =>
  new Set(wordsOf([input, problems, doubts.map(({ text }) => text)]));

/** Keys, and what the menu has other words for. */
const KEYS = new Set(
  wordsOf([
    PLACES,
    OTHERS,
    'name amount unit ingredient quantity value food note rawText null dashes barspoon',
  ]),
);

it('loses no word of any list or key without naming it', () => {
  fc.assert(
    fc.property(recipe, ({ name, lists, others }) => {
      const { drinks, problems } = readMenu(
        JSON.stringify([
          { name, ...lists, ...others },
          { name: 'B', ingredients: ['1 oz gin'] },
        ]),
      );
      // What is no drink at all is named as a whole.
      if (problems.some((problem) => problem.includes(name))) return;
      const known = new Set([...drinks.flatMap((drink) => [...told(drink)]), ...wordsOf(problems)]);
      const lost = wordsOf([lists, others]).filter((word) => !known.has(word) && !KEYS.has(word));
      expect(lost).toEqual([]);
    }),
    { numRuns: 150, seed: 1 },
  );
});

it('has a place for every list and every shape that programs use', () => {
  const known = fc.dictionary(
    fc.constantFrom(...PLACES.slice(0, 9)),
    fc.array(shaped, { minLength: 1, maxLength: 5 }),
    {
      minKeys: 1,
      maxKeys: 1,
    },
  );
  fc.assert(
    fc.property(known, (lists) => {
      const [drink] = readMenu(JSON.stringify({ name: 'Low Tide', instructions: 'Stir.', ...lists })).drinks;
      expect(drink?.doubts).toEqual([]);
      expect(drink?.problems).toEqual([]);
    }),
    { numRuns: 100, seed: 2 },
  );
});

it.each([
  ['a list', { ingredients: ['2 oz gin'], remarks: ['1 oz Quargelsirup'] }],
  [
    'a list of measures',
    { ingredients: ['2 oz gin'], xyz: [{ name: 'Quargelsirup', amount: 2, unit: 'cl' }] },
  ],
])('takes %s in whatever its key', (_, lists) => {
  const [drink] = readMenu(JSON.stringify({ name: 'Low Tide', ...lists })).drinks;
  expect(drink).toMatchObject({
    doubts: [],
    input: { ingredients: ['2 oz gin', expect.stringMatching('Quargelsirup')] },
  });
});

it('doubts a drink of whose list a text has no place, and names every other text', () => {
  const [drink] = readMenu(
    JSON.stringify({
      name: 'Low Tide',
      ingredients: [
        { name: 'gin', amount: 2, unit: 'oz' },
        { unit: 'oz', amount: 1, extra: { deep: { name: 'x' }, note: 'blue Xyloth' } },
      ],
      category: 'Sour',
      id: 'abc',
      image: 'https://example.org/a.jpg',
    }),
  ).drinks;
  const said = [
    ...(drink?.problems ?? []),
    ...(drink?.doubts ?? []).map(({ text }) => text),
    ...(drink?.entityType === 'cocktail' ? drink.input.ingredients : []),
  ].join(' ');
  expect(said).toContain('Xyloth');
  expect(drink?.problems).toEqual([expect.stringContaining('category “Sour”')]);
  expect(said).not.toMatch(/example|abc/);
});

it('says how many a recipe is for', () => {
  const [drink] = readMenu(
    '{"@type":"Recipe","name":"Low Tide","recipeYield":"8","recipeIngredient":["2 oz gin"]}',
  ).drinks;
  expect(drink?.problems).toEqual(['The recipe is for 8, and so are its amounts.']);
});
