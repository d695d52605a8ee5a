import { type CocktailCase } from './case-types.js';
import { COCKTAIL_EDIT_CASES } from './cocktail-edit-cases.js';

/** Texts as owners type them into the form. Even places tune, odd ones judge. */
export const COCKTAIL_CASES: readonly CocktailCase[] = [
  {
    text: 'Paper Plane: equal parts bourbon, Aperol, Amaro Nonino and lemon, shaken, up in a coupe',
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
    text: 'Last Word - equal parts gin, green Chartreuse, maraschino and lime juice. Shake, strain into a coupe.',
    expect: {
      name: 'Last Word',
      spirit: 'gin',
      ingredients: ['gin', 'Chartreuse', 'maraschino', 'lime'],
      glass: 'coupe',
      prep: 'shake',
    },
  },
  {
    text: 'Gold Rush: 2 oz bourbon, 3/4 oz lemon juice, 3/4 oz honey syrup. Shake and pour over a large cube in a rocks glass.',
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
    text: 'Tommys Margarita: 60 ml reposado tequila, 30 ml lime juice, 15 ml agave syrup. Shaken, on the rocks, salted rim.',
    expect: {
      name: 'Tommys Margarita',
      spirit: 'tequila',
      ingredients: ['60 ml', 'lime', 'agave'],
      glass: 'rocks',
      prep: 'shake',
    },
  },
  {
    text: 'a drink called Smoke Signal with 45ml mezcal, 20ml lime, 15ml agave and two dashes of Angostura, stirred over a big ice cube in a rocks glass',
    expect: {
      name: 'Smoke Signal',
      ingredients: ['45 ml mezcal', 'lime', 'agave', 'Angostura'],
      glass: 'rocks',
      ice: 'large',
      prep: 'stir',
    },
  },
  {
    text: 'A cocktail named Garden Party made from 50ml gin, 25ml elderflower liqueur, 20ml lemon juice, topped with soda in a highball',
    expect: {
      name: 'Garden Party',
      spirit: 'gin',
      ingredients: ['50 ml gin', 'elderflower', 'lemon', 'soda'],
      glass: 'highball',
    },
  },
  {
    text: 'Dark & Stormy\n2 oz dark rum\n4 oz ginger beer\n1/2 oz lime juice\nBuild in a highball over ice. Garnish with a lime wedge.',
    expect: {
      name: 'Dark & Stormy',
      spirit: 'rum',
      ingredients: ['2 oz dark rum', '4 oz ginger beer', '1/2 oz lime', 'wedge'],
      glass: 'highball',
      prep: 'build',
    },
  },
  {
    text: 'Gimlet\n\n- 2 oz gin\n- 1 oz lime cordial\n\nStir with ice and strain into a chilled coupe.',
    expect: {
      name: 'Gimlet',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lime cordial'],
      glass: 'coupe',
      prep: 'stir',
    },
  },
  {
    text: 'Boulevardier',
    expect: {
      name: 'Boulevardier',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'Campari', 'vermouth'],
      prep: 'stir',
    },
  },
  { text: 'mojito', expect: { name: 'Mojito', spirit: 'rum', ingredients: ['rum', 'lime', 'mint', 'soda'] } },
  {
    text: 'Smoked Maple Old Fashioned: bourbon 60ml, maple syrup 10ml, 2 dashes walnut bitters, smoked with cherry wood, rocks glass with one big cube',
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
    text: 'Campfire Martini: vodka 2oz, dry vermouth half an ounce, applewood smoke, served up in a martini glass',
    expect: { name: 'Campfire Martini', spirit: 'vodka', smoke: 'apple', glass: 'martini', ice: 'none' },
  },
  {
    text: 'Bramble. Gin 5cl, lemon juice 2.5cl, sugar syrup 1cl, creme de mure 1.5cl. Build over crushed ice in a rocks glass, drizzle the mure on top.',
    expect: {
      name: 'Bramble',
      spirit: 'gin',
      ingredients: ['5 cl', 'lemon', 'mure'],
      ice: 'crushed',
      glass: 'rocks',
    },
  },
  {
    text: 'Mai Tai – 30ml Jamaican rum, 30ml agricole rum, 15ml orange curaçao, 15ml orgeat, 30ml lime. Shake with crushed ice, mint sprig garnish.',
    expect: {
      name: 'Mai Tai',
      spirit: 'rum',
      ingredients: ['Jamaican', 'orgeat', 'lime', 'mint'],
      ice: 'crushed',
      prep: 'shake',
    },
  },
  {
    text: 'vodka, lime and ginger beer in a copper mug',
    expect: { spirit: 'vodka', ingredients: ['vodka', 'lime', 'ginger beer'], glass: 'copper mug' },
  },
  {
    text: 'tequila with grapefruit soda and lime, tall glass',
    expect: { spirit: 'tequila', ingredients: ['tequila', 'grapefruit', 'lime'], glass: 'highball' },
  },
  {
    text: 'Whiskey sour with egg white, 2oz bourbon, 1 oz lemon, 3/4 simple syrup',
    expect: {
      name: 'Whiskey Sour',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'lemon', 'syrup', 'egg white'],
      prep: 'shake',
    },
  },
  {
    text: 'Clover Club (gin, raspberry syrup, lemon, egg white) dry shake then shake with ice, strain into a coupe',
    expect: {
      name: 'Clover Club',
      spirit: 'gin',
      ingredients: ['gin', 'raspberry', 'lemon', 'egg white'],
      glass: 'coupe',
      prep: 'shake',
    },
  },
  {
    text: 'Add a Sazerac. Rye, sugar cube, Peychaud’s bitters, absinthe rinse, no ice, lemon peel.',
    expect: {
      name: 'Sazerac',
      spirit: 'whiskey',
      ingredients: ['rye', 'Peychaud', 'absinthe', 'lemon peel'],
      ice: 'none',
    },
  },
  {
    text: 'Please add our new drink "Midnight Train": 2 parts rum, 1 part coffee liqueur, a splash of cream, stirred, on the rocks',
    expect: {
      name: 'Midnight Train',
      spirit: 'rum',
      ingredients: ['2 parts rum', 'coffee liqueur', 'cream'],
      glass: 'rocks',
      prep: 'stir',
    },
  },
  {
    text: 'French Gimlet – 2 oz gin, 1 oz St-Germain, ½ oz lime. Shaken, served up.',
    expect: {
      name: 'French Gimlet',
      spirit: 'gin',
      ingredients: ['2 oz gin', 'St-Germain', '1/2 oz lime'],
      ice: 'none',
      prep: 'shake',
    },
  },
  {
    text: 'Kir Royale: 1½ cl crème de cassis topped with champagne in a flute',
    expect: { name: 'Kir Royale', ingredients: ['cassis', 'champagne'], glass: 'flute' },
  },
  {
    text: 'Basil Smash: muddle 10 basil leaves, add 60ml gin, 25ml lemon juice and 15ml sugar syrup, shake and double strain over ice in a tumbler',
    expect: {
      name: 'Basil Smash',
      spirit: 'gin',
      ingredients: ['basil', '60 ml gin', 'lemon'],
      prep: 'muddle',
    },
  },
  {
    text: 'Caipirinha: muddle a lime with 2 tsp sugar, add 50ml cachaça and crushed ice. Stir well.',
    expect: {
      name: 'Caipirinha',
      ingredients: ['lime', '2 tsp sugar', 'cacha'],
      ice: 'crushed',
      prep: 'muddle',
    },
  },
  {
    text: 'Piña Colada blended with rum, coconut cream and pineapple juice',
    expect: {
      name: 'Piña Colada',
      spirit: 'rum',
      ingredients: ['rum', 'coconut', 'pineapple'],
      prep: 'blend',
    },
  },
  {
    text: 'White Russian: 50ml vodka, 25ml Kahlúa, 25ml cream. Rocks glass, ice. It tastes like dessert.',
    expect: {
      name: 'White Russian',
      spirit: 'vodka',
      ingredients: ['vodka', 'Kahl', 'cream'],
      glass: 'rocks',
    },
  },
  ...COCKTAIL_EDIT_CASES,
];
