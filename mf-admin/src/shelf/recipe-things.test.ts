import { shelfMatcher } from '@peanut/contracts';
import { SEED_COCKTAILS } from '@peanut/contracts/seed-menu';
import { recipeThings, thingsToAdd } from './recipe-things';

it.each([
  ['2 oz fresh lime juice', 'lime juice'],
  ['Orange peel, expressed', 'orange'],
  ['1 barspoon sugar syrup (1:1)', 'sugar syrup'],
  ['2 oz (60 ml) blanco tequila, 100% agave', 'blanco tequila'],
  ['2 1/2 oz (75 ml) London dry gin', 'London dry gin'],
  ['45 milliliters(ml) White rum', 'White rum'],
  ['1 13.5 oz coconut milk', 'coconut milk'],
  ['.75 oz Lime juice', 'Lime juice'],
  ['Gin 45ml', 'gin'],
  ['½ oz Crème de Cassis', 'Crème de Cassis'],
  ['2-4 drops angostura bitters', 'angostura bitters'],
  ['8 pieces mint leaves', 'mint'],
  ['6-8 leaves fresh mint', 'mint'],
  ['Mint sprig and a lime wedge, to garnish', 'mint'],
  ['Half-wheel or peel of orange, to garnish', 'orange'],
  ['juice of 1 lime', 'lime'],
  ['Juice of half a lemon', 'lemon'],
  ['2 lime leaves', 'lime leaves'],
  ['1 sugar cube', 'sugar cube'],
  ['A splash of soda water', 'soda water'],
  ['Splash of maraschino cherry syrup', 'maraschino cherry syrup'],
  ['Top with Soda water & lime', 'Soda water'],
  ['Top up with prosecco', 'prosecco'],
  ['Soda water to top', 'soda water'],
  ['Garnish: Lime Wedge', 'Lime'],
  ['Flaky salt for the rim', 'flaky salt'],
  ['1 oz half and half', 'half and half'],
  ['2 oz Sweet and Sour Mix', 'Sweet and Sour Mix'],
  ['3/4 cup Cointreau or Triple Sec', 'Cointreau'],
  ['crushed ice', 'ice'],
  ['20-30 pieces water chestnuts', 'water chestnuts'],
  ['1 stick cinnamon [optional]', 'cinnamon'],
  ['2 dashes Peychaud’s bitters', 'Peychaud’s bitters'],
  ['4 cl Limettensaft', 'Limettensaft'],
])('%s: %s', (line, thing) => {
  expect(recipeThings([line])).toEqual([thing]);
});

it.each(['', '2 oz', 'Garnish', '½', 'x'.repeat(81), '–'])('finds none in "%s"', (line) => {
  expect(recipeThings([line])).toEqual([undefined]);
});

describe('thingsToAdd', () => {
  const recipe = (...ingredients: string[]) => ({ ingredients });

  it('names what most drinks use first, each once for a drink, as most write it', () => {
    const recipes = [
      recipe('1 oz Lime juice', '2 oz gin', 'Lime juice, to rinse'),
      recipe('1 oz lime juice', '1 oz rum'),
      recipe('2 limes juice', '1 oz lime juice'),
    ];
    expect(thingsToAdd(recipes, [])).toEqual([
      { name: 'lime juice', drinks: 3 },
      { name: 'gin', drinks: 1 },
      { name: 'rum', drinks: 1 },
    ]);
  });

  it('leaves out what the shelf knows, whatever its spelling', () => {
    const recipes = [recipe('1 oz fresh lime juice', '1 oz Cachaça', '2 oz gin')];
    expect(thingsToAdd(recipes, [{ name: 'Limes' }, { name: 'cachaca' }])).toEqual([
      { name: 'gin', drinks: 1 },
    ]);
  });

  it('offers nothing twice: once all is added, the shelf knows every line that named a thing', () => {
    const things = thingsToAdd(SEED_COCKTAILS, []);
    expect(things.length).toBeGreaterThan(20);
    expect(thingsToAdd(SEED_COCKTAILS, things)).toEqual([]);
    const onShelf = shelfMatcher(things);
    for (const line of SEED_COCKTAILS.flatMap(({ ingredients }) => ingredients))
      expect(onShelf(line)).toBeDefined();
  });
});
