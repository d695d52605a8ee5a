import { type CocktailCase } from '../../case-types.js';
import { BIG_ICE, HIGHBALL, MARTINI, ROCKS, UP } from '../../expected-words.js';

/** Recipes in still other voices: menus, notebooks, apps, chats, captions and voice notes. */
export const MORE_PEOPLE_RECIPES: readonly CocktailCase[] = [
  {
    cocktail: ['MIDNIGHT GARDEN . . . 14', 'hendrick’s, st. germain, cucumber, lime, tonic', 'served tall'],
    expect: {
      name: 'Midnight Garden',
      spirit: 'gin',
      ingredients: ["Hendrick's", 'germain', 'cucumber', 'lime', 'tonic'],
      pours: 5,
      glass: HIGHBALL,
    },
    without: ['14'],
  },
  {
    cocktail: [
      'page 47 — grandpa’s notebook',
      'Rob Roy',
      '2 scotch',
      '1 sweet verm',
      '2 d. ango',
      'stir. up. cherry',
    ],
    expect: {
      name: 'Rob Roy',
      spirit: 'whiskey',
      ingredients: ['2 scotch', '1 sweet verm', 'ango'],
      pours: 3,
      ice: UP,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Jasmine — Paul Harrington',
      'Build: 1½ oz Gin ~ ¾ oz Lemon ~ ¼ oz Cointreau ~ ¼ oz Campari',
      'Technique: shaken, fine strained',
      'Vessel: chilled cocktail glass',
      'Finish: lemon twist',
    ],
    expect: {
      name: 'Jasmine',
      spirit: 'gin',
      ingredients: ['1 1/2 oz gin', '3/4 oz lemon', '1/4 oz Cointreau', '1/4 oz Campari'],
      pours: 4,
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail:
      'voice memo: so um the drink we did on friday is the paper plane so its three quarters of an ounce each of bourbon aperol amaro nonino and lemon juice shake it and strain it into a coupe no garnish',
    expect: {
      name: 'Paper Plane',
      spirit: 'bourbon',
      ingredients: ['3/4 oz bourbon', '3/4 oz aperol', '3/4 oz amaro nonino', '3/4 oz lemon juice'],
      pours: 4,
      glass: 'coupe',
    },
  },
  {
    cocktail: [
      '🍹 RECIPE 🍹',
      'Save & share with your margarita bestie!',
      '',
      'SPICY PINEAPPLE MARG',
      '✨ 2oz @espolontequila blanco',
      '✨ 1oz fresh pineapple juice',
      '✨ 3/4oz lime',
      '✨ 1/2oz agave',
      '✨ 3 jalapeño coins',
      '',
      'Muddle the jalapeño 🌶, add the rest, shake shake shake, strain over fresh ice w/ a tajín rim 🔥',
      'cc: @barback.life #tequilatuesday #margs',
    ],
    expect: {
      name: 'Spicy Pineapple Marg|Spicy Pineapple Margarita',
      spirit: 'tequila',
      ingredients: ['2 oz', '1 oz pineapple juice', '3/4 oz lime', '1/2 oz agave', 'jalapeno'],
      pours: 5,
      prep: 'muddle',
    },
    without: ['bestie'],
  },
  {
    cocktail: [
      'Ingredients for 1 drink',
      '4 cl Cognac',
      '2 cl Cointreau',
      '2 cl Lemon juice',
      '',
      'Preparation',
      'Shake with ice cubes and strain into a cocktail glass with a sugar rim.',
      '',
      'Sidecar',
    ],
    expect: {
      name: 'Sidecar',
      ingredients: ['40 ml cognac', '20 ml Cointreau', '20 ml lemon juice'],
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Mezcal Mule',
      'Yield: 1 cocktail  |  Active time: 3 min',
      '',
      '½ cup ice',
      '60 ml (2 fl oz) mezcal',
      '15 ml (½ fl oz) lime juice',
      '120 ml (4 fl oz) ginger beer',
      '',
      'Fill a copper mug with ice. Add mezcal and lime juice. Top with ginger beer and stir gently.',
    ],
    expect: {
      name: 'Mezcal Mule',
      ingredients: ['60 ml mezcal', '15 ml lime juice', '120 ml ginger beer'],
      pours: 3,
      glass: 'mug',
    },
  },
  {
    cocktail:
      'Bobby Burns (2 oz Scotch, 3/4 oz sweet vermouth, 1/4 oz Bénédictine, stirred and strained into a Nick & Nora)',
    expect: {
      name: 'Bobby Burns',
      spirit: 'whiskey',
      ingredients: ['2 oz Scotch', '3/4 oz sweet vermouth', '1/4 oz Benedictine'],
      pours: 3,
      glass: 'Nick & Nora',
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'From: Tess',
      'Subject: Re: menu',
      'Can we swap in a new one for winter? Was thinking “Hearthside”:',
      '45 mL apple brandy',
      '20 mL amaro Nonino',
      '15 mL cinnamon syrup',
      '20 mL lemon',
      'Shaken, rocks, smoked with hickory under the cloche.',
      'Tess x',
    ],
    expect: {
      name: 'Hearthside',
      ingredients: ['45 ml apple brandy', '20 ml amaro', '15 ml cinnamon syrup', '20 ml lemon'],
      pours: 4,
      glass: ROCKS,
      smoke: 'hickory',
    },
    without: ['Tess', 'winter'],
  },
  {
    cocktail: [
      'The drink: French Pearl',
      'The booze: 2 oz Plymouth gin, 1/4 oz Pernod',
      'The rest: 3/4 oz lime, 3/4 oz simple, a sprig of mint',
      'The how: muddle the mint, shake, double strain',
      'The glass: coupe',
    ],
    expect: {
      name: 'French Pearl',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1/4 oz Pernod', '3/4 oz lime', '3/4 oz simple'],
      glass: 'coupe',
      prep: 'muddle',
    },
  },
  {
    cocktail:
      'Stinger: Combine 2 1/4 ounces Cognac and 3/4 ounce white crème de menthe in a mixing glass with ice, stir, and strain into a chilled martini glass.',
    expect: {
      name: 'Stinger',
      ingredients: ['2 1/4 oz cognac', '3/4 oz menthe'],
      pours: 2,
      glass: MARTINI,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Chartreuse Swizzle',
      '1.25oz green chartreuse, 1oz pineapple, .75oz lime, .5oz falernum',
      'swizzle w/ pebble ice in a pilsner, mint + nutmeg',
    ],
    expect: {
      name: 'Chartreuse Swizzle',
      ingredients: ['1 1/4 oz chartreuse', '1 oz pineapple', '3/4 oz lime', '1/2 oz falernum'],
      pours: 4,
      ice: 'pebble|crushed',
      glass: 'pint|pilsner',
    },
  },
  {
    cocktail:
      "Here's the spec for the Naked and Famous, in case anyone asks: equal parts mezcal, yellow Chartreuse, Aperol and lime (22 ml each). Shake hard. Coupe. No garnish.",
    expect: {
      name: 'Naked and Famous',
      ingredients: ['22 ml mezcal', '22 ml Chartreuse', '22 ml Aperol', '22 ml lime'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Whiskey Ginger',
      '• Irish whiskey (1 shot)',
      '• Ginger ale (to fill)',
      '• Lime (1 squeeze)',
      'Glass: tall   Ice: cubed',
    ],
    expect: {
      name: 'Whiskey Ginger',
      spirit: 'whiskey',
      ingredients: ['1 shot Irish whiskey', 'ginger ale', 'lime'],
      pours: 3,
      glass: HIGHBALL,
      ice: 'cube',
    },
  },
  {
    cocktail: [
      'Sherry Cobbler, ca. 1862',
      'Take four ounces of amontillado sherry, one tablespoon of sugar and two or three slices of orange.',
      'Shake well, pour over shaved ice, and ornament with berries in season. Imbibe through a straw.',
    ],
    expect: {
      name: 'Sherry Cobbler',
      ingredients: ['4 oz sherry', '1 tbsp sugar', 'orange'],
      ice: 'crushed|shaved',
      prep: 'shak',
    },
    without: ['straw'],
  },
  {
    cocktail: 'vesper 60 gin 15 vodka 7 lillet stir martini glass lemon peel',
    expect: {
      name: 'Vesper',
      spirit: 'gin',
      ingredients: ['60 gin', '15 vodka', '7 lillet'],
      pours: 3,
      glass: MARTINI,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Cocktail name,Ingredient 1,Ingredient 2,Ingredient 3,Glass',
      'Godfather,2 oz Scotch,1/2 oz amaretto,,Rocks',
    ],
    expect: {
      name: 'Godfather',
      spirit: 'whiskey',
      ingredients: ['2 oz Scotch', '1/2 oz amaretto'],
      pours: 2,
      glass: ROCKS,
    },
  },
  {
    cocktail:
      'I like my Old Cuban like this: 45ml of aged rum, 20ml lime, 25ml sugar, 6 mint leaves, 2 dashes ango, all shaken, then topped with 60ml champagne in a coupe.',
    expect: {
      name: 'Old Cuban',
      spirit: 'rum',
      ingredients: ['45 ml rum', '20 ml lime', '25 ml sugar', '6 mint', '2 dashes ango', '60 ml champagne'],
      pours: 6,
      glass: 'coupe',
    },
  },
  {
    cocktail: 'just the ice: one big clear sphere',
    expect: { ice: 'sphere|large|big' },
  },
  {
    cocktail: 'Description: Smoke and honey by a winter fire. Glass: rocks.',
    expect: { description: 'Smoke and honey', glass: ROCKS },
  },
  {
    cocktail: 'not on the menu yet, keep it hidden: Winter Daiquiri, 2oz aged rum, 1oz lime, 3/4oz maple, up',
    expect: {
      name: 'Winter Daiquiri',
      spirit: 'rum',
      ingredients: ['2 oz rum', '1 oz lime', '3/4 oz maple'],
      pours: 3,
      ice: UP,
      isVisible: false,
    },
  },
  {
    cocktail: [
      'Tequila Sunrise 🌅',
      'Tequila → 45ml',
      'Orange juice → 90ml',
      'Grenadine → 15ml',
      'Pour tequila and OJ over ice in a highball, then slowly sink the grenadine. Don’t stir!',
    ],
    expect: {
      name: 'Tequila Sunrise',
      spirit: 'tequila',
      ingredients: ['45 ml tequila', '90 ml orange juice', '15 ml grenadine'],
      pours: 3,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'A good Bellini needs only two things, white peach purée (one part) and cold prosecco (two parts), in a flute.',
    expect: { name: 'Bellini', ingredients: ['1 part peach', '2 parts prosecco'], pours: 2, glass: 'flute' },
  },
  {
    cocktail: [
      'Irish Coffee',
      '4 parts hot coffee',
      '2 parts Irish whiskey',
      '1½ parts fresh cream',
      '1 tsp brown sugar',
      'Heat the coffee, whiskey and sugar; do not boil. Pour into a warm glass and top with cream; serve hot.',
    ],
    expect: {
      name: 'Irish Coffee',
      spirit: 'whiskey',
      ingredients: ['4 parts coffee', '2 parts Irish whiskey', '1 1/2 parts cream', '1 tsp sugar'],
      pours: 4,
    },
  },
  {
    cocktail: [
      'DIRTY MARTINI',
      'Gin or vodka - 75ml',
      'Dry vermouth - 15ml',
      'Olive brine - 10ml',
      'Stir over ice for 30 secs, strain into a frozen martini glass, three olives',
    ],
    expect: {
      name: 'Dirty Martini',
      ingredients: ['75 ml gin', '15 ml dry vermouth', '10 ml brine'],
      pours: 3,
      glass: MARTINI,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'My sister’s Limoncello Spritz: one-third limoncello, one-third prosecco, one-third soda. Loads of ice, big wine glass, slice of lemon & mint.',
    expect: { name: 'Limoncello Spritz', ingredients: ['limoncello', 'prosecco', 'soda'], glass: 'wine' },
  },
  {
    cocktail: [
      'Step 1: Put 2 oz bourbon, 1 sugar cube and 3 dashes bitters in a rocks glass.',
      'Step 2: Stir until the sugar is gone.',
      'Step 3: Add one large ice cube, smoke with oak chips and garnish with an orange peel.',
      'Enjoy your Smoked Old Fashioned!',
    ],
    expect: {
      name: 'Smoked Old Fashioned|Old Fashioned',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '1 sugar cube', '3 dashes bitters'],
      pours: 3,
      ice: BIG_ICE,
      glass: ROCKS,
      smoke: 'oak',
    },
  },
  {
    cocktail: [
      'Drink idea ->',
      'name: tbd (maybe “Low Tide”)',
      'fino sherry 45 / gin 15 / saline 3 drops / tonic to top',
      'highball, lemon',
    ],
    expect: {
      name: 'Low Tide',
      spirit: 'gin',
      ingredients: ['45 sherry', '15 gin', '3 drops saline', 'tonic'],
      pours: 4,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'wisky sour: 60ml burbon, 30ml lemmon juice, 20ml sugar sirup, 1 eggwhite, dry shake then shake w ice, serve in a tumblr',
    expect: {
      name: 'Whiskey Sour|Wisky Sour',
      spirit: 'bourbon|whiskey',
      ingredients: ['60 ml bourbon|burbon', '30 ml lemon|lemmon juice', '20 ml sugar', 'egg|eggwhite'],
      pours: 4,
    },
  },
  {
    cocktail: [
      'Pimm’s Cup for a crowd of one',
      '2 ounces Pimm’s No. 1',
      '4 ounces lemonade or ginger ale',
      'Cucumber, strawberry, orange & mint',
      'Build in a highball filled with ice.',
    ],
    expect: {
      name: "Pimm's Cup",
      ingredients: ["2 oz Pimm's", '4 oz lemonade'],
      glass: HIGHBALL,
    },
  },
  {
    cocktail: 'El Diablo   45ml reposado / 20ml cassis / 20ml lime / ginger beer   build, highball, lime',
    expect: {
      name: 'El Diablo',
      spirit: 'tequila',
      ingredients: ['45 ml reposado', '20 ml cassis', '20 ml lime', 'ginger beer'],
      pours: 4,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: [
      'Amount\tUnit\tIngredient',
      '1.5\toz\tPisco',
      '0.75\toz\tLime juice',
      '0.75\toz\tPineapple gum syrup',
      '',
      'Pisco Punch',
      'Shake and strain into a coupe.',
    ],
    expect: {
      name: 'Pisco Punch',
      ingredients: ['1 1/2 oz pisco', '3/4 oz lime juice', '3/4 oz pineapple'],
      pours: 3,
      glass: 'coupe',
    },
  },
  {
    cocktail: [
      'Staff pick: Rosita',
      'like a Negroni but tequila',
      '1 1/2 blanco, 1/2 sweet, 1/2 dry, 1/2 campari, dash ango',
      'Stir, rocks, lemon',
    ],
    expect: {
      name: 'Rosita',
      spirit: 'tequila',
      ingredients: ['1 1/2 blanco', '1/2 campari', 'ango'],
      glass: ROCKS,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'LONG ISLAND: 15ML EACH VODKA, GIN, WHITE RUM, TEQUILA, TRIPLE SEC; 25ML LEMON; 30ML COLA. HIGHBALL WITH ICE.',
    expect: {
      name: 'Long Island',
      ingredients: [
        '15 ml vodka',
        '15 ml gin',
        '15 ml rum',
        '15 ml tequila',
        '15 ml triple sec',
        '25 ml lemon',
        '30 ml cola',
      ],
      pours: 7,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'You asked for the one with the foam! That was the Amaretto Sour: amaretto 45, bourbon 20, lemon 25, and half an egg white. It’s served on ice in a tumbler with a cherry.',
    expect: {
      name: 'Amaretto Sour',
      ingredients: ['45 amaretto', '20 bourbon', '25 lemon', 'egg white'],
      pours: 4,
      glass: ROCKS,
    },
  },
];
