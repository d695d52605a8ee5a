import { type CocktailCase } from '../../case-types.js';
import { BIG_ICE, HIGHBALL, MARTINI, ROCKS, UP } from '../../expected-words.js';

export const RECIPES: readonly CocktailCase[] = [
  // Lists
  {
    cocktail: [
      "Bee's Knees",
      '1. 60 ml gin',
      '2. 22.5 ml lemon juice',
      '3. 22.5 ml honey syrup',
      'Shake with ice and strain into a chilled coupe. Lemon twist.',
    ],
    expect: {
      name: "Bee's Knees",
      spirit: 'gin',
      ingredients: ['60 ml gin', '22.5 ml lemon juice', '22.5 ml honey syrup'],
      pours: 3,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Jump to Recipe · Print',
      'Clover Club',
      '★★★★★ 4.8 (212 ratings)',
      'Prep Time: 5 mins | Servings: 1',
      'Ingredients',
      '▢ 1 ½ oz gin',
      '▢ ½ oz dry vermouth',
      '▢ ½ oz lemon juice',
      '▢ ½ oz raspberry syrup',
      '▢ 1 egg white',
      'Instructions',
      '1. Dry shake everything.',
      '2. Add ice and shake again.',
      '3. Strain into a coupe.',
      'Calories: 180 kcal',
    ],
    expect: {
      name: 'Clover Club',
      spirit: 'gin',
      ingredients: [
        '1 1/2 oz gin',
        '1/2 oz dry vermouth',
        '1/2 oz lemon juice',
        '1/2 oz raspberry syrup',
        'egg white',
      ],
      pours: 5,
      glass: 'coupe',
      prep: 'shak',
    },
    without: ['kcal', 'ratings', 'servings'],
  },
  {
    cocktail: [
      'Name: Corpse Reviver No. 2',
      'Base: gin',
      'Ingredients: 22 ml gin; 22 ml Lillet Blanc; 22 ml Cointreau; 22 ml lemon juice; 1 dash absinthe',
      'Glass: Nick & Nora',
      'Ice: none',
      'Method: shake and fine strain',
      'Garnish: orange twist',
    ],
    expect: {
      name: 'Corpse Reviver No. 2|Corpse Reviver #2',
      spirit: 'gin',
      ingredients: ['22 ml gin', '22 ml Lillet', '22 ml Cointreau', '22 ml lemon juice', 'dash absinthe'],
      pours: 5,
      glass: 'Nick',
      ice: UP,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      '## Pisco Sour',
      '### You need',
      '* 60ml pisco',
      '* 30ml lime juice',
      '* 20ml sugar syrup',
      '* 1 egg white',
      '### Do this',
      'Shake without ice, shake with ice, strain into a coupe. Three drops of Angostura on the foam.',
    ],
    expect: {
      name: 'Pisco Sour',
      ingredients: ['60 ml pisco', '30 ml lime juice', '20 ml sugar syrup', 'egg white'],
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Singapore Sling',
      '3 cl gin',
      '1,5 cl cherry liqueur',
      '0,75 cl Cointreau',
      '0,75 cl Bénédictine',
      '12 cl pineapple juice',
      '1,5 cl lime juice',
      '1 cl grenadine',
      '1 dash Angostura bitters',
      'Shake with ice cubes, strain into a hurricane glass. Pineapple and a cocktail cherry.',
    ],
    expect: {
      name: 'Singapore Sling',
      spirit: 'gin',
      ingredients: [
        '30 ml gin',
        '15 ml cherry liqueur',
        '7.5 ml Cointreau',
        '7.5 ml Benedictine',
        '120 ml pineapple juice',
        '15 ml lime juice',
        '10 ml grenadine',
        '1 dash Angostura',
      ],
      glass: 'hurricane',
    },
  },
  {
    cocktail: [
      'Mai Tai',
      'Amount\tIngredient',
      '30 ml\tJamaican rum',
      '30 ml\tagricole rum',
      '15 ml\torange curaçao',
      '15 ml\torgeat',
      '30 ml\tlime juice',
      'Shake, pour over crushed ice in a double rocks glass. Mint sprig.',
    ],
    expect: {
      name: 'Mai Tai',
      spirit: 'rum',
      ingredients: [
        '30 ml Jamaican rum',
        '30 ml agricole rum',
        '15 ml curacao',
        '15 ml orgeat',
        '30 ml lime juice',
      ],
      pours: 5,
      glass: ROCKS,
      ice: 'crushed',
    },
  },
  {
    cocktail: [
      '**White Lady**',
      '- **Gin** – 40 ml',
      '- **Triple sec** – 30 ml',
      '- **Lemon juice** – 20 ml',
      '',
      '> Shake with ice & strain into a martini glass',
    ],
    expect: {
      name: 'White Lady',
      spirit: 'gin',
      ingredients: ['40 ml gin', '30 ml triple sec', '20 ml lemon juice'],
      pours: 3,
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Tom Collins (serves one)',
      'Gin, 50ml',
      'Lemon juice, 25ml',
      'Sugar syrup, 25ml',
      'Soda water, to top',
      'Collins glass filled with ice. Garnish: lemon slice, cherry.',
    ],
    expect: {
      name: 'Tom Collins',
      spirit: 'gin',
      ingredients: ['50 ml gin', '25 ml lemon juice', '25 ml sugar syrup', 'soda'],
      glass: HIGHBALL,
    },
  },
  {
    cocktail: ['Kir Royale', '- cassis 1cl', '- champagne 9cl', 'Flute. No ice.'],
    expect: {
      name: 'Kir Royale',
      ingredients: ['10 ml cassis', '90 ml champagne'],
      pours: 2,
      glass: 'flute',
      ice: UP,
      smoke: null,
    },
  },
  {
    cocktail: [
      'Sherry Cobbler',
      '3 1/2 oz amontillado sherry',
      '1 tbsp sugar',
      '3 orange slices',
      'Shake hard and pour over pebble ice in a tall glass. Berries on top, and a straw.',
    ],
    expect: {
      name: 'Sherry Cobbler',
      ingredients: ['3 1/2 oz sherry', '1 tbsp sugar', '3 orange'],
      glass: HIGHBALL,
      ice: 'pebble|crushed',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'dark n stormy',
      '2oz dark rum',
      '4 oz giner beer',
      'half an oz lime juce',
      'build over ice in a highbal glass',
    ],
    expect: {
      name: 'Dark n Stormy|Dark and Stormy|Dark & Stormy',
      spirit: 'rum',
      ingredients: ['2 oz dark rum', '4 oz beer', '1/2|half oz lime'],
      pours: 3,
      glass: 'highbal',
      prep: 'build',
    },
  },
  {
    cocktail: [
      'SIDECAR',
      'COGNAC 5 CL',
      'TRIPLE SEC 2 CL',
      'LEMON JUICE 2 CL',
      'SHAKE WITH ICE, STRAIN INTO A COUPE WITH A SUGAR RIM',
    ],
    expect: {
      name: 'Sidecar',
      ingredients: ['50 ml cognac', '20 ml triple sec', '20 ml lemon juice'],
      pours: 3,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Improved Whiskey Cocktail – for the winter list',
      '• 2 oz rye whiskey',
      '• 1 teaspoon maraschino liqueur',
      '• 1 teaspoon rich simple syrup',
      '• 2 dashes Angostura bitters',
      '• 1 dash absinthe',
      'Stir, strain over a big cube in an old fashioned glass, lemon peel.',
    ],
    expect: {
      name: 'Improved Whiskey Cocktail',
      spirit: 'whiskey|rye',
      ingredients: ['2 oz rye', '1 tsp maraschino', '1 tsp syrup', '2 dash Angostura', '1 dash absinthe'],
      pours: 5,
      glass: ROCKS,
      ice: BIG_ICE,
      prep: 'stir',
    },
  },
  // On one line
  {
    cocktail:
      'whiskey sour: 2oz bourbon, 3/4 oz lemon, 3/4 oz simple, 1 egg white. dry shake, wet shake, strain over ice, few drops of angostura on top',
    expect: {
      name: 'Whiskey Sour',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '3/4 oz lemon', '3/4 oz simple', 'egg white'],
      prep: 'shak',
    },
  },
  {
    cocktail: 'Last Word: equal parts gin / green Chartreuse / maraschino / lime juice. shake, coupe',
    expect: {
      name: 'Last Word',
      spirit: 'gin',
      ingredients: ['gin', 'Chartreuse', 'maraschino', 'lime'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail:
      'NEGRONI SBAGLIATO = 1 part Campari + 1 part sweet vermouth + 1 part prosecco, over ice in a tumbler, orange slice',
    expect: {
      name: 'Negroni Sbagliato',
      ingredients: ['1 part Campari', '1 part sweet vermouth', '1 part prosecco'],
      pours: 3,
      glass: ROCKS,
    },
  },
  {
    cocktail:
      "Tommy's Margarita (60ml reposado tequila, 30ml lime juice, 15ml agave nectar) – shaken, on the rocks, no salt",
    expect: {
      name: "Tommy's Margarita",
      spirit: 'tequila',
      ingredients: ['60 ml tequila', '30 ml lime', '15 ml agave'],
      pours: 3,
      prep: 'shak',
    },
    without: ['salt'],
  },
  {
    cocktail:
      'Boulevardier - bourbon 1 1/4 oz - campari 1 oz - sweet vermouth 1 oz - stir, rocks glass, big cube, orange peel',
    expect: {
      name: 'Boulevardier',
      spirit: 'bourbon',
      ingredients: ['1 1/4 oz bourbon', '1 oz Campari', '1 oz sweet vermouth'],
      pours: 3,
      glass: ROCKS,
      ice: BIG_ICE,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Aviation. Gin 45ml. Maraschino 15ml. Lemon juice 15ml. Crème de violette 5ml. Shake. Strain. Coupe. Cherry.',
    expect: {
      name: 'Aviation',
      spirit: 'gin',
      ingredients: ['45 ml gin', '15 ml maraschino', '15 ml lemon juice', '5 ml violette'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail:
      "Vieux Carré: 3/4 oz each rye, cognac and sweet vermouth, 1 bsp Bénédictine, 1 dash Peychaud's, 1 dash Angostura. Stir and strain over ice in a double old fashioned glass",
    expect: {
      name: 'Vieux Carré',
      ingredients: [
        '3/4 oz rye',
        '3/4 oz cognac',
        '3/4 oz sweet vermouth',
        '1 barspoon Benedictine',
        "1 dash Peychaud's",
        '1 dash Angostura',
      ],
      pours: 6,
      glass: ROCKS,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Bloody Mary · vodka 50ml · tomato juice 100ml · lemon juice 10ml · Worcestershire 4 dashes · Tabasco 2 dashes · tall glass over ice, celery stick',
    expect: {
      name: 'Bloody Mary',
      spirit: 'vodka',
      ingredients: [
        '50 ml vodka',
        '100 ml tomato juice',
        '10 ml lemon juice',
        '4 dash Worcestershire',
        '2 dash Tabasco',
      ],
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'Amaretto Sour = 1.5 oz amaretto, .75 oz cask-proof bourbon, 1 oz lemon juice, 1 tsp simple syrup, half an egg white. Dry shake, then shake, strain over ice into a rocks glass. Lemon twist.',
    expect: {
      name: 'Amaretto Sour',
      ingredients: [
        '1.5 oz amaretto',
        '3/4 oz bourbon',
        '1 oz lemon juice',
        '1 tsp simple syrup',
        'egg white',
      ],
      pours: 5,
      glass: ROCKS,
      prep: 'shak',
    },
  },
  {
    cocktail:
      '✨ LAVENDER 75 ✨ 1 oz gin | 1/2 oz lemon | 1/2 oz lavender syrup | top w/ bubbly 🥂 flute, lemon twist',
    expect: {
      name: 'Lavender 75',
      spirit: 'gin',
      ingredients: [
        '1 oz gin',
        '1/2 oz lemon',
        '1/2 oz lavender syrup',
        'bubbly|bubbles|sparkling|champagne|prosecco',
      ],
      pours: 4,
      glass: 'flute',
    },
  },
  {
    cocktail:
      'El Diablo: tequila (2 oz), crème de cassis (1/2 oz), lime juice (1/2 oz), ginger beer (3 oz). Build in a Collins glass over ice; lime wheel.',
    expect: {
      name: 'El Diablo',
      spirit: 'tequila',
      ingredients: ['2 oz tequila', '1/2 oz cassis', '1/2 oz lime', '3 oz ginger beer'],
      pours: 4,
      glass: HIGHBALL,
      prep: 'build',
    },
  },
  {
    cocktail:
      'Cosmopolitan 4cl vodka citron / 1.5cl Cointreau / 1.5cl lime juice / 3cl cranberry juice / shake, strain / martini glass / orange zest',
    expect: {
      name: 'Cosmopolitan',
      spirit: 'vodka',
      ingredients: ['40 ml vodka', '15 ml Cointreau', '15 ml lime juice', '30 ml cranberry juice'],
      pours: 4,
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail:
      'Irish Coffee: 4cl Irish whiskey, 8cl hot coffee, 3cl lightly whipped cream, 1 tsp brown sugar. Heatproof glass, no ice.',
    expect: {
      name: 'Irish Coffee',
      spirit: 'whisk|Irish',
      ingredients: ['40 ml Irish', '80 ml coffee', '30 ml cream', '1 tsp brown sugar'],
      pours: 4,
      glass: 'heat|Irish coffee|mug|toddy',
      ice: UP,
    },
  },
  {
    cocktail: 'Bellini 1/3 peach purée, 2/3 prosecco, flute',
    expect: {
      name: 'Bellini',
      ingredients: ['1/3 peach', '2/3 prosecco'],
      pours: 2,
      glass: 'flute',
    },
  },
  {
    cocktail: 'Gin & Tonic - 5cl gin, 15cl tonic water, big copa glass full of ice, cucumber ribbon',
    expect: {
      name: 'Gin & Tonic|Gin and Tonic',
      spirit: 'gin',
      ingredients: ['50 ml gin', '150 ml tonic'],
      glass: 'copa|balloon',
    },
  },
  {
    cocktail:
      '{"name": "Rust Belt", "ingredients": ["2 oz rye", "1/2 oz Cynar", "1/4 oz maple syrup"], "glass": "coupe", "method": "stir and strain"}',
    expect: {
      name: 'Rust Belt',
      spirit: 'whiskey|rye',
      ingredients: ['2 oz rye', '1/2 oz Cynar', '1/4 oz maple syrup'],
      pours: 3,
      glass: 'coupe',
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Hot Toddy: 2 oz whiskey, 1 tbsp honey, half an ounce of lemon juice, top with hot water. In a mug.',
    expect: {
      name: 'Hot Toddy',
      spirit: 'whiskey',
      ingredients: ['2 oz whiskey', '1 tbsp honey', '1/2|half oz lemon', 'hot water'],
      pours: 4,
      glass: 'mug',
    },
  },
  // In sentences
  {
    cocktail:
      "For a Bramble you'll want 50ml gin, 25ml lemon juice and 12.5ml sugar syrup, shaken and strained over crushed ice in a rocks glass, then 15ml crème de mûre drizzled over the top.",
    expect: {
      name: 'Bramble',
      spirit: 'gin',
      ingredients: ['50 ml gin', '25 ml lemon juice', '12.5 ml sugar syrup', '15 ml mure'],
      pours: 4,
      glass: ROCKS,
      ice: 'crushed',
      prep: 'shak',
    },
  },
  {
    cocktail:
      "ok so the drink is called a southside and it's two ounces of gin an ounce of lime juice three quarters of an ounce of simple syrup and six mint leaves shake it hard and double strain it into a coupe",
    expect: {
      name: 'Southside|South Side',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1|an oz lime', '3/4|quarters oz simple syrup', '6 mint'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail:
      "mate you have to try the penicillin, it's 2 oz blended scotch, 3/4 oz lemon juice, 3/4 oz honey ginger syrup, then float 1/4 oz laphroaig on top. candied ginger on a pick",
    expect: {
      name: 'Penicillin',
      spirit: 'whisk|scotch',
      ingredients: ['2 oz scotch', '3/4 oz lemon juice', '3/4 oz honey', '1/4 oz Laphroaig'],
    },
  },
  {
    cocktail:
      'I call this one Harbour Lights. You stir 45 ml of aged rum with 20 ml of dry sherry and a barspoon of demerara syrup, pour it into a Nick and Nora, and lay a grapefruit twist on top.',
    expect: {
      name: 'Harbour Lights',
      spirit: 'rum',
      ingredients: ['45 ml rum', '20 ml sherry', 'barspoon demerara'],
      pours: 3,
      glass: 'Nick',
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Two parts white rum, one part lime juice, one part ginger syrup, topped with soda water. We call it the Copper Fizz.',
    expect: {
      name: 'Copper Fizz|The Copper Fizz',
      spirit: 'rum',
      ingredients: ['2 part rum', '1 part lime', '1 part ginger', 'soda'],
      pours: 4,
    },
  },
  {
    cocktail:
      'It\'s named "Velvet Hour": 50 ml cognac, 20 ml crème de cacao, 20 ml cream. Shake, strain into a coupe, no ice, grate some nutmeg over it.',
    expect: {
      name: 'Velvet Hour',
      ingredients: ['50 ml cognac', '20 ml cacao', '20 ml cream'],
      glass: 'coupe',
      ice: UP,
      prep: 'shak',
    },
  },
  {
    cocktail:
      'Mint Julep. Muddle 8 mint leaves with 1/2 oz simple syrup in a julep cup, add 2 oz bourbon, pack with crushed ice and crown with a bouquet of mint.',
    expect: {
      name: 'Mint Julep',
      spirit: 'bourbon',
      ingredients: ['8 mint', '1/2 oz simple syrup', '2 oz bourbon'],
      glass: 'julep',
      ice: 'crushed',
      prep: 'muddl',
    },
  },
  {
    cocktail:
      "Hi! Here's my grandad's recipe for a Rusty Nail: 45ml of Scotch and 25ml Drambuie, stirred over ice in an old fashioned glass. Enjoy!",
    expect: {
      name: "Rusty Nail|Grandad's Rusty Nail",
      spirit: 'whisk|scotch',
      ingredients: ['45 ml Scotch', '25 ml Drambuie'],
      pours: 2,
      glass: ROCKS,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Garibaldi – one and a half ounces of Campari, topped up with four ounces of fluffy orange juice. Serve in a highball with an orange wedge.',
    expect: {
      name: 'Garibaldi',
      ingredients: ['1 1/2|half oz Campari', '4 oz orange juice'],
      pours: 2,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'French Martini. Shake two measures of vodka with one measure of pineapple juice and half a measure of Chambord. Strain into a martini glass.',
    expect: {
      name: 'French Martini',
      spirit: 'vodka',
      ingredients: ['2 vodka', '1 pineapple', '1/2|half Chambord'],
      pours: 3,
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail:
      "Vesper: three measures of Gordon's gin, one of vodka, half a measure of Lillet. Shake it very well until it's ice-cold, then add a large thin slice of lemon peel. Deep champagne goblet.",
    expect: {
      name: 'Vesper',
      spirit: 'gin',
      ingredients: ['3 gin', '1 vodka', '1/2|half Lillet'],
      glass: 'champagne|goblet|deep',
      prep: 'shak',
    },
  },
  // Smoke
  {
    cocktail:
      'Smoked Maple Old Fashioned: 60 ml bourbon, 10 ml maple syrup, 3 dashes black walnut bitters. Stir with ice, strain over a large cube in a rocks glass, then smoke with applewood for 15 seconds under a cloche.',
    expect: {
      name: 'Smoked Maple Old Fashioned',
      spirit: 'bourbon',
      ingredients: ['60 ml bourbon', '10 ml maple syrup', '3 dash walnut'],
      pours: 3,
      glass: ROCKS,
      ice: BIG_ICE,
      smoke: 'apple',
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Campfire Margarita — mezcal 1.5oz, tequila 0.5 oz, lime juice 1 oz, agave syrup .5 oz. Shake. Torch a rosemary sprig and trap its smoke in a rocks glass before straining over fresh ice.',
    expect: {
      name: 'Campfire Margarita',
      spirit: 'mezcal|tequila',
      ingredients: ['1.5 oz mezcal', '0.5 oz tequila', '1 oz lime', '0.5 oz agave'],
      pours: 4,
      glass: ROCKS,
      smoke: 'rosemary',
      prep: 'shak',
    },
  },
  // Only a part of it
  {
    cocktail: 'gin basil smash?? 60 gin 30 lemon 20 sugar syrup, handful of basil',
    expect: {
      name: 'Gin Basil Smash',
      spirit: 'gin',
      ingredients: ['60 gin', '30 lemon', '20 sugar', 'basil'],
      pours: 4,
    },
  },
  {
    cocktail: '2 oz mezcal, 1 oz lime juice, 3/4 oz agave syrup, 3 slices of jalapeño',
    expect: {
      spirit: 'mezcal|tequila',
      ingredients: ['2 oz mezcal', '1 oz lime juice', '3/4 oz agave syrup', '3 jalapeno'],
      pours: 4,
      smoke: null,
    },
  },
  {
    cocktail: 'Build in a highball over cubed ice, stir gently, garnish with a lemon wheel.',
    expect: { glass: 'highball', ice: 'cube', prep: 'build' },
  },
  {
    cocktail:
      'rum old fashioned: 2oz aged rum, teaspoon demerara syrup, couple dashes angostura. stir, big cube, orange peel',
    expect: {
      name: 'Rum Old Fashioned',
      spirit: 'rum',
      ingredients: ['2 oz rum', 'tsp demerara', 'dash angostura'],
      pours: 3,
      ice: BIG_ICE,
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Garden Cooler (no alcohol): 90 ml cucumber juice, 20 ml lime juice, 15 ml elderflower cordial, top with soda. Tall glass with plenty of ice.',
    expect: {
      name: 'Garden Cooler|Garden Cooler (no alcohol)',
      ingredients: ['90 ml cucumber', '20 ml lime', '15 ml elderflower', 'soda'],
      pours: 4,
      glass: HIGHBALL,
    },
  },
];
