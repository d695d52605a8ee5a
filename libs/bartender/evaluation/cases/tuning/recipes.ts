import { type CocktailCase, type WhiskeyCase } from '../../case-types.js';
import { BIG_ICE, HIGHBALL, MARTINI, ROCKS, UP } from '../../expected-words.js';

export const RECIPES: readonly (CocktailCase | WhiskeyCase)[] = [
  // A title, a list, a method
  {
    cocktail: [
      'Jungle Bird',
      '',
      '1 1/2 oz blackstrap rum',
      '3/4 oz Campari',
      '1 1/2 oz pineapple juice',
      '1/2 oz lime juice',
      '1/2 oz demerara syrup',
      '',
      'Shake with ice and strain into a rocks glass over fresh ice. Garnish with a pineapple frond.',
    ],
    expect: {
      name: 'Jungle Bird',
      spirit: 'rum',
      ingredients: [
        '1 1/2 oz rum',
        '3/4 oz Campari',
        'pineapple juice',
        '1/2 oz lime juice',
        'demerara syrup',
      ],
      pours: 5,
      glass: ROCKS,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      '**Division Bell**',
      '',
      '- 1 oz mezcal',
      '- 3/4 oz Aperol',
      '- 1/2 oz maraschino liqueur',
      '- 3/4 oz lime juice',
      '',
      '**How to:** Shake with ice. Strain into a chilled coupe. Grapefruit twist, discarded.',
    ],
    expect: {
      name: 'Division Bell',
      ingredients: ['1 oz mezcal', '3/4 oz Aperol', '1/2 oz maraschino', '3/4 oz lime juice'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'BRANDIED PEAR MULE',
      '50 ML VODKA',
      '25 ML PEAR BRANDY',
      '15 ML LIME JUICE',
      'TOP WITH GINGER BEER',
      'BUILD OVER ICE IN A COPPER MUG. PEAR SLICE.',
    ],
    expect: {
      name: 'Brandied Pear Mule',
      spirit: 'vodka',
      ingredients: ['50 ml vodka', '25 ml pear brandy', '15 ml lime juice', 'ginger beer'],
      pours: 4,
      glass: 'mug',
    },
  },
  {
    cocktail: [
      'Royal Bermuda Yacht Club',
      '1) 2 oz Barbados rum',
      '2) ¾ oz lime juice',
      '3) ¼ oz falernum',
      '4) ¼ oz dry curaçao',
      'Shake and serve up in a coupe with a lime wheel.',
    ],
    expect: {
      name: 'Royal Bermuda Yacht Club',
      spirit: 'rum',
      ingredients: ['2 oz rum', '3/4 oz lime juice', '1/4 oz falernum', '1/4 oz curacao'],
      pours: 4,
      glass: 'coupe',
      ice: UP,
    },
  },
  {
    cocktail: [
      'Ingredients:',
      '• 45 ml white rum',
      '• 20 ml fresh lime juice',
      '• 2 tsp sugar',
      '• 6 leaves of mint',
      '• soda water',
      'Preparation: Muddle the mint with sugar and lime. Add the rum, top with soda, stir.',
      'Glass: Highball',
      'Name: Havana Morning',
    ],
    expect: {
      name: 'Havana Morning',
      spirit: 'rum',
      ingredients: ['45 ml white rum', '20 ml lime juice', '2 tsp sugar', '6 mint', 'soda'],
      pours: 5,
      glass: HIGHBALL,
      prep: 'muddle',
    },
  },
  // As most write
  {
    cocktail: 'Bennett: 2 oz gin, 1 oz lime juice, 1/2 oz simple syrup, 2 dashes Angostura. Shake, coupe.',
    expect: {
      name: 'Bennett',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lime juice', '1/2 oz simple syrup', '2 dashes Angostura'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Bloody Mary',
      '2 oz vodka',
      '4 oz tomato juice',
      '1/2 oz lemon juice',
      '3 dashes hot sauce',
      '2 dashes Worcestershire sauce',
      'Roll with ice and pour into a highball. Garnish with a celery stick.',
    ],
    expect: {
      name: 'Bloody Mary',
      spirit: 'vodka',
      ingredients: [
        '2 oz vodka',
        '4 oz tomato juice',
        '1/2 oz lemon juice',
        '3 dashes hot sauce',
        'Worcestershire',
      ],
      pours: 5,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: 'Black Manhattan, 2 oz rye, 1 oz Averna, 1 dash Angostura, stirred, coupe, cherry garnish',
    expect: {
      name: 'Black Manhattan',
      spirit: 'whiskey|bourbon',
      ingredients: ['2 oz rye', '1 oz Averna', '1 dash Angostura'],
      pours: 3,
      glass: 'coupe',
      prep: 'stir',
    },
  },
  {
    cocktail: 'Kamikaze: equal parts vodka, triple sec and lime juice, shaken, served up',
    expect: {
      name: 'Kamikaze',
      spirit: 'vodka',
      ingredients: ['vodka', 'triple sec', 'lime juice'],
      pours: 3,
      ice: UP,
    },
  },
  {
    cocktail: [
      'New York Sour',
      '- 2 oz bourbon',
      '- 1 oz lemon juice',
      '- 3/4 oz simple syrup',
      '- 1/2 oz red wine',
      'Shake the first three, strain over ice into a rocks glass and float the wine.',
    ],
    expect: {
      name: 'New York Sour',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '1 oz lemon juice', '3/4 oz simple syrup', '1/2 oz red wine'],
      pours: 4,
      glass: ROCKS,
      prep: 'float',
    },
  },
  {
    cocktail: 'Rusty Nail: 1 1/2 oz scotch, 3/4 oz Drambuie, stirred over ice in a rocks glass',
    expect: {
      name: 'Rusty Nail',
      spirit: 'whiskey',
      ingredients: ['1 1/2 oz scotch', '3/4 oz Drambuie'],
      pours: 2,
      glass: ROCKS,
      prep: 'stir',
    },
  },
  {
    cocktail: 'Add a Greyhound: vodka 45ml, grapefruit juice 120ml, over ice in a highball',
    expect: {
      name: 'Greyhound',
      spirit: 'vodka',
      ingredients: ['45 ml vodka', '120 ml grapefruit'],
      pours: 2,
      glass: HIGHBALL,
    },
  },
  // Labels, recipe cards
  {
    cocktail: [
      'Drink: Blood & Sand',
      'Base: Scotch',
      'Ingredients: 3/4 oz scotch, 3/4 oz cherry brandy, 3/4 oz sweet vermouth, 3/4 oz orange juice',
      'Glass: Coupe',
      'Ice: none',
      'Garnish: orange twist',
      'Method: shake and double strain',
    ],
    expect: {
      name: 'Blood & Sand',
      spirit: 'whiskey',
      ingredients: ['3/4 oz scotch', 'cherry', 'sweet vermouth', 'orange juice'],
      pours: 4,
      glass: 'coupe',
      ice: UP,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Easy Gold Fashioned | Weeknight Cocktails',
      'Jump to Recipe · Print',
      'Yield: 1 drink. Total time: 3 minutes',
      'INGREDIENTS',
      '2 ounces bourbon',
      '1/4 ounce maple syrup',
      '2 dashes black walnut bitters',
      'INSTRUCTIONS',
      'Stir with ice for 20 seconds, then strain into a rocks glass over one big cube.',
      'NOTES',
      'Use real maple syrup!',
    ],
    expect: {
      name: 'Easy Gold Fashioned|Gold Fashioned',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '1/4 oz maple syrup', '2 dashes walnut bitters'],
      pours: 3,
      glass: ROCKS,
      ice: BIG_ICE,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Corn Maiden',
      'Spec: 2 oz bourbon / .75 oz lemon / .75 oz corn syrup / 2 dashes chocolate bitters',
      'Glass: coupe',
      'Garnish: none',
    ],
    expect: {
      name: 'Corn Maiden',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'lemon', 'corn syrup', '2 dashes bitters'],
      pours: 4,
      glass: 'coupe',
    },
  },
  // One line, joined in other ways than by commas
  {
    cocktail: 'Toronto = 2oz rye + 1/4oz Fernet Branca + 1/4oz simple + 2 dashes Ango, stirred, orange twist',
    expect: {
      name: 'Toronto',
      spirit: 'whiskey|bourbon',
      ingredients: ['2 oz rye', '1/4 oz Fernet', 'simple', '2 dashes Ango'],
      pours: 4,
      prep: 'stir',
    },
  },
  {
    cocktail: 'El Diablo: tequila / crème de cassis / lime / ginger beer',
    expect: {
      name: 'El Diablo',
      spirit: 'tequila',
      ingredients: ['tequila', 'cassis', 'lime', 'ginger beer'],
      pours: 4,
    },
  },
  {
    cocktail: 'Quiet Storm • vodka • jasmine tea • lychee • lemon • $14',
    expect: {
      name: 'Quiet Storm',
      spirit: 'vodka',
      ingredients: ['vodka', 'jasmine tea', 'lychee', 'lemon'],
      pours: 4,
    },
  },
  {
    cocktail: 'Hugo’s Garden (gin & elderflower & cucumber & tonic), long, lots of ice',
    expect: {
      name: "Hugo's Garden",
      spirit: 'gin',
      ingredients: ['gin', 'elderflower', 'cucumber', 'tonic'],
      pours: 4,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: '45 gin, 20 lemon, 20 raspberry syrup, 1 egg white - Clover Club - dry shake, wet shake, coupe',
    expect: {
      name: 'Clover Club',
      spirit: 'gin',
      ingredients: ['45 gin', '20 lemon', '20 raspberry syrup', 'egg white'],
      pours: 4,
      glass: 'coupe',
    },
  },
  {
    cocktail: 'Night Nurse — Irish whiskey, honey, lemon, hot water, clove — 9.50',
    expect: {
      name: 'Night Nurse',
      spirit: 'whiskey',
      ingredients: ['Irish whiskey', 'honey', 'lemon', 'hot water', 'clove'],
      pours: 5,
    },
  },
  // Sentences
  {
    cocktail:
      'For a Bramble I use two ounces of gin, one ounce of lemon juice and half an ounce of sugar syrup over crushed ' +
      'ice in a rocks glass, then I lace it with half an ounce of blackberry liqueur.',
    expect: {
      name: 'Bramble',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lemon juice', '1/2 oz sugar syrup', '1/2 oz blackberry liqueur'],
      pours: 4,
      glass: ROCKS,
      ice: 'crushed',
    },
  },
  {
    cocktail:
      'So last night I came up with something. I am calling it the Orchard Thief. Three parts bourbon, two parts ' +
      'apple juice, one part lemon and a barspoon of maple syrup, shaken hard and poured over crushed ice.',
    expect: {
      name: 'Orchard Thief',
      spirit: 'bourbon',
      ingredients: ['3 parts bourbon', '2 parts apple juice', '1 part lemon', 'maple syrup'],
      pours: 4,
      ice: 'crushed',
      prep: 'shak',
    },
  },
  {
    cocktail:
      'muddle half a lime with two spoons of brown sugar, fill up the tumbler with crushed ice and pour on 50ml of ' +
      'vodka. that is a caipiroska',
    expect: {
      name: 'Caipiroska',
      spirit: 'vodka',
      ingredients: ['lime', 'brown sugar', '50 ml vodka'],
      pours: 3,
      glass: ROCKS,
      ice: 'crushed',
      prep: 'muddle',
    },
  },
  {
    cocktail:
      'my take on the Ramos, named Cloud Nine: gin 45 ml, lemon 15 ml, cream 20 ml, egg white, soda to top',
    expect: {
      name: 'Cloud Nine',
      spirit: 'gin',
      ingredients: ['45 ml gin', 'lemon', 'cream', 'egg white', 'soda'],
      pours: 5,
    },
  },
  // Amounts in other forms
  {
    cocktail: 'Rossini Royale: 3 cl strawberry purée, 1,5 cl vodka, 10 cl prosecco. Flute.',
    expect: {
      name: 'Rossini Royale',
      spirit: 'vodka',
      ingredients: ['30 ml strawberry', '15 ml vodka', '100 ml prosecco'],
      pours: 3,
      glass: 'flute',
    },
  },
  {
    cocktail: [
      'Trinidad Sour',
      '1½oz Angostura bitters',
      '1oz orgeat',
      '¾oz lemon',
      '½oz rye',
      'shake / coupe',
    ],
    expect: {
      name: 'Trinidad Sour',
      spirit: 'whiskey|bourbon',
      ingredients: ['1 1/2 oz Angostura', '1 oz orgeat', '3/4 oz lemon', '1/2 oz rye'],
      pours: 4,
      glass: 'coupe',
    },
  },
  {
    cocktail: [
      'Rob Roy',
      'Scotch: 2 oz',
      'Sweet vermouth: 1 oz',
      'Bitters: 3 dashes',
      'Absinthe: rinse',
      'Stir well & strain, coupe, cherry',
    ],
    expect: {
      name: 'Rob Roy',
      spirit: 'whiskey',
      ingredients: ['2 oz scotch', '1 oz sweet vermouth', '3 dashes bitters', 'absinthe'],
      pours: 4,
      glass: 'coupe',
      prep: 'stir',
    },
  },
  {
    cocktail: 'Garibaldi\n1 1/2 - 2 oz Campari\n4-5 oz fluffy orange juice\nhighball over ice, orange wedge',
    expect: {
      name: 'Garibaldi',
      ingredients: ['Campari', 'orange juice'],
      pours: 2,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: [
      'Piña Colada for one',
      '1/4 cup dark rum',
      '1/2 cup pineapple chunks',
      '3 tablespoons cream of coconut',
      'a handful of ice',
      'Blitz it all in the blender, hurricane glass',
    ],
    expect: {
      name: 'Piña Colada for One|Piña Colada',
      spirit: 'rum',
      ingredients: ['1/4 cup dark rum', '1/2 cup pineapple', '3 tbsp coconut'],
      glass: 'hurricane',
      prep: 'blend|blitz',
    },
  },
  // Social media, messages, mail
  {
    cocktail: [
      '🍋✨ LIMONCELLO SPRITZ SEASON ✨🍋',
      '🥃 2oz limoncello',
      '🍾 3oz prosecco',
      '💧 splash of soda',
      'Build over ice in a big wine glass 🍷 Tag who you’d share it with! #spritz #summervibes',
    ],
    expect: {
      ingredients: ['2 oz limoncello', '3 oz prosecco', 'soda'],
      pours: 3,
      glass: 'wine',
    },
  },
  {
    cocktail:
      'new drink for the menu pls!! the Backseat Driver - double bourbon, single amaretto, cola on top. lots of ice short glass. cheers x',
    expect: {
      name: 'Backseat Driver|The Backseat Driver',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'amaretto', 'cola'],
      pours: 3,
      glass: `${ROCKS}|short`,
    },
  },
  {
    cocktail: [
      'Hi Sam,',
      '',
      'as promised here is the recipe for the Ember Sour:',
      '',
      '50 ml mezcal',
      '25 ml lemon juice',
      '20 ml hibiscus syrup',
      '1 egg white',
      '',
      'Dry shake, shake again with ice, serve in a coupe.',
      '',
      'Best wishes,',
      'Lena',
    ],
    expect: {
      name: 'Ember Sour',
      ingredients: ['50 ml mezcal', '25 ml lemon juice', '20 ml hibiscus syrup', 'egg white'],
      pours: 4,
      glass: 'coupe',
      prep: 'dry shake|without ice',
    },
  },
  {
    cocktail: [
      '[Recipe] Low Tide',
      'Been tinkering with this one for weeks, finally happy:',
      '1.5 oz fino sherry (keep it cold!)',
      '1 oz gin - Plymouth if you have it',
      '.25 oz saline, or a pinch of salt',
      '2 dashes orange bitters',
      'Stirred, up, olive. Edit: typo',
    ],
    expect: {
      name: 'Low Tide',
      spirit: 'gin',
      ingredients: ['1 1/2 oz fino sherry', '1 oz gin', 'saline|salt', '2 dashes orange bitters'],
      pours: 4,
      ice: UP,
      prep: 'stir',
    },
  },
  // Tables and data
  {
    cocktail: [
      'Ingredient\tAmount',
      'Gin\t45 ml',
      'Lemon juice\t25 ml',
      'Pear liqueur\t20 ml',
      'Sugar syrup\t10 ml',
      '',
      'Pear Tree Club, coupe, shaken',
    ],
    expect: {
      name: 'Pear Tree Club',
      spirit: 'gin',
      ingredients: ['45 ml gin', '25 ml lemon juice', '20 ml pear liqueur', '10 ml sugar syrup'],
      pours: 4,
      glass: 'coupe',
    },
  },
  {
    cocktail:
      "{ title: 'Oaxaca Old Fashioned', glass: 'rocks', items: [ '1 1/2 oz reposado tequila', '1/2 oz mezcal', '1 tsp agave nectar', '2 dashes Angostura' ], steps: 'Stir. Large cube.' }",
    expect: {
      name: 'Oaxaca Old Fashioned',
      spirit: 'tequila',
      ingredients: ['1 1/2 oz tequila', '1/2 oz mezcal', '1 tsp agave', '2 dashes Angostura'],
      pours: 4,
      glass: 'rocks',
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Kentucky Buck',
      '2',
      'oz bourbon',
      '3/4',
      'oz lemon juice',
      '1/2',
      'oz simple syrup',
      '1',
      'strawberry',
      '2',
      'oz ginger beer',
      'Deselect All',
    ],
    expect: {
      name: 'Kentucky Buck',
      spirit: 'bourbon',
      ingredients: [
        '2 oz bourbon',
        '3/4 oz lemon juice',
        '1/2 oz simple syrup',
        'strawberry',
        '2 oz ginger beer',
      ],
      pours: 5,
    },
  },
  // Slips, brands, the method first
  {
    cocktail:
      'Wiskey Smach: 2 oz burbon, half a lemmon, 3/4 oz simpel sirup, 8 mint leafs. mudle, shake, crushd ice',
    expect: {
      name: 'Whiskey Smash|Wiskey Smach|Whiskey Smach',
      ingredients: ['2 oz bourbon|burbon', 'lemon|lemmon', 'syrup|sirup', 'mint'],
      pours: 4,
      ice: 'crush',
    },
  },
  {
    cocktail:
      'Gibson. Tanqueray 6 cl, Noilly Prat 1 cl, cocktail onion. Stir over ice, strain into a martini glass.',
    expect: {
      name: 'Gibson',
      spirit: 'gin',
      ingredients: ['60 ml Tanqueray', '10 ml Noilly Prat'],
      glass: MARTINI,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Rinse a cold rocks glass with absinthe. Stir 2 oz rye, 1 tsp rich syrup and 4 dashes of Peychaud’s with ice,',
      'strain into the rinsed glass without ice and twist a lemon peel on top. Classic Sazerac!',
    ],
    expect: {
      name: 'Sazerac|Classic Sazerac',
      spirit: 'whiskey|bourbon',
      ingredients: ['absinthe', '2 oz rye', '1 tsp syrup', "4 dashes Peychaud's"],
      glass: ROCKS,
      ice: UP,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Smoke over Jalisco: reposado tequila 2 oz, agave 1/4 oz, mole bitters 2 dashes. Stir, one big rock, hickory smoke under the dome for 15 seconds.',
    expect: {
      name: 'Smoke over Jalisco',
      spirit: 'tequila',
      ingredients: ['2 oz tequila', '1/4 oz agave', '2 dashes mole bitters'],
      pours: 3,
      ice: BIG_ICE,
      smoke: 'hickory',
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Lemon Drop',
      'Rim: sugar',
      '2 oz Absolut Citron',
      '½ oz triple sec',
      '1 oz lemon',
      '½ oz simple',
      'shaken, martini glass',
    ],
    expect: {
      name: 'Lemon Drop',
      spirit: 'vodka',
      ingredients: ['2 oz Absolut', '1/2 oz triple sec', '1 oz lemon', '1/2 oz simple'],
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail: 'corpse reviver no 2',
    expect: {
      name: 'Corpse Reviver No 2|Corpse Reviver #2|Corpse Reviver No. 2',
      spirit: 'gin',
      ingredients: ['gin', 'Lillet', 'lemon'],
    },
  },
  // Whiskeys
  {
    whiskey: [
      'Caol Ila 12 | 70cl, 43% vol',
      'Islay single malt scotch',
      'Nose of bonfire and lemon zest; oily, olives on the palate; sweet smoke on the finish.',
    ],
    expect: { name: 'Caol Ila 12', spirit: 'single malt', proof: 86, notes: 'bonfire|lemon|oliv|smoke' },
  },
  {
    whiskey:
      'Elijah Craig Barrel Proof – Kentucky straight bourbon, 12 years, batch at 124.2 proof. Baking spice, molasses, dark chocolate.',
    expect: {
      name: 'Elijah Craig Barrel Proof',
      spirit: 'bourbon',
      proof: 124.2,
      notes: 'molasses|chocolate|spice',
    },
  },
  {
    whiskey: [
      'Bottle: Hibiki Harmony',
      'Style: Japanese blend',
      'Alc. 43%',
      'Notes: rose, lychee, white chocolate',
      'Water: a few drops',
    ],
    expect: {
      name: 'Hibiki Harmony',
      spirit: 'Japanese',
      proof: 86,
      notes: 'rose|lychee',
      water: 'few drops',
    },
  },
];
