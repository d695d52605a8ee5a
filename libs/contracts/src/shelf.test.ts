import { isPourable } from './pourable.js';
import { lackingFrom, shelfKey, shelfMatcher } from './shelf.js';

/** A shelf with many names inside others, written as owners write. */
const SHELF = [
  ...['Vodka', 'Gin', 'rum', 'White rum', 'Dark rum', 'Coconut rum', 'Tequila', 'Bourbon', 'Whiskey'],
  ...['Irish Whiskey', 'Cachaca', 'Campari', 'Cointreau', 'Triple Sec', 'Grand Marnier', 'Orange liqueur'],
  ...['Curaçao', 'blue curacao', 'Kahlua', 'Coffee liqueur', 'Coffee beans', 'Bailey’s', 'Irish cream'],
  ...['Crème de cacao', 'Creme de cassis', 'JAGERMEISTER', 'Everclear', 'Vermouth', 'Sweet vermouth'],
  ...['Dry vermouth', 'Champagne', 'Prosecco', 'Angostura bitters', 'Orange bitters', 'Limes', 'Lime juice'],
  ...['Lime cordial', 'Lemon', 'lemon juice', 'Lemonade', 'Oranges', 'Orange juice', 'Grapefruit'],
  ...['Coconut', 'Coconut cream', 'Coconut milk', 'Coconut water', 'Ginger', 'Ginger beer', 'Ginger ale'],
  ...['Sugar', 'Sugar syrup', 'Simple syrup', 'Honey', 'Grenadine', 'Mint', 'Soda water', 'Club soda'],
  ...['Tonic water', '7 Up', 'Egg whites', 'Cream', 'Whipped cream', 'Ice', 'Ice cream', 'Milk'],
  'Maraschino cherry',
].map((name) => ({ name }));

