import { type CocktailCase, type WhiskeyCase } from '../../case-types.js';
import { HIGHBALL, ROCKS, UP } from '../../expected-words.js';

export const EDITS: readonly (CocktailCase | WhiskeyCase)[] = [
  // Field: value
  {
    cocktail: 'name: Smoke Signal',
    of: 'Old Fashioned',
    expect: { name: 'Smoke Signal' },
    keeps: ['ingredients', 'glass', 'smoke'],
  },
  {
    cocktail: 'glass: Nick & Nora',
    of: 'Negroni',
    expect: { glass: 'Nick & Nora' },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'Description: Bitter, red and honest',
    of: 'Negroni',
    expect: { description: 'Bitter, red and honest' },
    keeps: ['name', 'ingredients', 'glass'],
  },
  {
    cocktail: 'ice: one big sphere',
    of: 'Old Fashioned',
    expect: { ice: 'sphere' },
    keeps: ['name', 'glass', 'ingredients'],
  },
  {
    cocktail: 'prep: Roll between two tins, then pour into the glass',
    of: 'Paloma',
    expect: { prep: 'roll between two tins' },
    keeps: ['name', 'ingredients'],
  },
  // The name
  {
    cocktail: 'please change the name into Lighthouse Keeper',
    of: 'Old Fashioned',
    expect: { name: 'Lighthouse Keeper' },
    keeps: ['ingredients', 'smoke'],
  },
  {
    cocktail: "it's called Sunday Service from now on",
    of: 'Paloma',
    expect: { name: 'Sunday Service' },
    keeps: ['ingredients', 'glass'],
  },
  // Whether it is shown and poured
  {
    cocktail: 'take it off the menu for now',
    of: 'Espresso Martini',
    expect: { isVisible: false },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'we ran out of champagne so mark it unavailable',
    of: 'French 75',
    expect: { isAvailable: false },
    keeps: ['name', 'ingredients', 'isVisible'],
  },
  {
    cocktail: 'make it visible again please',
    of: 'Negroni',
    now: { isVisible: false },
    expect: { isVisible: true },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: "it's available again",
    of: 'Daiquiri',
    now: { isAvailable: false },
    expect: { isAvailable: true },
    keeps: ['name', 'ingredients'],
  },
  // Swaps
  {
    cocktail: 'maple syrup instead of the demerara',
    of: 'Old Fashioned',
    expect: { ingredients: ['1/4 oz maple syrup', 'bourbon', 'Angostura'] },
    without: ['demerara'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'rye rather than bourbon',
    of: 'Paper Plane',
    expect: { ingredients: ['3/4 oz rye', 'Aperol', 'lemon'] },
    without: ['bourbon'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'switch out Aperol for 1/2 oz Campari',
    of: 'Paper Plane',
    expect: { ingredients: ['1/2 oz Campari', 'bourbon', 'Nonino', 'lemon'] },
    without: ['Aperol'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'make it with gin',
    of: 'Moscow Mule',
    expect: { spirit: 'gin', ingredients: ['2 oz gin', 'lime', 'ginger beer'] },
    without: ['vodka'],
    keeps: ['glass'],
  },
  // Amounts
  {
    cocktail: 'halve the syrup',
    of: 'Hurricane',
    expect: { ingredients: ['1/2 oz passion fruit syrup', '2 oz rum'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'gin down to 3/4 oz',
    of: 'Negroni',
    expect: { ingredients: ['3/4 oz gin', '1 oz Campari'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'only 1/4 oz vermouth',
    of: 'Dry Martini',
    expect: { ingredients: ['1/4 oz dry vermouth', 'gin'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'a bit less sweet please',
    of: 'French 75',
    expect: { ingredients: ['gin', 'lemon', 'champagne'] },
    without: ['1/2 oz simple'],
    keeps: ['name', 'glass'],
  },
  // In and out
  {
    cocktail: 'skip the mint, it goes brown',
    of: 'Moscow Mule',
    expect: { ingredients: ['vodka', 'lime', 'ginger beer'] },
    without: ['mint'],
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'add 2 dashes of orange bitters and an egg white',
    of: 'Daiquiri',
    expect: { ingredients: ['2 dashes orange bitters', 'egg white', 'rum', 'lime'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'put a splash of soda on top',
    of: 'Margarita',
    expect: { ingredients: ['soda', 'tequila', 'lime'] },
    keeps: ['name', 'glass'],
  },
  {
    cocktail: 'garnish with a rosemary sprig instead',
    of: 'Paloma',
    expect: { ingredients: ['rosemary', 'tequila', 'grapefruit soda'] },
    keeps: ['name', 'glass'],
  },
  // How it is served
  {
    cocktail: 'pour it on the rocks',
    of: 'Daiquiri',
    expect: { ice: 'cube|ice|rocks' },
    keeps: ['name', 'ingredients'],
  },
  { cocktail: 'no ice', of: 'Margarita', expect: { ice: UP }, keeps: ['name', 'ingredients'] },
  {
    cocktail: 'smoke it with applewood',
    of: 'Negroni',
    expect: { smoke: 'apple' },
    keeps: ['name', 'ingredients', 'glass'],
  },
  {
    cocktail: 'lose the smoke',
    of: 'Old Fashioned',
    expect: { smoke: null },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'goes into a coupe, straight up',
    of: 'Margarita',
    expect: { glass: 'coupe', ice: UP },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'stir it, do not shake',
    of: 'Paper Plane',
    expect: { prep: 'stir' },
    keeps: ['name', 'ingredients'],
  },
  // Several at once, asked, mistyped
  {
    cocktail: 'Glass: highball, Ice: crushed, Name: Long Shadow',
    of: 'Daiquiri',
    expect: { name: 'Long Shadow', glass: HIGHBALL, ice: 'crushed' },
    keeps: ['ingredients'],
  },
  {
    cocktail: ['- rename to Cold Open', '- use mezcal instead of tequila', '- hide for now'],
    of: 'Margarita',
    expect: { name: 'Cold Open', ingredients: ['2 oz mezcal', 'orange liqueur', 'lime'], isVisible: false },
    without: ['tequila'],
    keeps: ['glass'],
  },
  {
    cocktail: 'could we do this with vodka rather than gin?',
    of: 'French 75',
    expect: { spirit: 'vodka', ingredients: ['1 oz vodka', 'lemon', 'champagne'] },
    without: ['gin'],
    keeps: ['glass'],
  },
  {
    cocktail: 'chnage the glass to a cuope',
    of: 'Negroni',
    expect: { glass: 'coupe' },
    keeps: ['name', 'ingredients'],
  },
  {
    cocktail: 'I think we should rename this one Night Shift, and would you add a pinch of salt as well?',
    of: 'Espresso Martini',
    expect: { name: 'Night Shift', ingredients: ['salt', 'vodka', 'espresso'] },
    keeps: ['glass'],
  },
  // The whole drink anew
  {
    cocktail:
      'start over: Dark Matter. 2 oz dark rum, 1/2 oz Fernet, 1/4 oz demerara. Stirred, rocks glass, big cube.',
    of: 'Hurricane',
    expect: {
      name: 'Dark Matter',
      spirit: 'rum',
      ingredients: ['2 oz dark rum', '1/2 oz Fernet', '1/4 oz demerara'],
      pours: 3,
      glass: ROCKS,
    },
  },
  {
    cocktail:
      'change everything, it is a Black Russian now: 2 oz vodka and 1 oz Kahlua in a rocks glass with ice',
    of: 'Moscow Mule',
    expect: {
      name: 'Black Russian',
      spirit: 'vodka',
      ingredients: ['2 oz vodka', '1 oz Kahlua'],
      glass: ROCKS,
    },
  },
  // Whiskeys
  { whiskey: 'proof: 101', of: 'Buffalo Trace', expect: { proof: 101 }, keeps: ['name', 'notes', 'profile'] },
  {
    whiskey: 'the new batch is bottled at 47% abv',
    of: 'Four Roses Single Barrel',
    expect: { proof: 94 },
    keeps: ['name', 'notes'],
  },
  {
    whiskey: 'notes: black tea, plum, pipe smoke',
    of: 'Lagavulin 16 Year',
    expect: { notes: 'black tea, plum, pipe smoke' },
    keeps: ['profile', 'proof'],
  },
  {
    whiskey: 'bring it back, we got two new bottles',
    of: 'Lagavulin 16 Year',
    now: { isAvailable: false },
    expect: { isAvailable: true },
    keeps: ['name'],
  },
  {
    whiskey: 'rename to Jameson Black Barrel and give it a rest of 4 minutes',
    of: 'Jameson Irish Whiskey',
    expect: { name: 'Jameson Black Barrel', rest: '4 min' },
    keeps: ['proof'],
  },
  {
    whiskey: 'water: a teaspoon',
    of: 'Pikesville Rye',
    expect: { water: 'teaspoon' },
    keeps: ['rest', 'proof'],
  },
  {
    whiskey: 'move to position 5 and hide it',
    of: 'Ardbeg 10 Year',
    expect: { number: 5, isVisible: false },
    keeps: ['name', 'proof'],
  },
  {
    whiskey: 'start over. Ardbeg Uigeadail, Islay single malt, 54.2%, espresso, raisin and smoke',
    of: 'Ardbeg 10 Year',
    expect: { name: 'Ardbeg Uigeadail', spirit: 'single malt', proof: 108.4, notes: 'espresso|raisin' },
  },
];
