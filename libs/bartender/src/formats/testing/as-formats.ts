import { MENU_FILE } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';

/** A recipe of a public list. */
export interface PublicRecipe {
  name: string;
  description: string;
  ingredients: readonly { quantity: string; measure: string; ingredient: string }[];
  directions: readonly string[];
  /** Not written into any format: what its list says the drink is. */
  keywords?: readonly string[];
}

type AsFormat = (recipes: readonly PublicRecipe[]) => string;

const lineOf = ({ quantity, measure, ingredient }: PublicRecipe['ingredients'][number]): string =>
  [quantity, measure, ingredient].filter(Boolean).join(' ');
const linesOf = (recipe: PublicRecipe): string[] => recipe.ingredients.map(lineOf);
const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const schemaOrg = (recipe: PublicRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.name,
  author: { '@type': 'Person', name: 'A. Writer' },
  description: recipe.description,
  recipeIngredient: linesOf(recipe),
  recipeInstructions: recipe.directions.map((text) => ({ '@type': 'HowToStep', text })),
});

/** As drink APIs number them, with the empty rest. */
const numbered = (recipe: PublicRecipe) => ({
  idDrink: '1',
  strDrink: recipe.name,
  strInstructions: recipe.directions.join(' '),
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => {
      const { quantity = '', measure = '', ingredient = null } = recipe.ingredients[at] ?? {};
      return [
        [`strIngredient${at + 1}`, ingredient],
        [`strMeasure${at + 1}`, ingredient === null ? null : `${quantity} ${measure}`.trim()],
      ];
    }).flat(),
  ),
});

const barAssistant = (recipe: PublicRecipe) => ({
  recipe: {
    _id: recipe.name.toLowerCase().replaceAll(' ', '-'),
    name: recipe.name,
    description: recipe.description,
    instructions: recipe.directions.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    source: 'https://example.org',
    garnish: null,
    glass: null,
    method: null,
    tags: [],
    images: [{ uri: 'file:///image.jpg', copyright: 'A. Writer' }],
    ingredients: recipe.ingredients.map(({ quantity, measure, ingredient }, at) => ({
      _id: `${at}`,
      amount: Number(quantity) || quantity,
      units: measure,
      name: ingredient,
      optional: false,
      sort: at + 1,
    })),
  },
  ingredients: [],
});

const markdownTable = (recipe: PublicRecipe): string =>
  [
    `## ${recipe.name}`,
    '',
    '| Amount | Unit | Ingredient |',
    '| --- | --- | --- |',
    ...recipe.ingredients.map(({ quantity, measure, ingredient }) =>
      [quantity, measure, ingredient]
        .map((text) => `| ${text.replaceAll('|', '/')} `)
        .join('')
        .concat('|'),
    ),
    '',
    recipe.directions.join(' '),
  ].join('\n');

const plain = (recipe: PublicRecipe): string =>
  [recipe.name, ...linesOf(recipe), '', recipe.directions.join(' ')].join('\n');

/** The same recipes in every format that an import reads. */
export const AS_FORMATS: readonly (readonly [name: string, AsFormat])[] = [
  [
    'our own JSON',
    (recipes) =>
      JSON.stringify({
        format: MENU_FILE.format,
        version: MENU_FILE.version,
        exportedAt: '2026-11-27T20:00:00.000Z',
        cocktails: recipes.map((recipe, at) =>
          testDrink('cocktail', {
            id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
            name: recipe.name,
            description: recipe.description,
            ingredients: linesOf(recipe),
            prep: recipe.directions.join(' '),
          }),
        ),
        whiskeys: [],
        spiritOptions: [],
      }),
  ],
  [
    'CSV',
    (recipes) =>
      [
        'Name,DESCRIPTION,Prep,ingredients',
        ...recipes.map((recipe) =>
          [recipe.name, recipe.description, recipe.directions.join('\n'), linesOf(recipe).join('\n')]
            .map(cell)
            .join(','),
        ),
      ].join('\r\n'),
  ],
  ['Bar Assistant', (recipes) => JSON.stringify(recipes.map(barAssistant))],
  ['schema.org array', (recipes) => JSON.stringify(recipes.map(schemaOrg))],
  [
    'schema.org @graph',
    (recipes) =>
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'WebSite', name: 'A Bar' }, ...recipes.map(schemaOrg)],
      }),
  ],
  [
    'a saved page',
    (recipes) =>
      `<!DOCTYPE html><html><head><title>A Bar</title>${recipes
        .map(
          (recipe) =>
            `<script type="application/ld+json">${html(JSON.stringify(schemaOrg(recipe)))}</script>`,
        )
        .join('')}</head><body><nav>Home</nav></body></html>`,
  ],
  ['numbered JSON', (recipes) => JSON.stringify({ drinks: recipes.map(numbered) })],
  ['Markdown tables', (recipes) => recipes.map(markdownTable).join('\n\n')],
  ['pasted text', (recipes) => recipes.map(plain).join('\n\n\n')],
];
