import { readData } from './json.js';
import { parseData } from './parse-data.js';
import { canonicalLine } from './written-drink.js';

const read = (text: string) => {
  const { format, drinks } = readData(parseData(text).value);
  return drinks.map((drink) => ({
    format,
    name: drink.fields.get('name'),
    lines: drink.lines.map(canonicalLine),
    fields: drink.fields,
  }));
};
const SOUR = ['60 ml Bourbon', '22.5 ml Lemon juice', '2 dashes Angostura bitters'];

it.each<[string, string]>([
  [
    'null and empty keys',
    '{"name":"Harbour Sour","glass":null,"ingredients":[{"name":"Bourbon","amount":60,"units":"ml","note":null},{"name":"Lemon juice","amount":"22.5","units":"ml","note":""},{"name":"Angostura bitters","amount":2,"units":"dash(es)"}]}',
  ],
  [
    'nested keys',
    '{"data":{"title":{"en":"Harbour Sour"},"components":[{"quantity":{"value":60,"unit":"ml"},"item":{"id":1,"name":"Bourbon"}},{"quantity":{"value":22.5,"unit":"ml"},"item":{"name":"Lemon juice"}},{"quantity":{"value":2,"unit":"dashes"},"item":{"name":"Angostura bitters"}}]}}',
  ],
  [
    'a map',
    '{"name":"Harbour Sour","ingredients":{"Bourbon":"60 ml","Lemon_juice":"22.5 ml","Angostura bitters":"2 dashes"}}',
  ],
  [
    'a map of drinks',
    '{"Harbour Sour":{"ingredients":["60 ml Bourbon","22.5 ml Lemon juice","2 dashes Angostura bitters"]}}',
  ],
  [
    'numbered measures',
    '{"drinks":[{"strDrink":"Harbour Sour","strIngredient2":"Lemon juice","strIngredient1":"Bourbon","strIngredient10":"Angostura bitters","strIngredient4":null,"strMeasure1":"60 ml ","strMeasure2":"22.5 ml","strMeasure10":"2 dashes","strMeasure4":null}]}',
  ],
  [
    'what is no strict JSON',
    "const drink = {name: 'Harbour Sour', // ours\n ingredients: ['60 ml Bourbon', '22.5 ml Lemon juice', '2 dashes Angostura bitters',],};",
  ],
  [
    'a fence',
    '```json\n{"name":"Harbour Sour","ingredients":"60 ml Bourbon; 22.5 ml Lemon juice\\n2 dashes Angostura bitters"}\n```',
  ],
  [
    'entities for quotes',
    '{&quot;name&quot;:&quot;Harbour Sour&quot;,&quot;ingredients&quot;:[&quot;60 ml Bourbon&quot;,&quot;22.5 ml Lemon juice&quot;,&quot;2 dashes Angostura bitters&quot;]}',
  ],
  [
    'groups',
    '{"name":"Harbour Sour","sections":[{"title":"Base","ingredients":["60 ml Bourbon","22.5 ml Lemon juice"]},{"title":"Top","items":["2 dashes Angostura bitters"]}]}',
  ],
  [
    'a title in metadata, above groups of ingredients',
    '{"metadata":{"title":"Harbour Sour"},"ingredients":[{"group":"Base","items":["60 ml Bourbon","22.5 ml Lemon juice"]},{"group":"Top","items":["2 dashes Angostura bitters"]}]}',
  ],
  [
    'a recipe that is its list',
    '[{"drink":"Harbour Sour","recipe":["60 ml Bourbon","22.5 ml Lemon juice","2 dashes Angostura bitters"]}]',
  ],
  [
    'a list, and texts next to it',
    '{"name":"Harbour Sour","spirits":["60 ml Bourbon"],"juices":["22.5 ml Lemon juice"],"bitters":"2 dashes Angostura bitters"}',
  ],
  [
    'amounts in two systems',
    '[{"name":"Harbour Sour","ingredients":[{"name":"Bourbon","amount":{"ml":60,"oz":2}},{"name":"Lemon juice","amount":{"ml":22.5,"oz":0.75}},{"name":"Angostura bitters","amount":"2 dashes"}]}]',
  ],
  [
    'what each line is there for',
    '[{"name":"Harbour Sour","components":{"base":"60 ml Bourbon","acid":"22.5 ml Lemon juice","rest":"2 dashes Angostura bitters"}}]',
  ],
  [
    'what may be taken instead',
    '{"name":"Harbour Sour","ingredients":[{"name":"Bourbon","amount":60,"units":"ml","substitutes":[{"name":"Rum","amount":50,"units":"ml"}]},"22.5 ml Lemon juice","2 dashes Angostura bitters"]}',
  ],
  [
    'a variation, which is no other drink',
    '[{"name":"Harbour Sour","ingredients":["60 ml Bourbon","22.5 ml Lemon juice","2 dashes Angostura bitters"],"variations":[{"name":"With rum","ingredients":["60 ml Rum"]}]}]',
  ],
  [
    'edges and nodes',
    '{"title":"Harbour Sour","ingredientsConnection":{"edges":[{"node":{"name":"Bourbon","amount":"60 ml"}},{"node":{"name":"Lemon juice","amount":"22.5 ml"}},{"node":{"name":"Angostura bitters","amount":"2 dashes"}}]}}',
  ],
  [
    'prefixed keys',
    '{"drink_name":"Harbour Sour","ingredient_list":[{"ingredient_name":"Bourbon","ingredient_amount":60,"ingredient_unit":"ml"},{"ingredient_name":"Lemon juice","ingredient_amount":22.5,"ingredient_unit":"ml"},{"ingredient_name":"Angostura bitters","ingredient_amount":2,"ingredient_unit":"dash"}]}',
  ],
  [
    'keys in French',
    '{"nom":"Harbour Sour","ingrédients":[{"nom":"Bourbon","quantité":60,"unité":"ml"},{"nom":"Lemon juice","quantité":22.5,"unité":"ml"},{"nom":"Angostura bitters","quantité":"2 dashes"}]}',
  ],
  [
    'a name outside the recipe',
    '{"title":"Harbour Sour","ups":3,"recipe":{"ingredients":["60 ml Bourbon","22.5 ml Lemon juice","2 dashes Angostura bitters"]}}',
  ],
  [
    'pairs',
    '{"name":"Harbour Sour","spec":[["60 ml","Bourbon"],["Lemon juice","22.5","ml"],["2 dashes","Angostura bitters"]]}',
  ],
  [
    'two lists',
    '{"name":"Harbour Sour","ingredients":["Bourbon","Lemon juice","Angostura bitters"],"measures":["60 ml","22.5 ml","2 dashes"]}',
  ],
  [
    'a list by its name',
    '{"Harbour Sour":["60 ml Bourbon","22.5 ml Lemon juice","2 dashes Angostura bitters"]}',
  ],
  [
    'measures of two systems',
    '{"name":"Harbour Sour","ingredients":[{"name":"Bourbon","amounts":[{"amount":60,"unit":"ml"},{"amount":2,"unit":"oz"}]},{"name":"Lemon juice","amount":{"metric":{"value":22.5,"unit":"ml"},"us":{"value":0.75,"unit":"oz"}}},{"name":"Angostura bitters","amount":2,"unit":{"id":1,"name":"dash"}}]}',
  ],
  [
    'comments before the first key',
    `{\n  // ours\n  'name': 'Harbour Sour',\n  'ingredients': ["60 ml Bourbon", "22.5 ml Lemon juice", "2 dashes Angostura bitters",],\n}`,
  ],
])('reads %s', (_, text) => {
  const [drink, ...others] = read(text);
  expect(others).toEqual([]);
  expect(drink).toMatchObject({ format: 'json', name: 'Harbour Sour', lines: SOUR });
});

