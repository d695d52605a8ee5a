import { type Substance } from './substances.js';

/*
 * What the table says of the bartender's own ingredients (`ingredients.ts`), with a star for all names of a row: a test
 * compares it with the table.
 */

export const SHORT_HOLDS: Partial<Record<Substance, string>> = {
  egg: `egg white*, egg*`,
  milk: `Irish cream*, hot chocolate, cream*, milk*, butter*`,
  nuts: `amaretto, frangelico*, orgeat*`,
  gluten: `beer*`,
  sulphites: `sweet vermouth*, dry vermouth*, blanc vermouth*, Lillet Blanc*, port*, sherry*, red wine*,
    white wine*, Champagne*, roses lime`,
  fish: `worcestershire sauce*`,
  shellfish: `clamato`,
  celery: `celery bitters`,
  honey: `benedictine, drambuie, honey syrup*`,
};

export const SHORT_MAY_HOLD: Partial<Record<Substance, string>> = {
  egg: `ice cream, hot buttered batter, horseradish*`,
  milk: `chocolate liqueur, caramel syrup, chocolate syrup, chocolate, horseradish*`,
  nuts: `dry curacao, disaronno, falernum, velvet falernum, hot buttered batter, maraschino cherry`,
  gluten: `hot buttered batter, worcestershire sauce*`,
  soy: `chocolate liqueur, chocolate syrup, chocolate, hot chocolate, worcestershire sauce*`,
  sulphites: `cider*, apple cider, lime cordial, horseradish*, pickle brine, cocktail onion, pickled onion,
    maraschino cherry, cocktail cherry`,
  celery: `clamato, pickle brine`,
  mustard: `horseradish*, pickle brine`,
  honey: `falernum, velvet falernum`,
};

export const SHORT_UNKNOWN = `
  bitter liqueur, red bitter, select, syrup, gomme, spiced syrup, salted rim, half wheel, beans`;

/** Of the words that hold nothing those that most recipes are written with. */
export const SHORT_SPEECH = `
  a, an, and, as, at, each, few, for, from, half, in, into, it, large, little, long, of, on, one, or, over,
  part, the, thin, to, two, three, four, top, topped, up, with, oz, ounce, ml, cl, cup, tsp, tbsp,
  teaspoon, tablespoon, barspoon, spoon, dash, drop, splash, pinch, shot, jigger, gram, g, piece, bottle,
  glass, handful, fistful, cube, stick, slice, wheel, wedge, peel, twist, zest, strip, sprig, leaf, leave,
  bean, fresh, freshly, squeezed, chilled, cold, cool, hot, iced, brut, dry, sweet, ripe, cut, sliced,
  chopped, muddled, crushed, grated, ground, peeled, whole, optional, garnish, garnished, rim, float,
  floated, rinse, juice, syrup, flaky, fine, rich, strong, light, gold, aged, beside, taste, about, extra,
  small`;
