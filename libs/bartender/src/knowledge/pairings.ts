import { phraseKey, phrases } from '../language/words.js';

export interface Pairing {
  food: string;
  /** What to look for in a drink, in words the bartender reads as a wish. */
  asks: string;
  why: string;
}

interface PairingRow extends Omit<Pairing, 'food'> {
  foods: string;
}

// prettier-ignore
const ROWS: readonly PairingRow[] = [
  { foods: 'dark chocolate, chocolate, brownie, chocolate cake', asks: 'rich whiskey with cocoa, sherry and dark fruit', why: 'cocoa wants depth and dried fruit beside it' },
  { foods: 'oyster, seafood, fish, sushi, shellfish, shrimp, prawn, salmon, lobster, crab, mussel, tuna', asks: 'salty, briny, maritime, or dry', why: 'the sea wants salt, smoke or something bone dry' },
  { foods: 'steak, beef, burger, barbecue, bbq, rib, grill, meat, lamb, pork, duck, venison, sausage, kebab', asks: 'strong, rich, smoky, oaky', why: 'charred meat wants oak and smoke' },
  { foods: 'cheese, blue cheese, cheddar, cheese board, brie', asks: 'rich, sherried, honeyed whiskey', why: 'salt and fat want honey and dried fruit' },
  { foods: 'dessert, cake, ice cream, pie, tiramisu, pudding, fruit cake, cheesecake, cookie', asks: 'coffee, sweet, rich', why: 'sweet things want something as sweet, or coffee' },
  { foods: 'taco, mexican food, nacho, guacamole, burrito, chilli con carne, salsa', asks: 'tequila with lime, refreshing', why: 'lime and agave grew up beside them' },
  { foods: 'pizza, pasta, italian food, salami, ham, charcuterie, prosciutto, lasagne, risotto', asks: 'bitter, bittersweet', why: 'a bitter edge cuts through salt and fat' },
  { foods: 'spicy food, curry, thai, indian food, wings, noodle, ramen', asks: 'refreshing, ginger, long', why: 'heat wants something long and cold' },
  { foods: 'nut, peanut, almond, snack, chip, crisp, popcorn, olive, pretzel, fries', asks: 'dry, bitter, sparkling', why: 'salt and crunch want something dry' },
  { foods: 'fruit, strawberry, salad', asks: 'sparkling, floral, light', why: 'freshness wants bubbles' },
  { foods: 'cigar', asks: 'rich, peated, strong whiskey', why: 'smoke wants smoke' },
  { foods: 'turkey, chicken, thanksgiving, roast', asks: 'bourbon, oaky, spicy', why: 'roast and baking spice are old friends' },
];

const BY_FOOD = new Map<string, Pairing>(
  ROWS.flatMap(({ foods, asks, why }) =>
    phrases(foods).map((food): [string, Pairing] => [phraseKey(food), { food, asks, why }]),
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
