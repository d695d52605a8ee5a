import { entries, phraseKey } from '../language/words.js';

export interface Pairing {
  food: string;
  /** What to look for in a drink, in words the bartender reads as a wish. */
  asks: string;
  why: string;
}

const ROWS: readonly (readonly [foods: string, wish: string, why: string])[] = [
  [
    'dark chocolate, chocolate, brownie, chocolate cake',
    'rich whiskey with cocoa, sherry and dark fruit',
    'cocoa wants depth and dried fruit beside it',
  ],
  [
    'oyster, seafood, fish, sushi, shellfish, shrimp, prawn, salmon',
    'salty, briny, maritime, or dry',
    'the sea wants salt, smoke or something bone dry',
  ],
  [
    'steak, beef, burger, barbecue, bbq, rib, grill, meat, lamb',
    'strong, rich, smoky, oaky',
    'charred meat wants oak and smoke',
  ],
  [
    'cheese, blue cheese, cheddar, cheese board',
    'rich, sherried, honeyed whiskey',
    'salt and fat want honey and dried fruit',
  ],
  [
    'dessert, cake, ice cream, pie, tiramisu, pudding',
    'coffee, sweet, rich',
    'sweet things want something as sweet, or coffee',
  ],
  [
    'taco, mexican food, nacho, guacamole, burrito, chilli con carne, salsa',
    'tequila with lime, refreshing',
    'lime and agave grew up beside them',
  ],
  [
    'pizza, pasta, italian food, salami, ham, charcuterie, prosciutto',
    'bitter, bittersweet',
    'a bitter edge cuts through salt and fat',
  ],
  [
    'spicy food, curry, thai, indian food, wings',
    'refreshing, ginger, long',
    'heat wants something long and cold',
  ],
  [
    'nut, peanut, almond, snack, chip, crisp, popcorn, olive',
    'dry, bitter, sparkling',
    'salt and crunch want something dry',
  ],
  ['fruit, strawberry, salad', 'sparkling, floral, light', 'freshness wants bubbles'],
  ['cigar', 'rich, peated, strong whiskey', 'smoke wants smoke'],
  ['turkey, chicken, thanksgiving, roast', 'bourbon, oaky, spicy', 'roast and baking spice are old friends'],
];

const BY_FOOD = new Map<string, Pairing>(
  ROWS.flatMap(([foods, intent, why]) =>
    entries(foods).map((food): [string, Pairing] => [phraseKey(food), { food, asks: intent, why }]),
  ),
);

/** What goes with the first food named in the words, or undefined. */
export function pairingIn(tokens: readonly string[]): Pairing | undefined {
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = 3; length > 0; length -= 1) {
      const pairing = BY_FOOD.get(tokens.slice(at, at + length).join(' '));
      if (pairing) return pairing;
    }
  return undefined;
}
