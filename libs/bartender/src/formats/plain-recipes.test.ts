import { cutRecipes, joinParts } from './plain-recipes.js';

const NEGRONI = 'Negroni\n\n1 oz gin\n1 oz Campari\n1 oz sweet vermouth\n\nStir. Strain over a large cube.';
const SOUR = 'Whiskey Sour\nIngredients:\n2 oz bourbon\n3/4 oz lemon juice\n\nMethod:\nShake and strain.';

it.each<[string, string, string[]]>([
  ['one recipe', NEGRONI, [NEGRONI]],
  ['recipes one below the other', `${NEGRONI}\n\n${SOUR}`, [NEGRONI, SOUR]],
  ['a line between', `Our drinks\n\n${NEGRONI}\n\n---\n\n${SOUR}`, [NEGRONI, SOUR]],
  [
    'a recipe a line',
    'Negroni: 1 oz gin, 1 oz Campari\nMartini: 2 oz gin, 1 oz vermouth',
    ['Negroni: 1 oz gin, 1 oz Campari', 'Martini: 2 oz gin, 1 oz vermouth'],
  ],
  [
    'no steps that measure',
    `${NEGRONI}\n\nFill the glass with 2 oz of ice, then 1 oz of soda.`,
    [`${NEGRONI}\n\nFill the glass with 2 oz of ice, then 1 oz of soda.`],
  ],
  ['nothing', ' \n\n ', []],
])('cuts %s', (_, text, recipes) => {
  expect(cutRecipes(text)).toEqual(recipes);
});

it('joins what wide gaps part, where it is no recipe by itself', () => {
  expect(joinParts([`Our drinks\n\n${NEGRONI}`, 'Pour 2 oz of it\nand serve.', SOUR])).toEqual([
    `${NEGRONI}\n\nPour 2 oz of it\nand serve.`,
    SOUR,
  ]);
});
