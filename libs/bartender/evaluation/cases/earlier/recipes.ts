import { type CocktailCase, type WhiskeyCase } from '../../case-types.js';

/** Texts as owners type them into an empty form. */
export const RECIPES: readonly (CocktailCase | WhiskeyCase)[] = [
  {
    cocktail: 'Paper Plane: equal parts bourbon, Aperol, Amaro Nonino and lemon, shaken, up in a coupe',
    expect: {
      name: 'Paper Plane',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'Aperol', 'Nonino', 'lemon'],
      glass: 'coupe',
      ice: 'none',
      prep: 'shake',
      smoke: null,
    },
  },
  {
    cocktail:
      'Last Word - equal parts gin, green Chartreuse, maraschino and lime juice. Shake, strain into a coupe.',
    expect: {
      name: 'Last Word',
      spirit: 'gin',
      ingredients: ['gin', 'Chartreuse', 'maraschino', 'lime'],
      glass: 'coupe',
      prep: 'shake',
    },
  },
  {
    cocktail:
      'Gold Rush: 2 oz bourbon, 3/4 oz lemon juice, 3/4 oz honey syrup. Shake and pour over a large cube in a rocks glass.',
    expect: {
      name: 'Gold Rush',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '3/4 oz lemon', '3/4 oz honey'],
      glass: 'rocks',
      ice: 'large cube',
      prep: 'shake',
    },
  },
  {
    cocktail:
      'Tommys Margarita: 60 ml reposado tequila, 30 ml lime juice, 15 ml agave syrup. Shaken, on the rocks, salted rim.',
    expect: {
      name: 'Tommys Margarita',
      spirit: 'tequila',
      ingredients: ['60 ml', 'lime', 'agave'],
      glass: 'rocks',
      prep: 'shake',
    },
  },
  {
    cocktail:
      'a drink called Smoke Signal with 45ml mezcal, 20ml lime, 15ml agave and two dashes of Angostura, stirred over a big ice cube in a rocks glass',
    expect: {
      name: 'Smoke Signal',
      ingredients: ['45 ml mezcal', 'lime', 'agave', 'Angostura'],
      glass: 'rocks',
      ice: 'large',
      prep: 'stir',
    },
  },
  {
    cocktail:
      'A cocktail named Garden Party made from 50ml gin, 25ml elderflower liqueur, 20ml lemon juice, topped with soda in a highball',
    expect: {
      name: 'Garden Party',
      spirit: 'gin',
      ingredients: ['50 ml gin', 'elderflower', 'lemon', 'soda'],
      glass: 'highball',
    },
  },
  {
    cocktail:
      'Dark & Stormy\n2 oz dark rum\n4 oz ginger beer\n1/2 oz lime juice\nBuild in a highball over ice. Garnish with a lime wedge.',
    expect: {
      name: 'Dark & Stormy',
      spirit: 'rum',
      ingredients: ['2 oz dark rum', '4 oz ginger beer', '1/2 oz lime', 'wedge'],
      glass: 'highball',
      prep: 'build',
    },
  },
  {
    cocktail: 'Gimlet\n\n- 2 oz gin\n- 1 oz lime cordial\n\nStir with ice and strain into a chilled coupe.',
    expect: {
      name: 'Gimlet',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lime cordial'],
      glass: 'coupe',
      prep: 'stir',
    },
  },
  {
    cocktail: 'Boulevardier',
    expect: {
      name: 'Boulevardier',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'Campari', 'vermouth'],
      prep: 'stir',
    },
  },
  {
    cocktail: 'mojito',
    expect: { name: 'Mojito', spirit: 'rum', ingredients: ['rum', 'lime', 'mint', 'soda'] },
  },
  {
    cocktail:
      'Smoked Maple Old Fashioned: bourbon 60ml, maple syrup 10ml, 2 dashes walnut bitters, smoked with cherry wood, rocks glass with one big cube',
    expect: {
      name: 'Smoked Maple Old Fashioned',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'maple', 'bitters'],
      smoke: 'cherry',
      glass: 'rocks',
      ice: 'large',
    },
  },
  {
    cocktail:
      'Campfire Martini: vodka 2oz, dry vermouth half an ounce, applewood smoke, served up in a martini glass',
    expect: { name: 'Campfire Martini', spirit: 'vodka', smoke: 'apple', glass: 'martini', ice: 'none' },
  },
  {
    cocktail:
      'Bramble. Gin 5cl, lemon juice 2.5cl, sugar syrup 1cl, creme de mure 1.5cl. Build over crushed ice in a rocks glass, drizzle the mure on top.',
    expect: {
      name: 'Bramble',
      spirit: 'gin',
      ingredients: ['5 cl', 'lemon', 'mure'],
      ice: 'crushed',
      glass: 'rocks',
    },
  },
  {
    cocktail:
      'Mai Tai – 30ml Jamaican rum, 30ml agricole rum, 15ml orange curaçao, 15ml orgeat, 30ml lime. Shake with crushed ice, mint sprig garnish.',
    expect: {
      name: 'Mai Tai',
      spirit: 'rum',
      ingredients: ['Jamaican', 'orgeat', 'lime', 'mint'],
      ice: 'crushed',
      prep: 'shake',
    },
  },
  {
    cocktail: 'vodka, lime and ginger beer in a copper mug',
    expect: { spirit: 'vodka', ingredients: ['vodka', 'lime', 'ginger beer'], glass: 'copper mug' },
  },
  {
    cocktail: 'tequila with grapefruit soda and lime, tall glass',
    expect: { spirit: 'tequila', ingredients: ['tequila', 'grapefruit', 'lime'], glass: 'highball' },
  },
  {
    cocktail: 'Whiskey sour with egg white, 2oz bourbon, 1 oz lemon, 3/4 simple syrup',
    expect: {
      name: 'Whiskey Sour',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'lemon', 'syrup', 'egg white'],
      prep: 'shake',
    },
  },
  {
    cocktail:
      'Clover Club (gin, raspberry syrup, lemon, egg white) dry shake then shake with ice, strain into a coupe',
    expect: {
      name: 'Clover Club',
      spirit: 'gin',
      ingredients: ['gin', 'raspberry', 'lemon', 'egg white'],
      glass: 'coupe',
      prep: 'shake',
    },
  },
  {
    cocktail: 'Add a Sazerac. Rye, sugar cube, Peychaud’s bitters, absinthe rinse, no ice, lemon peel.',
    expect: {
      name: 'Sazerac',
      spirit: 'whiskey',
      ingredients: ['rye', 'Peychaud', 'absinthe', 'lemon peel'],
      ice: 'none',
    },
  },
  {
    cocktail:
      'Please add our new drink "Midnight Train": 2 parts rum, 1 part coffee liqueur, a splash of cream, stirred, on the rocks',
    expect: {
      name: 'Midnight Train',
      spirit: 'rum',
      ingredients: ['2 parts rum', 'coffee liqueur', 'cream'],
      glass: 'rocks',
      prep: 'stir',
    },
  },
  {
    cocktail: 'French Gimlet – 2 oz gin, 1 oz St-Germain, ½ oz lime. Shaken, served up.',
    expect: {
      name: 'French Gimlet',
      spirit: 'gin',
      ingredients: ['2 oz gin', 'St-Germain', '1/2 oz lime'],
      ice: 'none',
      prep: 'shake',
    },
  },
  {
    cocktail: 'Kir Royale: 1½ cl crème de cassis topped with champagne in a flute',
    expect: { name: 'Kir Royale', ingredients: ['cassis', 'champagne'], glass: 'flute' },
  },
  {
    cocktail:
      'Basil Smash: muddle 10 basil leaves, add 60ml gin, 25ml lemon juice and 15ml sugar syrup, shake and double strain over ice in a tumbler',
    expect: {
      name: 'Basil Smash',
      spirit: 'gin',
      ingredients: ['basil', '60 ml gin', 'lemon'],
      prep: 'muddle',
    },
  },
  {
    cocktail: 'Caipirinha: muddle a lime with 2 tsp sugar, add 50ml cachaça and crushed ice. Stir well.',
    expect: {
      name: 'Caipirinha',
      ingredients: ['lime', '2 tsp sugar', 'cachaca'],
      ice: 'crushed',
      prep: 'muddle',
    },
  },
  {
    cocktail: 'Piña Colada blended with rum, coconut cream and pineapple juice',
    expect: {
      name: 'Piña Colada',
      spirit: 'rum',
      ingredients: ['rum', 'coconut', 'pineapple'],
      prep: 'blend',
    },
  },
  {
    cocktail: 'White Russian: 50ml vodka, 25ml Kahlúa, 25ml cream. Rocks glass, ice. It tastes like dessert.',
    expect: {
      name: 'White Russian',
      spirit: 'vodka',
      ingredients: ['vodka', 'Kahlua', 'cream'],
      glass: 'rocks',
    },
  },

  {
    whiskey: "Blanton's Single Barrel, bourbon, 93 proof, caramel and orange",
    expect: { name: "Blanton's Single Barrel", spirit: 'bourbon', proof: 93, notes: 'caramel' },
  },
  {
    whiskey:
      'Bruichladdich Classic Laddie single malt 50% ABV, floral and bright, notes of barley sugar, mint',
    expect: {
      name: 'Bruichladdich Classic Laddie',
      spirit: 'single malt',
      proof: 100,
      notes: 'barley sugar',
    },
  },
  {
    whiskey: 'Glendronach 12, 43%, sherried single malt',
    expect: { name: 'Glendronach 12', spirit: 'single malt', proof: 86, profile: 'sherr' },
  },
  {
    whiskey: 'Kilchoman Machir Bay 46% ABV peated Islay single malt. Lemon, peat smoke, vanilla.',
    expect: { name: 'Kilchoman Machir Bay', spirit: 'single malt', proof: 92, notes: 'lemon', water: 'drop' },
  },
  { whiskey: 'Wild Turkey 101', expect: { name: 'Wild Turkey 101', spirit: 'bourbon', proof: 101 } },
  { whiskey: 'Yamazaki 12', expect: { name: 'Yamazaki 12', spirit: 'Japanese', proof: 86 } },
  {
    whiskey: 'WhistlePig 10 Year: a rye at 100 proof, bold and minty, with caramel and orange',
    expect: { name: 'WhistlePig 10 Year', spirit: 'rye', proof: 100, notes: 'caramel' },
  },
  {
    whiskey: 'Green Spot - Irish pot still whiskey, 40% abv. Green apple and barley.',
    expect: { name: 'Green Spot', spirit: 'Irish', proof: 80, notes: 'apple' },
  },
  {
    whiskey: 'a bourbon called House Barrel No. 4, 57.5% alcohol, dark cherry, tobacco, leather; very bold',
    expect: { name: 'House Barrel No. 4', spirit: 'bourbon', proof: 115, notes: 'cherry', profile: 'bold' },
  },
  {
    whiskey: 'Old Mill Rye. Proof 104. Tastes of dill, pepper and honey. Spicy and dry.',
    expect: { name: 'Old Mill Rye', spirit: 'rye', proof: 104, notes: 'dill', profile: 'spicy' },
  },
];