it('reads one drink a line', () => {
  expect(
    read('{"name":"A","ingredients":["1 oz gin"]}\n{"name":"B","ingredients":["1 oz rum"]}').map(
      ({ name }) => name,
    ),
  ).toEqual(['A', 'B']);
});

it('keeps ranges, notes, options and lines without a figure', () => {
  const [drink] = read(
    JSON.stringify({
      name: 'Test',
      ingredients: [
        { name: 'gin', amount: 45, amount_max: 60, units: 'ml', note: 'London dry', optional: true },
        { name: 'soda water', amount: 'to top' },
        { name: 'salt', amount: 'pinch' },
        { name: 'lemon twist', amount: 'garnish' },
        { amount: '1/2 squeezed', measure: 'lime', ingredient: '' },
      ],
      garnish: 'Garnish with mint sprig.',
      instructions: ['1. Build over ice', '2. Stir.'],
    }),
  );
  expect(drink?.lines).toEqual([
    '45–60 ml gin (London dry, optional)',
    'soda water, to top',
    'pinch salt',
    'lemon twist, to garnish',
    '1/2 squeezed lime',
    'mint sprig, to garnish',
  ]);
  expect(drink?.fields.get('prep')).toBe('Build over ice. Stir.');
});

describe('Bar Assistant', () => {
  it('names the ingredients by their ids', () => {
    const recipe = {
      ...{
        _id: 'gin-sour',
        name: 'Gin Sour',
        instructions: 'Shake.',
        glass: 'Coupe',
        method: 'Shake',
        abv: 20.1,
        images: [],
      },
      ingredients: [
        { _id: 'lemon-juice', amount: 30, units: 'ml', optional: false, sort: 2 },
        {
          _id: 'gin',
          amount: 60,
          units: 'ml',
          optional: false,
          sort: 1,
          substitutes: [{ _id: 'vodka', amount: null }],
        },
      ],
    };
    const [named] = read(
      JSON.stringify([{ recipe, ingredients: [{ _id: 'gin', name: 'London Dry Gin', strength: 40 }] }]),
    );
    expect(named).toMatchObject({
      format: 'bar-assistant',
      name: 'Gin Sour',
      lines: ['60 ml London Dry Gin', '30 ml lemon juice'],
    });
    expect(read(JSON.stringify(recipe))[0]).toMatchObject({
      format: 'bar-assistant',
      lines: ['60 ml gin', '30 ml lemon juice'],
    });
  });
});

