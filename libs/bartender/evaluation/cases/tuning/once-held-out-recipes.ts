import { type CocktailCase, type WhiskeyCase } from '../../case-types.js';
import { BIG_ICE, HIGHBALL, MARTINI, ROCKS, UP } from '../../expected-words.js';

export const ONCE_HELD_OUT_RECIPES: readonly (CocktailCase | WhiskeyCase)[] = [
  // A title, a list, a method
  {
    cocktail: [
      "Bee's Knees",
      '2 oz London dry gin',
      '1 oz lemon juice',
      '3/4 oz honey syrup (2 parts honey to 1 part water)',
      '',
      'Combine in a shaker, shake until frosty, fine strain into a coupe. Lemon twist.',
    ],
    expect: {
      name: "Bee's Knees",
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lemon juice', '3/4 oz honey syrup'],
      pours: 3,
      glass: 'coupe',
      ice: UP,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      '# Penicillin',
      '## Ingredients',
      '* 60ml blended scotch',
      '* 22.5ml lemon juice',
      '* 22.5ml honey-ginger syrup',
      '* 7.5ml Islay scotch, to float',
      '## Method',
      'Shake everything but the Islay. Strain over a large cube, float the Islay on top. Candied ginger garnish.',
    ],
    expect: {
      name: 'Penicillin',
      spirit: 'whiskey',
      ingredients: ['60 ml scotch', 'lemon', 'honey', 'Islay'],
      pours: 4,
      ice: BIG_ICE,
      prep: 'float',
    },
  },
  {
    cocktail: [
      'TOMMY TWO COATS',
      '45ML BOURBON',
      '30ML AMARO MONTENEGRO',
      '2 DASHES ORANGE BITTERS',
      'STIR. STRAIN OVER ONE LARGE CUBE IN A DOUBLE ROCKS GLASS. ORANGE PEEL.',
    ],
    expect: {
      name: 'Tommy Two Coats',
      spirit: 'bourbon',
      ingredients: ['45 ml bourbon', '30 ml amaro Montenegro', '2 dashes orange bitters'],
      pours: 3,
      glass: ROCKS,
      ice: BIG_ICE,
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Aviation',
      '1. 2 oz. gin',
      '2. ½ oz. maraschino liqueur',
      '3. ¼ oz. crème de violette',
      '4. ¾ oz. fresh lemon juice',
      'Shake, strain into a chilled coupe, drop in a cherry.',
    ],
    expect: {
      name: 'Aviation',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1/2 oz maraschino', '1/4 oz violette', '3/4 oz lemon juice'],
      pours: 4,
      glass: 'coupe',
      ice: UP,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'You will need:',
      '- 40 ml vodka',
      '- 20 ml crème de cassis',
      '- 15 ml lemon juice',
      '- 60 ml soda water',
      'What to do: shake the first three, pour over ice in a tall glass and top up with the soda.',
      'Call it: Blackcurrant Street',
    ],
    expect: {
      name: 'Blackcurrant Street',
      spirit: 'vodka',
      ingredients: ['40 ml vodka', '20 ml cassis', '15 ml lemon juice', '60 ml soda'],
      pours: 4,
      glass: HIGHBALL,
      prep: 'shak',
    },
  },
  // As most write
  {
    cocktail:
      'Mint Julep: 2 1/2 oz bourbon, 1/2 oz simple syrup, 8 mint leaves. Muddle, crushed ice, julep cup.',
    expect: {
      name: 'Mint Julep',
      spirit: 'bourbon',
      ingredients: ['2 1/2 oz bourbon', '1/2 oz simple syrup', 'mint'],
      pours: 3,
      glass: 'julep',
      ice: 'crushed',
      prep: 'muddle',
    },
  },
  {
    cocktail: [
      "Planter's Punch",
      '60 ml dark rum',
      '30 ml lime juice',
      '15 ml grenadine',
      '90 ml pineapple juice',
      'Shake and strain into a highball over crushed ice. Garnish with an orange slice.',
    ],
    expect: {
      name: "Planter's Punch|Planters Punch",
      spirit: 'rum',
      ingredients: ['60 ml dark rum', '30 ml lime juice', '15 ml grenadine', '90 ml pineapple'],
      pours: 4,
      glass: HIGHBALL,
      ice: 'crushed',
    },
  },
  {
    cocktail:
      'Cosmopolitan, 40 ml citrus vodka, 15 ml Cointreau, 15 ml lime juice, 30 ml cranberry juice, shaken, martini glass',
    expect: {
      name: 'Cosmopolitan',
      spirit: 'vodka',
      ingredients: ['40 ml vodka', '15 ml Cointreau', '15 ml lime juice', '30 ml cranberry'],
      pours: 4,
      glass: MARTINI,
      prep: 'shak',
    },
  },
  {
    cocktail: 'Enemy of the Duke: equal parts gin, Cointreau, Campari and dry vermouth, stirred, served up',
    expect: {
      name: 'Enemy of the Duke',
      spirit: 'gin',
      ingredients: ['gin', 'Cointreau', 'Campari', 'dry vermouth'],
      pours: 4,
      ice: UP,
    },
  },
  {
    cocktail: [
      'Boston Sour',
      '- 2 oz bourbon',
      '- 3/4 oz lemon juice',
      '- 3/4 oz simple syrup',
      '- 1 egg white',
      'Dry shake, then shake with ice. Strain into a coupe.',
    ],
    expect: {
      name: 'Boston Sour',
      spirit: 'bourbon',
      ingredients: ['2 oz bourbon', '3/4 oz lemon juice', '3/4 oz simple syrup', 'egg white'],
      pours: 4,
      glass: 'coupe',
      prep: 'dry shake',
    },
  },
  {
    cocktail:
      'Irish Coffee: 45 ml Irish whiskey, 120 ml hot coffee, 2 tsp brown sugar, cream on top, in a warm mug',
    expect: {
      name: 'Irish Coffee',
      spirit: 'whiskey',
      ingredients: ['45 ml Irish whiskey', '120 ml coffee', '2 tsp brown sugar', 'cream'],
      pours: 4,
      glass: 'mug',
    },
  },
  {
    cocktail:
      'New cocktail Sea Breeze: vodka 40ml, cranberry juice 120ml, grapefruit juice 30ml, highball, build',
    expect: {
      name: 'Sea Breeze',
      spirit: 'vodka',
      ingredients: ['40 ml vodka', '120 ml cranberry', '30 ml grapefruit'],
      pours: 3,
      glass: HIGHBALL,
      prep: 'build',
    },
  },
  // Labels, recipe cards
  {
    cocktail: [
      'Cocktail: Rosita',
      'Glassware: Rocks',
      'Recipe: 1.5 oz reposado tequila; 0.5 oz sweet vermouth; 0.5 oz dry vermouth; 0.5 oz Campari; 1 dash Angostura',
      'Technique: stirred',
      'Garnish: lemon twist',
      'Ice: cubes',
    ],
    expect: {
      name: 'Rosita',
      spirit: 'tequila',
      ingredients: [
        '1 1/2 oz tequila',
        'sweet vermouth',
        'dry vermouth',
        '1/2 oz Campari',
        '1 dash Angostura',
      ],
      pours: 5,
      glass: ROCKS,
      ice: 'cube',
      prep: 'stir',
    },
  },
  {
    cocktail: [
      'Southside',
      '★★★★☆ 4.6 (128 ratings)',
      'Prep time: 5 mins | Serves: 1',
      '',
      '2 ounces gin',
      '1 ounce lime juice, freshly squeezed',
      '3/4 ounce simple syrup',
      '6 mint leaves',
      'Garnish: mint leaf',
      '',
      'Steps',
      '1. Add everything to a shaker with ice and shake until cold.',
      '2. Double-strain into a coupe.',
    ],
    expect: {
      name: 'Southside',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lime juice', '3/4 oz simple syrup', '6 mint'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Green Park',
      'Build: 1.5 oz gin | .75 oz lemon | .5 oz simple | 3 dashes celery bitters | 6 basil leaves | egg white',
      'Serve: coupe, up',
    ],
    expect: {
      name: 'Green Park',
      spirit: 'gin',
      ingredients: ['gin', 'lemon', 'simple', 'celery bitters', 'basil', 'egg white'],
      pours: 6,
      glass: 'coupe',
      ice: UP,
    },
  },
  // One line, joined in other ways than by commas
  {
    cocktail: 'Vesper = 60ml gin + 15ml vodka + 7.5ml Lillet Blanc. Stirred, up, lemon twist',
    expect: {
      name: 'Vesper',
      spirit: 'gin',
      ingredients: ['60 ml gin', '15 ml vodka', 'Lillet'],
      pours: 3,
      ice: UP,
      prep: 'stir',
    },
  },
  {
    cocktail: 'SUN TAX — blanco tequila / watermelon / lime / chilli honey',
    expect: {
      name: 'Sun Tax',
      spirit: 'tequila',
      ingredients: ['tequila', 'watermelon', 'lime', 'honey'],
      pours: 4,
    },
  },
  {
    cocktail: 'LION’S TAIL · bourbon · allspice dram · lime · angostura · 12',
    expect: {
      name: "Lion's Tail",
      spirit: 'bourbon',
      ingredients: ['bourbon', 'allspice dram', 'lime', 'angostura'],
      pours: 4,
    },
  },
  {
    cocktail: 'The Gamekeeper [bourbon & sloe gin & ginger ale & lime], served long',
    expect: {
      name: 'The Gamekeeper|Gamekeeper',
      spirit: 'bourbon',
      ingredients: ['bourbon', 'sloe gin', 'ginger ale', 'lime'],
      pours: 4,
      glass: HIGHBALL,
    },
  },
  {
    cocktail: 'Rum 60, lime 30, grapefruit 15, maraschino 10. Shaken and up. Hemingway Daiquiri',
    expect: {
      name: 'Hemingway Daiquiri',
      spirit: 'rum',
      ingredients: ['60 rum', '30 lime', 'grapefruit', 'maraschino'],
      pours: 4,
      ice: UP,
    },
  },
  {
    cocktail: 'Cold Feet: aged rum with coffee liqueur, orgeat and a little cream. 11',
    expect: {
      name: 'Cold Feet',
      spirit: 'rum',
      ingredients: ['aged rum', 'coffee liqueur', 'orgeat', 'cream'],
      pours: 4,
    },
  },
  // Sentences
  {
    cocktail:
      'You should put a Tom Collins on: two ounces of gin, an ounce of lemon juice, half an ounce of simple ' +
      'syrup, then fill up with soda water in a Collins glass full of ice.',
    expect: {
      name: 'Tom Collins',
      spirit: 'gin',
      ingredients: ['2 oz gin', '1 oz lemon juice', '1/2 oz simple syrup', 'soda'],
      pours: 4,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'There is this thing my sister makes, she calls it Porch Light. It is basically one part gin, one part sweet ' +
      'white vermouth and two parts tonic with a strip of lemon peel, built over ice in a wine glass.',
    expect: {
      name: 'Porch Light',
      spirit: 'gin',
      ingredients: ['1 part gin', 'vermouth', '2 parts tonic'],
      glass: 'wine',
      prep: 'build',
    },
  },
  {
    cocktail:
      'take a highball, fill with ice, pour in 40ml vodka and 20ml peach schnapps, top with equal parts orange ' +
      'and cranberry juice, orange slice on the rim - sex on the beach',
    expect: {
      name: 'Sex on the Beach',
      spirit: 'vodka',
      ingredients: ['40 ml vodka', '20 ml peach schnapps', 'orange', 'cranberry'],
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'A riff on the Sidecar I call Side Street - cognac 40 ml, Cointreau 20 ml, lemon 20 ml, fig jam 1 tsp',
    expect: {
      name: 'Side Street',
      ingredients: ['40 ml cognac', '20 ml Cointreau', '20 ml lemon', '1 tsp fig jam'],
      pours: 4,
    },
  },
  // Amounts in other forms
  {
    cocktail: 'Sidewinder: Tequila blanco 5cl, Ancho Reyes 1,5cl, lime juice 2,5cl, agave 1cl. Glass: coupe.',
    expect: {
      name: 'Sidewinder',
      spirit: 'tequila',
      ingredients: ['tequila', 'Ancho Reyes', 'lime juice', 'agave'],
      pours: 4,
      glass: 'coupe',
    },
  },
  {
    cocktail: [
      'Army & Navy',
      '2oz gin',
      '¾oz orgeat',
      '¾oz lemon',
      '1 dash Ango',
      'shake // coupe // lemon twist',
    ],
    expect: {
      name: 'Army & Navy',
      spirit: 'gin',
      ingredients: ['2 oz gin', '3/4 oz orgeat', '3/4 oz lemon', '1 dash Ango'],
      pours: 4,
      glass: 'coupe',
    },
  },
  {
    cocktail: [
      'Martinez',
      'gin - 1 1/2 oz',
      'sweet vermouth - 1 1/2 oz',
      'maraschino - 1 barspoon',
      'Angostura - 2 dashes',
      'stir 30 sec, nick and nora',
    ],
    expect: {
      name: 'Martinez',
      spirit: 'gin',
      ingredients: ['1 1/2 oz gin', '1 1/2 oz sweet vermouth', '1 barspoon maraschino', '2 dashes Angostura'],
      pours: 4,
      glass: 'nick',
      prep: 'stir',
    },
  },
  {
    cocktail:
      'Michelada-ish\n1-2 oz tequila\n10-12 oz cold lager\n1/2 oz lime juice\n3 to 4 dashes hot sauce\npint glass, chili salt rim',
    expect: {
      name: 'Michelada-ish|Michelada ish|Micheladaish',
      spirit: 'tequila',
      ingredients: ['tequila', 'lager', '1/2 oz lime juice', 'dashes hot sauce'],
      glass: 'pint',
    },
  },
  {
    cocktail: [
      'Frozen Strawberry Daiquiri',
      '2 cups strawberries',
      '1/2 cup white rum',
      '1/4 cup lime juice',
      '3 tbsp sugar',
      'Blend with ice until smooth.',
    ],
    expect: {
      name: 'Frozen Strawberry Daiquiri',
      spirit: 'rum',
      ingredients: ['2 cups strawberries', '1/2 cup white rum', 'lime juice', '3 tbsp sugar'],
      pours: 4,
      prep: 'blend',
    },
  },
  // Social media, messages, mail
  {
    cocktail: [
      'POV: it’s friday 🌅🍊',
      'TEQUILA SUNRISE 🌅',
      '▪️ 45ml tequila',
      '▪️ 90ml OJ',
      '▪️ 15ml grenadine',
      'pour slowly & don’t stir!! 🙈 highball + ice. save for later 👇 #cocktailtok',
    ],
    expect: {
      name: 'Tequila Sunrise',
      spirit: 'tequila',
      ingredients: ['45 ml tequila', '90 ml OJ|orange', '15 ml grenadine'],
      pours: 3,
      glass: HIGHBALL,
    },
  },
  {
    cocktail:
      'hey can u add that new one i made sat?? its called Purple Haze, 2 shots vodka 1 shot chambord splash of sour mix + sprite. pint glass w ice thx',
    expect: {
      name: 'Purple Haze',
      spirit: 'vodka',
      ingredients: ['vodka', 'chambord', 'sour mix', 'sprite'],
      pours: 4,
      glass: 'pint',
    },
  },
  {
    cocktail: [
      'Dear both,',
      'thanks for having us on Friday! You asked for my Spiced Apple Sour, so here it comes:',
      '2 oz spiced rum',
      '1 oz cloudy apple juice',
      '3/4 oz lemon juice',
      '1/2 oz cinnamon syrup',
      'Shake and strain over ice in a tumbler, apple fan on top.',
      'Love, Margit',
    ],
    expect: {
      name: 'Spiced Apple Sour',
      spirit: 'rum',
      ingredients: ['2 oz rum', '1 oz apple juice', '3/4 oz lemon juice', '1/2 oz cinnamon syrup'],
      pours: 4,
      glass: ROCKS,
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'Posted by u/stirrednotbothered',
      'My house Manhattan riff "Second Avenue"',
      '',
      '2 oz Rittenhouse (you want the proof here)',
      '3/4 oz Punt e Mes',
      '1/4 oz Cynar - sounds odd, works',
      '3 dashes mole bitters',
      '',
      'Stir, coupe, no garnish. Thoughts?',
    ],
    expect: {
      name: 'Second Avenue',
      spirit: 'whiskey',
      ingredients: ['2 oz Rittenhouse', '3/4 oz Punt e Mes', '1/4 oz Cynar', '3 dashes mole bitters'],
      pours: 4,
      glass: 'coupe',
      prep: 'stir',
    },
  },
  // Tables and data
  {
    cocktail: [
      'Sherry Cobbler Deluxe',
      'qty\titem',
      '60 ml\tbourbon',
      '30 ml\tamontillado sherry',
      '15 ml\tsugar syrup',
      '2\torange slices',
      'Shake, strain over crushed ice, highball.',
    ],
    expect: {
      name: 'Sherry Cobbler Deluxe',
      spirit: 'bourbon',
      ingredients: ['60 ml bourbon', '30 ml sherry', '15 ml sugar syrup', 'orange'],
      glass: HIGHBALL,
      ice: 'crushed',
      prep: 'shak',
    },
  },
  {
    cocktail:
      '{"name": "Naked and Famous", "ingredients": ["3/4 oz mezcal", "3/4 oz yellow Chartreuse", "3/4 oz Aperol", "3/4 oz lime juice"], "glass": "coupe", "method": "shake"}',
    expect: {
      name: 'Naked and Famous',
      ingredients: ['3/4 oz mezcal', 'Chartreuse', 'Aperol', 'lime juice'],
      pours: 4,
      glass: 'coupe',
      prep: 'shak',
    },
  },
  {
    cocktail: [
      'White Negroni',
      '1½ fl oz',
      'London dry gin',
      '1 fl oz',
      'Lillet Blanc',
      '½ fl oz',
      'Suze',
      'Ice',
      'cubed',
      'Add to shopping list',
    ],
    expect: {
      name: 'White Negroni',
      spirit: 'gin',
      ingredients: ['1 1/2 gin', '1 Lillet', '1/2 Suze'],
      pours: 3,
    },
  },
  // Slips, brands, the method first
  {
    cocktail: 'Amareto Sower - 2oz amaretto, 1oz lemmon juice, half oz burbon, egg wite, shaken, rocks glas',
    expect: {
      name: 'Amaretto Sour|Amareto Sower|Amareto Sour',
      ingredients: ['2 oz amaretto', '1 oz lemon|lemmon', 'bourbon|burbon', 'egg'],
      pours: 4,
      glass: ROCKS,
    },
  },
  {
    cocktail:
      'Cuba Libre. Havana Club 3 5 cl, Coca-Cola 12 cl, lime wedge squeezed in. Build in a highball on ice.',
    expect: {
      name: 'Cuba Libre',
      spirit: 'rum',
      ingredients: ['Havana Club', 'cola', 'lime'],
      glass: HIGHBALL,
      prep: 'build',
    },
  },
  {
    cocktail: [
      'Chill a flute. Stir 10 ml absinthe into the empty glass, then fill it slowly with cold champagne.',
      'Death in the Afternoon',
    ],
    expect: { name: 'Death in the Afternoon', ingredients: ['absinthe', 'champagne'], glass: 'flute' },
  },
  {
    cocktail:
      'Peat Fire Negroni: 30 ml gin, 30 ml Campari, 30 ml sweet vermouth, on a big cube, smoked with oak chips before serving',
    expect: {
      name: 'Peat Fire Negroni',
      spirit: 'gin',
      ingredients: ['30 ml gin', '30 ml Campari', '30 ml sweet vermouth'],
      pours: 3,
      ice: BIG_ICE,
      smoke: 'oak',
    },
  },
  {
    cocktail: [
      'Salt & Pepper Paloma',
      'Rim: chili salt',
      '2oz Espolòn',
      '2oz grapefruit juice',
      '½oz lime',
      '½oz agave',
      'soda, to top',
      'highball, cubed ice',
    ],
    expect: {
      name: 'Salt & Pepper Paloma',
      spirit: 'tequila',
      ingredients: ['2 oz Espolon', '2 oz grapefruit juice', '1/2 oz lime', '1/2 oz agave', 'soda'],
      glass: HIGHBALL,
    },
  },
  {
    cocktail: 'a vieux carre please',
    expect: { name: 'Vieux Carré', ingredients: ['rye|whiskey', 'cognac|brandy', 'vermouth'], prep: 'stir' },
  },
  // Whiskeys
  {
    whiskey: [
      'Glengoyne 15 Year Old',
      'Highland Single Malt Scotch Whisky · 70cl / 43%',
      'Nose: honey, ripe pear. Palate: cinnamon, walnut. Finish: oak, medium.',
    ],
    expect: {
      name: 'Glengoyne 15 Year Old|Glengoyne 15 Year|Glengoyne 15',
      spirit: 'single malt',
      proof: 86,
      notes: 'honey|pear',
    },
  },
  {
    whiskey:
      'Booker’s bourbon, this batch is 126.9 proof and about 7 years old. Vanilla, peanut, charred oak, big heat.',
    expect: {
      name: "Booker's|Booker's Bourbon",
      spirit: 'bourbon',
      proof: 126.9,
      notes: 'vanilla|peanut|oak',
    },
  },
  {
    whiskey: [
      "Name: Powers John's Lane",
      'Type: Irish single pot still',
      'ABV: 46%',
      'Tasting: leather, toffee, orchard fruit',
    ],
    expect: { name: "Powers John's Lane", spirit: 'Irish', proof: 92, notes: 'toffee|leather' },
  },
];