/** Lines of real recipes, and the thing that each uses; `-` for none. By the rule, where a bartender might say more. */
const LINES = `
1/2 oz lime juice, freshly squeezed | Lime juice
1/2 piece lime: juiced | Limes
1/2 Limes, cut into wedges | Limes
1 Lime, juice from | Limes
1 oz lime syrup | -
Half Lime (for juice... and to prevent scurvy) | Limes
½ slimes lime | Limes
1 tbsp tsp brown sugar 1 lime, quartered then cut into chunks, plus lime wheel garnish Ice | Sugar
lime cordial | Lime cordial
3 oz Lemon and lime juice | Lime juice
1 oz Lemon/Lime Juice | Lime juice
2.5 oz Lemon Juice (Sour Mix) | lemon juice
1 shot lemon juice(freshly squeezed) | lemon juice
1/4 oz Cordial Lemon | Lemon
lemonade/sprite | Lemonade
1 Diet lemon-lime carbonated beverage, chilled | -
500 ml Lemon-lime soft drink (like Sprite, 7 up) | 7 Up
Pure Sugar 7 Up | Sugar
11 oz (or 330ml) 7up or any citrus soda | 7 Up
1 lemon, lime, or orange wedge | Oranges
Orange and lemon peels | Oranges
Garnish: lemon twist/orange twist | Oranges
½ orange, juiced | Oranges
3 sliced oranges,cucumbers and apples | Oranges
6 orange, sugar | Oranges
1 part Fruit punch juice (Orange, pineapple and passion fruit) | Oranges
1 cup teaspoon orange blossom water (optional) | -
¼  cup orange-flavored liqueur | -
1 oz orange liqueur | Orange liqueur
1 (6 oz.) can frozen orange juice concentrate | Orange juice
2 ounce orange juice(no pulp) | Orange juice
1 dash Aromatic bitters or Orange bitters or Peach bitters | Orange bitters
2 line Bitter with orange | Oranges
2 dashes Peychaud's Bitters, optional (or bitter orange) | Oranges
2 dashes Angostura bitter | Angostura bitters
4 dashes Angostura Aromatic Bitters | -
2 dashes Mole bitters (optional) | -
Cointreau or other orange flavored liqueur | Cointreau
0.5 oz triple sec (Curacao, Grand Marnier, Cointreau) | Grand Marnier
20 ml triple sec/cointreau | Triple Sec
1/2 fluid ounce triple sec (orange-flavored liqueur) | Triple Sec
1 oz Orange Curaçao (or Triple Sec, Cointreau) | Triple Sec
3/4 shot orange Curacao liqueur | Curaçao
3 oz Blue liquor, (UV Blue Vodka or Blue Curaçao) | blue curacao
1.5 oz Blue Curaçao. | blue curacao
1/2 oz Blue Caracao | -
1 oz White Cachaça (Cachaça Branca) | Cachaca
1.5 oz Kahlúa | Kahlua
1 part coffee liqueur, such as Kahlua | Coffee liqueur
coffee beans (optional, for decoration) | Coffee beans
1 oz Dark Crème de Cacao | Crème de cacao
3/4 oz Créme de Cassis | Creme de cassis
1 teaspoon liquid crème fraîche | -
4 cl jägermeister | JAGERMEISTER
1/2 cup Baileys | Bailey’s
1 part Bailey’s Irish cream | Irish cream
25 ml Baileys® Coffee Irish Cream Liqueur | Irish cream
3 cups 190 proof grain alcohol (such as Everclear®) | Everclear
50 ml Smirnoff No. 21® Vodka | Vodka
2 Shot glass Vodka (Absolut OR Grey Goose) | Vodka
2 oz Brandy (stick to the original), Vodka or Gin | Vodka
60 ml Vodka or White Rum | White rum
30 ml rum (preferably dark) | rum
1/2 oz Rum (Light) | rum
1 liter caña paraguaya/rum | rum
1 part Dark Rum (Kraken if ye be a brave soul) | Dark rum
1 1/2 cups dark spiced rum (to give it good flavor) or white rum (adjust to taste, may be omitted) | White rum
1-1/2 oz Coconut Rum | Coconut rum
1/2 fluid ounce coconut-flavored rum | -
1 15 oz coconut cream (Coco Lopez) | Coconut cream
1 ounce cream of coconut | -
1–2 tablespoons of coconut or MCT oil | Coconut
500 ml Coconut water or tender coconut water | Coconut water
300 ml Almond/Coconut Milk | Coconut milk
1 1/2 cup milk (can substitute with almond/soy/cashew milk) | Milk
1 scoop Coconut Ice Cream (optional) | Ice cream
3 scoops Vanilla ice-cream | Ice cream
1 scoop Vanilla Icecream | -
1/4 cup cookie-cream ice cream | Ice cream
1 fluid ounce half-and-half cream | Cream
Garnish: \u200bwhipped cream | Whipped cream
whipped cream and mini gingerbread men, to serve | Whipped cream
as much as you want some peanut candy, can be cream, paçoquita or crushed peanuts | Cream
1/2 cup light ginger beer, such as Fever-Tree Naturally Light | Ginger beer
3 parts Ginger Beer (Crabbies be the pirate's favorite) | Ginger beer
1/3 cup sparkling water OR ginger ale OR club soda | Ginger ale
1 bar spoon Rhubarb and Ginger Jam | -
3 ounces ginger-flavored kombucha | -
1/3 shot Sugar Syrup(2 sugar to 1 water rich syrup) | Sugar syrup
1⁄2 oz Rich sugar syrup (2 parts sugar, 1 part water) | Sugar syrup
10 cl sugar cane syrup | -
2 teaspoon sirup/sugar | Sugar
simple syrup (sugar and water) | Simple syrup
2 cl Simple sugar syrup | Sugar syrup
1-2 tablespoons agave or honey to taste | Honey
30 ml sweet vermouth, Carpano Antica | Sweet vermouth
45 ml Sweet Red Vermouth | Vermouth
4 cl Antica Formula (or another red vermouth of your choice) | Vermouth
1⁄4 oz Dry vermouth | Dry vermouth
300 ml cava (or champagne) | Champagne
1 splash Red wine or Prosecco on top of each cup | Prosecco
17 oz (or 550Mml) rosé wine | -
Top with Soda water & lime | Soda water
2 glass chilled water/soda | -
tonic water soda | -
1 oz Tonic | -
1 1/2 to 2 ounces Irish whiskey, | Irish Whiskey
2 oz Liquor (Whiskey, Ron, Brandy) | Whiskey
1 oz canadian club whisky | -
3 tablespoons Bulleit bourbon or your bourbon of choice | Bourbon
2 or 3 oz tequila (I prefer a silver or blanco, but use what you like) | Tequila
Grapefruite soda (like Fresca, Squirt, or Jarritos) | -
Slices of grapefruit, for garnish | Grapefruit
1 egg white (optional) | Egg whites
1.25 cup packed (spearmint) mint leaves, woody stems removed | Mint
Spearmint (optional) | -
Optional: pineapple wedges, and fresh mint, for serving | Mint
6 Ice cubes, crushed | Ice
1 / Provençale blend | -
Maraschino cherries, (garnishing) | -
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [line: string, thing: string]);

const nameOf = (shelf: { name: string }[], line: string): string => shelfMatcher(shelf)(line)?.name ?? '-';

describe('the thing that a line uses', () => {
  it.each(LINES)('%s: %s', (line, thing) => {
    expect(nameOf(SHELF, line)).toBe(thing);
    expect(nameOf(SHELF.toReversed(), line)).toBe(thing);
  });

  it.each([
    ['the first of two as long', ['Rye', 'Gin'], '1 oz gin or rye', 'Gin'],
    ['none on an empty shelf', [], '1 oz gin', '-'],
    ['none in a line without words', ['Gin'], '— ½ …', '-'],
    ['nothing by a name without words', ['🍋', '…'], '1 🍋 …', '-'],
    ['a decomposed accent', ['Curaçao'], '1 oz curac\u0327ao', 'Curaçao'],
    ['a name in full width', ['ＧＩＮ'], '1 oz gin', 'ＧＩＮ'],
    ['capitals of ß', ['Weißbier'], '1 WEISSBIER', 'Weißbier'],
    ['a trade mark', ['Campari'], '1 oz Campari™', 'Campari'],
    ['a letter that few keyboards have', ['Smørrebrød'], 'smorrebrod', 'Smørrebrød'],
    ['& for and', ['Half & half'], '1 oz half and half', 'Half & half'],
    ['a figure that touches a word', ['Licor 43'], '1 oz licor43', 'Licor 43'],
    ['another alphabet', ['Лайм'], 'сок одного лайма или 1 лайм', 'Лайм'],
    ['no s alone', ['a'], '2 as', '-'],
    ['only words in a row', ['Dry gin'], '1 oz dry London gin', '-'],
    ['the whole line', ['Lime juice'], 'lime juice', 'Lime juice'],
    ['a longer name that the line only begins', ['Lime', 'Lime juice cordial'], '1 oz lime juice', 'Lime'],
  ])('is %s', (_, names, line, thing) => {
    expect(
      nameOf(
        names.map((name) => ({ name })),
        line,
      ),
    ).toBe(thing);
  });
});

describe('shelfKey', () => {
  it.each([
    ['Lime', 'LIMES'],
    ['Crème de cacao', 'creme de cacaos'],
    ['Curaçao', 'curac\u0327ao'],
    ["Peychaud's bitters", 'Peychaud’s Bitter'],
    ['7-Up', '7up'],
    ['Brennivín & Øl', 'brennivin and ol'],
    ['  Lime   juice ', 'lime juices'],
  ])('is the same of %j and %j', (one, other) => expect(shelfKey(one)).toBe(shelfKey(other)));

  it.each([
    ['Lime', 'Lime juice'],
    ['Lime juice', 'Limejuice'],
    ['🍋', '🍊'],
    ['…', '🍋'],
  ])('tells %j from %j', (one, other) => expect(shelfKey(one)).not.toBe(shelfKey(other)));
});

describe('lackingFrom', () => {
  const missingFrom = (things: { name: string; isStocked: boolean }[]) => {
    const lackingOf = lackingFrom(things);
    return (lines: string[]) => lackingOf(lines).missing;
  };
  const shelf = [
    { name: 'Limes', isStocked: false },
    { name: 'Lime juice', isStocked: true },
    { name: 'Mint', isStocked: false },
    { name: 'Sugar', isStocked: true },
  ];

  it('names each thing that is out once, in the order of the lines', () => {
    const lines = ['6 mint leaves', '1 lime', '2 oz rum', '1 oz lime juice', 'Mint sprig', 'sugar'];
    expect(missingFrom(shelf)(lines)).toEqual(['Mint', 'Limes']);
  });

  it.each([
    ['orange', ['1 dash orange bitters', '1 oz orange liqueur', 'Orange peel, to garnish'], []],
    ['orange', ['1 oz orange juice'], ['orange']],
    ['grapefruit', ['3 oz grapefruit soda'], []],
    ['mint', ['8 mint leaves'], ['mint']],
    ['mint', ['Mint sprig, to garnish'], []],
    ['lemon', ['Green olive or lemon twist'], []],
    ['lime', ['1/2 oz lime juice (optional)'], []],
    ['beer', ['4 oz ginger beer'], []],
    ['gin', ['2 oz London dry gin'], ['gin']],
  ])('of %s, out, for %j: %j', (name, lines, missing) => {
    expect(missingFrom([{ name, isStocked: false }])(lines)).toEqual(missing);
  });

  it('tells apart what is only a garnish, optional or one of two', () => {
    const things = ['orange peel', 'mint', 'lime', 'gin', 'vodka'].map((name) => ({
      name,
      isStocked: false,
    }));
    const lines = [
      '2 oz gin or vodka',
      '1 oz lime juice',
      'Lime wheel, to garnish',
      'Orange peel, to garnish',
    ];
    expect(lackingFrom(things)([...lines, 'Mint (optional)', 'Garnish with mint'])).toEqual({
      missing: ['lime'],
      without: ['vodka', 'orange peel', 'mint'],
    });
    expect(lackingFrom(things.map((one) => ({ ...one, isStocked: true })))(lines)).toEqual({
      missing: [],
      without: [],
    });
  });

  it('names nothing where all is there, or the shelf knows none of it', () => {
    expect(missingFrom(shelf)(['1 oz lime juice', 'sugar', '2 oz rum'])).toEqual([]);
    expect(missingFrom([])(['1 lime'])).toEqual([]);
  });

  it('reads each name and each line once, for 300 things and 1,000 cocktails', () => {
    const things = Array.from({ length: 300 }, (_, index) => ({ name: `thíng ${index}`, isStocked: false }));
    const cocktails = Array.from({ length: 1_000 }, (_, index) => [
      `1 oz thíng ${index}`,
      '2 oz rûm',
      '1 limé',
    ]);
    const read = jest.spyOn(String.prototype, 'normalize');
    const missingOf = missingFrom(things);
    const missing = cocktails.map(missingOf);
    expect(read).toHaveBeenCalledTimes(300 + 3 * 1_000);
    read.mockRestore();
    expect(missing[299]).toEqual(['thíng 299']);
    expect(missing[300]).toEqual([]);
  });
});

test('a drink can be poured while it is available and nothing is missing', () => {
  expect(isPourable({ isAvailable: true })).toBe(true);
  expect(isPourable({ isAvailable: true, missing: [] })).toBe(true);
  expect(isPourable({ isAvailable: true, missing: ['Limes'] })).toBe(false);
  expect(isPourable({ isAvailable: false, missing: [] })).toBe(false);
  expect(isPourable({ isAvailable: true, missing: ['Limes'], pourAnyway: true })).toBe(true);
  expect(isPourable({ isAvailable: false, missing: ['Limes'], pourAnyway: true })).toBe(false);
});