describe('schema.org', () => {
  const recipe = {
    '@type': ['Recipe'],
    author: { '@type': 'Person', name: 'A. Writer' },
    name: 'Harbour Sour',
    recipeIngredient: ['60 ml Bourbon', '22.5 ml Lemon juice', '2 dashes Angostura bitters'],
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Make',
        itemListElement: [{ '@type': 'HowToStep', text: '<p>Shake &amp; strain.</p>' }],
      },
    ],
  };
  it.each([
    recipe,
    [{ '@type': 'WebSite', name: 'A site' }, recipe],
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', name: 'A. Writer' }, recipe] },
  ])('reads the recipe of %j by its own name', (data) => {
    const [drink, ...others] = read(JSON.stringify(data));
    expect(others).toEqual([]);
    expect(drink).toMatchObject({ format: 'schema.org', name: 'Harbour Sour', lines: SOUR });
    expect(drink?.fields.get('prep')).toBe('Shake & strain.');
  });
});

it.each([
  '[3,14]',
  '{"drinks":null}',
  '{"station":"EDDM","wind":{"speed":12}}',
  '{"@type":"Person","name":"E. Brandt","address":{"street":"Lindenweg 3"}}',
  '{"__proto__":{"name":"x","other":["gin"]},"constructor":1}',
])('finds no drink in %s', (text) => {
  expect(read(text)).toEqual([]);
});

it('says of a text that breaks off that it is data', () => {
  expect(parseData('{"name":"Harbour Sour","ingredients":[{"na')).toEqual({ isData: true });
  expect(parseData('[Recipe] Gold Rush: 2 oz bourbon')).toEqual({ isData: false });
});
