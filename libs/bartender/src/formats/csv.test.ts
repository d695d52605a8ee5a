import { isTable, readCsv } from './csv.js';
import { canonicalLine } from './written-drink.js';

const read = (text: string) =>
  (readCsv(text)?.drinks ?? []).map(({ entityType, fields, lines }) => ({
    entityType,
    name: fields.get('name'),
    lines: lines.map(canonicalLine),
    fields,
  }));

it('reads our own fields in any case and order, and takes the guard of cells away', () => {
  const text =
    '\ufeffIngredients,NAME,kind,Is Visible,allergens,Proof\r\n"2 oz gin\n1 oz lime juice",\'=Sour,cocktail,false,"egg, milk",\r\n,Ledaig 10,whiskey,true,,92.6\r\n';
  const [sour, ledaig] = read(text);
  expect(sour).toMatchObject({
    entityType: 'cocktail',
    name: '=Sour',
    lines: ['2 oz gin', '1 oz lime juice'],
  });
  expect([sour?.fields.get('isVisible'), sour?.fields.get('allergens')]).toEqual(['false', 'egg, milk']);
  expect([ledaig?.entityType, ledaig?.fields.get('proof')]).toEqual(['whiskey', '92.6']);
});

it.each([
  [
    'numbered columns',
    'name,amount1,ingredient1,amount2,ingredient2\nHarbour Sour,1.25 oz,gin,0.4 oz,maraschino liqueur\n',
  ],
  [
    'one ingredient a row',
    'Drink\tIngredient\tQty\tUnit\nHarbour Sour\tgin\t1.25\toz\n\tmaraschino liqueur\t0.4\toz\n',
  ],
  [
    'semicolons and decimal commas',
    'Name;Ingredient;oz\nHarbour Sour;gin;1,25\nHarbour Sour;maraschino liqueur;0,4\n',
  ],
  [
    'a column of lists, whatever its head',
    'Venue\tDrink\tWhat we pour\nDeck\tHarbour Sour\t1.25 oz gin + 0.4 oz maraschino liqueur\n',
  ],
  [
    'a title above',
    'Our drinks,,\nName,Ingredients,Price\nHarbour Sour,"1.25 oz gin | 0.4 oz maraschino liqueur",9\n',
  ],
  [
    'a column for each ingredient',
    'Drink,Gin (oz),Maraschino liqueur (oz),Rum (oz)\nHarbour Sour,1.25,0.4,\n',
  ],
])('reads %s', (_, text) => {
  expect(read(text)).toMatchObject([
    {
      name: 'Harbour Sour',
      lines: [/^1 1\/4 oz gin$/i, /^0.4 oz maraschino liqueur$/i].map(
        (line) => expect.stringMatching(line) as string,
      ),
    },
  ]);
});

it('leaves what stands in brackets together', () => {
  const [drink] = read('name,ingredients\nHarbour,"60 ml Gin (dry, or Old Tom), 15 ml syrup (2:1; rich)"\n');
  expect(drink?.lines).toEqual(['60 ml Gin (dry, or Old Tom)', '15 ml syrup (2:1; rich)']);
});

it('reads 300 columns', () => {
  const columns = Array.from({ length: 300 }, (_, at) => at + 1);
  const text = `name,${columns.map((at) => `ingredient${at}`).join(',')}\nLong,${columns.map(() => '1 oz gin').join(',')}\n`;
  expect(read(text)[0]?.lines).toHaveLength(300);
});

it.each([
  'first name,last name,city\nAnna,Berger,Munich\nTom,Okafor,Bristol',
  'Gold Rush, 2 oz bourbon, 1 oz lemon',
  '',
])('finds no drinks in %j', (text) => {
  expect(read(text)).toEqual([]);
});

it('knows a table by its lines of as many values', () => {
  expect(isTable('a,b,c\nd,e,f\ng,h,i')).toBe(true);
  expect(isTable('Gin, lime\nand sugar\nin a glass')).toBe(false);
});
