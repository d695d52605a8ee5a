import { type CocktailCase } from '../../case-types.js';
import { BIG_ICE, HIGHBALL, MARTINI, ROCKS, UP } from '../../expected-words.js';

/** Recipes as people say, dictate and message them. */
export const PEOPLE_RECIPES_IN_WORDS: readonly CocktailCase[] = [
  {
    cocktail: 'a Negroni is equal parts gin, campari and sweet vermouth, stirred and served over a big rock',
    expect: {
      name: 'Negroni',
      spirit: 'gin',
      ingredients: ['gin', 'campari', 'sweet vermouth'],
      pours: 3,
      ice: BIG_ICE,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      "hey here's that drink I told you about, it's called Tuesday Afternoon",
      '2 oz mezcal, half an ounce of honey, three quarters of an ounce of lemon, a couple dashes of mole bitters',
      'shake it and put it over ice. let me know what you think!',
    ],
    expect: {
      name: 'Tuesday Afternoon',
      ingredients: ['2 oz mezcal', '1/2 oz honey', '3/4 oz lemon', '2 dashes|couple mole bitters'],
      pours: 4,
      prep: 'shak',
    },
  },
  {
    cocktail:
      'okay so this one is a gold rush two ounces of bourbon three quarter ounce lemon juice three quarter ounce honey syrup shake it with ice and strain over a big cube in a rocks glass',
    expect: {
      name: 'Gold Rush',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '3/4 oz lemon juice', '3/4 oz honey syrup'],
      pours: 3,
      ice: BIG_ICE,
      glass: ROCKS,
      prep: 'shak',
    },
  },
  {
    cocktail: 'Americano = 1.5 oz Campari + 1.5 oz sweet vermouth + soda, highball, orange slice',
    expect: {
      name: 'Americano',
      ingredients: ['1 1/2 oz Campari', '1 1/2 oz sweet vermouth', 'soda'],
      pours: 3,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: 'Jack Rose · 2 oz applejack · 1 oz lemon · ½ oz grenadine · shaken · up',
    expect: {
      name: 'Jack Rose',
      ingredients: ['2 oz applejack', '1 oz lemon', '1/2 oz grenadine'],
      pours: 3,
      ice: UP,
      prep: 'shak',
    },
  },
  {
    cocktail: 'GREYHOUND: VODKA 2OZ, GRAPEFRUIT JUICE 4OZ, OVER ICE IN A HIGHBALL',
    expect: {
      name: 'Greyhound',
      spirit: 'vodka',
      ingredients: ['2 oz vodka', '4 oz grapefruit juice'],
      pours: 2,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'tommys margarita 2oz tequilla 1oz lime juce .5oz agave nectar shake n strain over ice, salted rim',
    expect: {
      name: "Tommy's Margarita|Tommys Margarita",
      spirit: 'tequila',
      ingredients: ['2 oz tequila|tequilla', '1 oz lime', '1/2 oz agave'],
      pours: 3,
      prep: 'shak',
    },
  },
  {
    cocktail:
      'My go-to nightcap is the Brandy Alexander: an ounce and a half of cognac, an ounce of dark crème de cacao and an ounce of cream. Shake, strain into a coupe, dust with nutmeg.',
    expect: {
      name: 'Brandy Alexander',
      ingredients: ['1 1/2 oz cognac', '1 oz cacao', '1 oz cream'],
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail:
      'For a Hot Toddy, add a shot of Jameson, a tablespoon of honey and the juice of half a lemon to a mug and top up with hot water. Stick in a cinnamon stick.',
    expect: {
      name: 'Hot Toddy',
      spirit: 'whiskey',
      ingredients: ['1 shot Jameson', '1 tbsp honey', '1/2 lemon', 'hot water'],
      glass: 'mug',
    },
  },
  {
    cocktail: 'Kir Royale. A splash of crème de cassis in a flute, fill up with cold champagne.',
    expect: { name: 'Kir Royale', ingredients: ['cassis', 'champagne'], pours: 2, glass: 'flute' },
  },
  {
    cocktail:
      'Stir two parts gin with one part dry vermouth and a dash of orange bitters over lots of ice, strain into a chilled martini glass, lemon twist. That is my Fifty-Fifty, more or less.',
    expect: {
      name: 'Fifty-Fifty',
      spirit: 'gin',
      ingredients: ['2 parts gin', '1 part dry vermouth', '1 dash orange bitters'],
      pours: 3,
      glass: MARTINI,
      prep: 'stir',
    },
  },
  {
    cocktail: 'glass is a coupe, no ice, and it should be hidden for now',
    expect: { glass: 'coupe', ice: UP, isVisible: false },
  },
  {
    cocktail: 'Paloma but we are out of grapefruit soda so mark it as out of stock',
    expect: { name: 'Paloma', isAvailable: false },
  },
  {
    cocktail: 'smoked with applewood, served over one large clear cube',
    expect: { smoke: 'apple', ice: BIG_ICE },
  },
  {
    cocktail: 'Bicicletta: campari 2 oz and dry white wine 3 oz, topped with soda, in a wine glass with ice',
    expect: {
      name: 'Bicicletta',
      ingredients: ['2 oz campari', '3 oz white wine', 'soda'],
      pours: 3,
      glass: 'wine',
    },
  },
  {
    cocktail:
      'Can you put this on the menu please: Harvest Moon, rye 2oz / pear liqueur 3/4oz / lemon 3/4oz / cinnamon syrup 1/2oz, shaken, served up in a nick and nora',
    expect: {
      name: 'Harvest Moon',
      spirit: 'whiskey|bourbon',
      ingredients: ['2 oz rye', '3/4 oz pear liqueur', '3/4 oz lemon', '1/2 oz cinnamon syrup'],
      pours: 4,
      ice: UP,
      glass: 'Nick & Nora|nick and nora',
      prep: 'shak',
    },
  },
  {
    cocktail:
      'To make the perfect Mint Julep at home, start by gently pressing 8 mint leaves with 1/4 oz simple syrup in the bottom of a julep cup. Add 2 oz of bourbon (I use Old Forester), then pack the cup with crushed ice and stir until it frosts over.',
    expect: {
      name: 'Mint Julep|Perfect Mint Julep',
      spirit: 'bourbon',
      ingredients: ['8 mint leaves', '1/4 oz simple syrup', '2 oz bourbon'],
      pours: 3,
      ice: 'crushed',
      glass: 'julep',
    },
  },
  {
    cocktail:
      'I invented a drink last night! I am calling it The Understudy. It has 45ml of pisco, 15ml of Suze, 20ml of lime juice, 15ml of pineapple syrup and one egg white. You shake it twice, once without ice.',
    expect: {
      name: 'The Understudy|Understudy',
      ingredients: ['45 ml pisco', '15 ml Suze', '20 ml lime juice', '15 ml pineapple syrup', 'egg white'],
      pours: 5,
      prep: 'shak',
    },
  },
  {
    cocktail: 'Vodka soda: vodka (60ml), soda water (120ml), lime wedge. Tall glass, plenty of cubed ice.',
    expect: {
      name: 'Vodka Soda',
      spirit: 'vodka',
      ingredients: ['60 ml vodka', '120 ml soda'],
      glass: HIGHBALL,
      ice: 'cube',
    },
  },
  {
    cocktail: 'rum and coke. Havana 3 double measure, fill with coke, lime wedge, tall glass with ice',
    expect: { name: 'Rum and Coke', spirit: 'rum', ingredients: ['Havana', 'coke'], glass: HIGHBALL },
  },
  {
    cocktail:
      'new drink name is Blue Hour ingredients are one and a half ounces gin half ounce blue curacao half ounce lemon juice and two ounces tonic water glass is highball garnish is a lemon wheel',
    expect: {
      name: 'Blue Hour',
      spirit: 'gin',
      ingredients: ['1 1/2 oz gin', '1/2 oz curacao', '1/2 oz lemon juice', '2 oz tonic'],
      glass: HIGHBALL,
    },
  },
  {
    cocktail: 'Boulevardier – bourbon, Campari, sweet vermouth, an ounce of each. Rocks, orange peel',
    expect: {
      name: 'Boulevardier',
      spirit: 'bourbon',
      ingredients: ['1 oz bourbon', '1 oz Campari', '1 oz sweet vermouth'],
      glass: ROCKS,
    },
  },
  {
    cocktail:
      'Dark & Stormy = 60ml Goslings Black Seal, 100ml ginger beer and a squeeze of lime over ice in a highball glass.',
    expect: {
      name: 'Dark & Stormy|Dark and Stormy',
      spirit: 'rum',
      ingredients: ['60 ml Gosling|Goslings', '100 ml ginger beer', 'lime'],
      pours: 3,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: [
      'Re: that cocktail from the wedding',
      '',
      'Hi Anna, sure! It was an Elderflower Spritz.',
      '40 ml St-Germain',
      '100 ml prosecco',
      '40 ml soda',
      'Big wine glass, lots of ice, mint and a slice of lime.',
      'Love, Marc',
    ],
    expect: {
      name: 'Elderflower Spritz',
      ingredients: ['40 ml St-Germain', '100 ml prosecco', '40 ml soda'],
      glass: 'wine',
    },
    without: ['Anna', 'Marc', 'wedding'],
  },
  {
    cocktail:
      'It’s basically a Manhattan with Cynar instead of vermouth: 60ml rye, 30ml Cynar, two dashes Angostura. We call it the Artichoke Hold on Me. Stirred, coupe, cherry.',
    expect: {
      name: 'Artichoke Hold on Me|The Artichoke Hold on Me',
      spirit: 'whiskey|bourbon',
      ingredients: ['60 ml rye', '30 ml Cynar', '2 dashes Angostura'],
      pours: 3,
      glass: 'coupe',
      prep: 'stir',
    },
  },
];
