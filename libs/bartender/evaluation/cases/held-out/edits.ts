import { type CocktailCase, type WhiskeyCase } from '../../case-types.js';
import { HIGHBALL, ROCKS, UP } from '../../expected-words.js';

export const EDITS: readonly (CocktailCase | WhiskeyCase)[] = [
  // Field: value
  {
    cocktail: 'Name - Bell Tower',
    of: 'Daiquiri',
    expect: { name: 'Bell Tower' },
    keeps: ['ingredients', 'glass'],
  },
  {
    cocktail: 'glass: rocks',
    of: 'Margarita',
    now: { glass: 'Coupe' },
    expect: { glass: 'rocks' },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'new description: The one that everyone orders twice.',
    of: 'Paloma',
    expect: { description: 'The one that everyone orders twice' },
    keeps: ['name', 'ingredients', 'glass'],
  },
  {
    cocktail: 'ICE = crushed',
    of: 'Moscow Mule',
    expect: { ice: 'crushed' },
    keeps: ['name', 'glass', 'ingredients'],
  },
  {
    cocktail: 'Preparation: Build over ice, stir twice and serve.',
    of: 'Negroni',
    expect: { prep: 'build over ice' },
    keeps: ['name', 'ingredients'],
  },
  // The name
  {
    cocktail: 'rename it to Velvet Hammer',
    of: 'Manhattan',
    expect: { name: 'Velvet Hammer' },
    keeps: ['ingredients', 'spirit'],
  },
  {
    cocktail: 'call this "Ruby Tuesday"',
    of: 'Negroni',
    expect: { name: 'Ruby Tuesday' },
    keeps: ['ingredients', 'glass'],
  },
  // Whether it is shown and poured
  {
    cocktail: "don't show this one to guests",
    of: 'Hurricane',
    expect: { isVisible: false },
    keeps: ['name', 'isAvailable', 'ingredients'],
  },
  {
    cocktail: "no limes left, so it's out of stock",
    of: 'Daiquiri',
    expect: { isAvailable: false },
    keeps: ['name', 'ingredients', 'isVisible'],
  },
  {
    cocktail: 'unhide',
    of: 'Daiquiri',
    now: { isVisible: false },
    expect: { isVisible: true },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'restocked!',
    of: 'French 75',
    now: { isAvailable: false },
    expect: { isAvailable: true },
    keeps: ['name', 'ingredients'],
  },
  // Swaps
  {
    cocktail: 'swap the simple syrup for honey syrup',
    of: 'French 75',
    expect: { ingredients: ['1/2 oz honey', 'gin', 'lemon', 'champagne'] },
    without: ['simple'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'change gin to vodka',
    of: 'Dry Martini',
    expect: { spirit: 'vodka', ingredients: ['2 1/2 oz vodka', 'vermouth'] },
    without: ['gin'],
    keeps: ['glass'],
  },
  {
    cocktail: 'replace ginger beer with ginger ale, 5 oz',
    of: 'Moscow Mule',
    expect: { ingredients: ['5 oz ginger ale', 'vodka', 'lime'] },
    without: ['ginger beer'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'turn it into a tequila version',
    of: 'Negroni',
    expect: { spirit: 'tequila', ingredients: ['1 oz tequila', 'Campari', 'sweet vermouth'] },
    without: ['gin'],
    keeps: ['glass'],
  },
  // Amounts
  {
    cocktail: 'double the lime',
    of: 'Moscow Mule',
    expect: { ingredients: ['1 oz lime juice', '2 oz vodka'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'up the bourbon to 2 1/2 oz',
    of: 'Old Fashioned',
    expect: { ingredients: ['2 1/2 oz bourbon', 'demerara'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'make the campari 1.5oz',
    of: 'Negroni',
    expect: { ingredients: ['1 1/2 oz Campari', '1 oz gin'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'it needs more lemon',
    of: 'Paper Plane',
    expect: { ingredients: ['lemon', 'bourbon', 'Aperol'] },
    without: ['3/4 oz fresh lemon'],
    keeps: ['name', 'glass'],
  },
  // In and out
  {
    cocktail: 'drop the salt',
    of: 'Paloma',
    expect: { ingredients: ['tequila', 'lime', 'grapefruit soda'] },
    without: ['salt'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'drop the coffee liqueur and add 3/4 oz Irish cream',
    of: 'Espresso Martini',
    expect: { ingredients: ['vodka', 'espresso', '3/4 oz Irish cream'] },
    without: ['coffee liqueur'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'take out the orange bitters, put in a bar spoon of maraschino',
    of: 'Dry Martini',
    expect: { ingredients: ['gin', 'dry vermouth', 'maraschino'] },
    without: ['orange bitters'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'swap the garnish: grapefruit peel',
    of: 'Negroni',
    expect: { ingredients: ['grapefruit peel', 'gin', 'Campari'] },
    keeps: ['name', 'glass'],
  },
  // How it is served
  { cocktail: 'serve it up', of: 'Negroni', expect: { ice: UP }, keeps: ['name', 'ingredients'] },
  {
    cocktail: 'crushed ice please, not cubes',
    of: 'Paloma',
    expect: { ice: 'crushed' },
    keeps: ['name', 'ingredients', 'glass'],
  },
  {
    cocktail: 'make it smoky',
    of: 'Manhattan',
    expect: { smoke: 'smoke|wood' },
    keeps: ['name', 'ingredients', 'glass'],
  },
  {
    cocktail: 'without the smoke please',
    of: 'Old Fashioned',
    expect: { smoke: null },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'in a tall glass with plenty of cubes',
    of: 'Hurricane',
    expect: { glass: HIGHBALL, ice: 'cube' },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'shaken not stirred',
    of: 'Dry Martini',
    expect: { prep: 'shak' },
    keeps: ['name', 'ingredients'],
  },
  // Several at once, asked, mistyped
  {
    cocktail: 'name: Harbour Light; glass: coupe; no ice',
    of: 'Margarita',
    expect: { name: 'Harbour Light', glass: 'coupe', ice: UP },
    keeps: ['ingredients'],
  },
  {
    cocktail: ['* add 3 dashes of absinthe', '* serve in a rocks glass', '* out of stock until friday'],
    of: 'Manhattan',
    expect: { ingredients: ['3 dashes absinthe', 'rye', 'vermouth'], glass: ROCKS, isAvailable: false },
    keeps: ['name'],
  },
  {
    cocktail: 'can you make it with honey instead of sugar?',
    of: 'Daiquiri',
    expect: { ingredients: ['honey', 'rum', 'lime'] },
    without: ['simple'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'remvoe the orange biters',
    of: 'Old Fashioned',
    expect: { ingredients: ['bourbon', 'Angostura'] },
    without: ['orange bitters'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'Could we maybe hide this until spring and call it Winter Break?',
    of: 'Espresso Martini',
    expect: { isVisible: false, name: 'Winter Break' },
    keeps: ['ingredients'],
  },
  // The whole drink anew
  {
    cocktail:
      'complete rewrite: Garden Gate - 45 ml gin, 20 ml cucumber syrup, 20 ml lime juice, shaken, served up in a coupe',
    of: 'Daiquiri',
    expect: {
      name: 'Garden Gate',
      spirit: 'gin',
      ingredients: ['45 ml gin', '20 ml cucumber syrup', '20 ml lime juice'],
      pours: 3,
      glass: 'coupe',
    },
  },
  {
    cocktail: 'rewrite all of it as a Gin Rickey: 60 ml gin, 20 ml lime, soda, highball',
    of: 'French 75',
    expect: {
      name: 'Gin Rickey',
      spirit: 'gin',
      ingredients: ['60 ml gin', '20 ml lime', 'soda'],
      glass: HIGHBALL,
    },
  },
  // Whiskeys
  {
    whiskey: 'set proof to 94.4',
    of: "Maker's Mark",
    expect: { proof: 94.4 },
    keeps: ['name', 'notes', 'profile'],
  },
  {
    whiskey: "it's 43% now, not 40",
    of: 'Redbreast 12 Year',
    expect: { proof: 86 },
    keeps: ['name', 'notes'],
  },
  {
    whiskey: 'profile: Bright, briny, a little wild',
    of: 'Talisker 10 Year',
    expect: { profile: 'bright, briny, a little wild' },
    keeps: ['notes', 'proof'],
  },
  {
    whiskey: 'sold out',
    of: 'Eagle Rare 10 Year',
    expect: { isAvailable: false },
    keeps: ['isVisible', 'name'],
  },
  {
    whiskey: 'name: Macallan 12 Double Cask, notes: honey, raisin, ginger',
    of: 'The Macallan 12 Year Sherry Oak',
    expect: { name: 'Macallan 12 Double Cask', notes: 'honey, raisin, ginger' },
    keeps: ['proof'],
  },
  {
    whiskey: 'no water with this one',
    of: "Maker's Mark",
    expect: { water: 'none|no' },
    keeps: ['rest', 'proof'],
  },
  {
    whiskey: 'put this at number 2 and let it stand 6 minutes',
    of: 'Suntory Toki',
    expect: { number: 2, rest: '6 min' },
    keeps: ['name', 'proof'],
  },
  {
    whiskey: 'change everything: Old Grand-Dad 114, bourbon, 114 proof, peanut, cinnamon and orange',
    of: 'Basil Hayden',
    expect: { name: 'Old Grand-Dad 114', spirit: 'bourbon', proof: 114, notes: 'peanut|cinnamon' },
  },
];
