import { type Cocktail, type Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { type MenuSnapshot } from '../src/provider.js';

/** A uuid that depends on the number alone. */
export const testId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Short = Pick<Cocktail, 'name' | 'spirit' | 'description' | 'ingredients' | 'glass' | 'prep'> &
  Partial<Cocktail>;

const cocktail = (fields: Short, index: number): Cocktail =>
  testDrink('cocktail', { id: testId(100 + index), ice: 'Cubes', sortOrder: index, ...fields });

const COCKTAILS: readonly Short[] = [
  {
    name: 'Basil Smash',
    spirit: 'gin',
    description: 'Green, sour and loud.',
    ingredients: ['60 ml gin', '25 ml lemon juice', '15 ml sugar syrup', 'A fistful of basil'],
    glass: 'Tumbler',
    prep: 'Muddle the basil, shake, fine-strain.',
  },
  {
    name: 'Caipirinha',
    spirit: 'rum',
    description: 'Brazil on ice.',
    ingredients: ['2 oz cachaça', '1 lime, cut', '2 tsp sugar'],
    glass: 'Rocks',
    prep: 'Muddle the lime with the sugar, fill with crushed ice, stir.',
  },
  {
    name: 'Bloody Mary',
    spirit: 'vodka',
    description: 'Savoury, hot, a meal of a drink.',
    ingredients: ['vodka 50ml', 'tomato juice 120ml', 'Tabasco', 'Worcestershire sauce', 'celery'],
    glass: 'Highball',
    prep: 'Roll with ice.',
  },
  {
    name: 'White Russian',
    spirit: 'vodka',
    description: 'For lazy people in bathrobes.',
    ingredients: ['Vodka', 'Kahlúa', 'Heavy cream'],
    glass: 'Old-fashioned glass',
    prep: 'Build over ice and float the cream.',
  },
  {
    name: 'Clover Club',
    spirit: 'gin',
    description: 'Raspberry silk.',
    ingredients: ['50 ml gin', '20 ml lemon', '15 ml raspberry syrup', '1 egg white'],
    glass: 'Coupe',
    prep: 'Shake without ice, then with.',
  },
  {
    name: 'Aperol Spritz',
    spirit: 'aperol',
    description: 'Orange, fizzy, never serious.',
    ingredients: ['3 parts prosecco', '2 parts Aperol', '1 part soda'],
    glass: 'Wine glass',
    prep: 'Build over ice.',
  },
  {
    name: 'Oaxacan Ember',
    spirit: 'mezcal',
    description: 'A campfire with a slice of lime.',
    ingredients: ['45 ml mezcal', '15 ml agave syrup', '25 ml lime juice', 'Jalapeño slices'],
    glass: 'Rocks',
    prep: 'Shake and strain.',
  },
  {
    name: 'Grasshopper',
    spirit: 'liqueur',
    description: 'After-dinner mint you can drink.',
    ingredients: ['1 oz crème de menthe', '1 oz crème de cacao', '1 oz cream'],
    glass: 'Coupe',
    prep: 'Shake and strain.',
  },
  {
    name: 'Mango Lassi',
    spirit: 'none',
    description: 'No alcohol, all sunshine.',
    ingredients: ['200 ml mango puree', '100 ml yoghurt', 'Cardamom'],
    glass: 'Highball',
    prep: 'Blend.',
  },
  {
    name: 'Amaretto Sour',
    spirit: 'amaretto',
    description: 'Almond and lemon.',
    ingredients: ['45 ml Disaronno', '25 ml lemon juice', '10 ml sugar syrup'],
    glass: 'Rocks',
    prep: 'Shake.',
    isAvailable: false,
  },
  {
    name: 'Glühwein',
    spirit: 'wine',
    description: 'Hot red wine with cinnamon and clove.',
    ingredients: ['1 bottle red wine', '2 cinnamon sticks', '6 cloves', '1 orange', '80 g sugar'],
    glass: 'Mug',
    ice: 'None, served hot',
    prep: 'Warm gently, never boil.',
  },
  {
    name: 'Vieux Carré',
    spirit: 'whiskey',
    description: 'New Orleans at midnight.',
    ingredients: [
      '1 oz rye whiskey',
      '1 oz cognac',
      '1 oz sweet vermouth',
      '1/4 oz Bénédictine',
      '2 dashes Peychaud’s bitters',
    ],
    glass: 'Rocks',
    prep: 'Stir over ice.',
  },
];

const whiskey = (
  number: number,
  name: string,
  spirit: string,
  proof: number,
  profile: string,
  notes: string,
): Whiskey =>
  testDrink('whiskey', {
    id: testId(200 + number),
    ...{ number, name, spirit, proof, profile, notes },
    water: 'A few drops',
    rest: '5 minutes',
    rationale: 'Picked for this table.',
  });

/** A menu that shares little with the seeded one, written down as hastily as menus are. */
export const OTHER_MENU: MenuSnapshot = {
  cocktails: COCKTAILS.map(cocktail),
  whiskeys: [
    whiskey(1, 'Glenfiddich 12', 'single malt', 80, 'Pear and cream, light', 'Pear, oak, honey'),
    whiskey(2, 'Caol Ila 12', 'scotch', 86, 'Oily and smoky', 'Ash, lemon, olive'),
    whiskey(3, 'Wild Turkey 101', 'bourbon', 101, 'Bold and spicy', 'Pepper, vanilla, char'),
  ],
  spirits: ['gin', 'rum', 'vodka', 'mezcal', 'whiskey', 'aperol', 'amaretto', 'liqueur', 'wine', 'none'],
};
