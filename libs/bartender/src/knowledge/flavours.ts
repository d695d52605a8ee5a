import { phraseKey, phrases } from '../language/words.js';

/** What a drink can taste of; each has a strength from 0 to 1 in a drink's profile. */
export const FLAVOURS = [
  'sweet',
  'bitter',
  'sour',
  'smoky',
  'herbal',
  'citrusy',
  'spicy',
  'fruity',
  'tropical',
  'floral',
  'creamy',
  'nutty',
  'coffee',
  'chocolate',
  'dry',
  'salty',
  'sparkling',
  'minty',
  'ginger',
  'oaky',
  'rich',
  'smooth',
  'refreshing',
] as const;
export type Flavour = (typeof FLAVOURS)[number];
export type Flavours = Partial<Record<Flavour, number>>;

/** The words by which guests ask for a flavour, and by which a menu describes it. */
// prettier-ignore
const FLAVOUR_WORDS: Record<Flavour, string> = {
  sweet: 'sweet, sweeter, sweetest, sweetness, sweetish, sweetened, sugar, sugary, syrupy, candied, candy, cloying, sweet tooth, honey, honeyed, caramel, toffee, maple, butterscotch, brown sugar, jammy',
  bitter: 'bitter, bitterer, bitterest, bitterness, amaro like, amari, bitterish, campari like, bittersweet',
  sour: 'sour, sourer, sourness, tart, tarter, tartness, tangy, acidic, acid, sharp, zippy, mouth puckering, puckery, puckering',
  smoky: 'smoky, smokey, smoke, smoked, smokier, smokiest, smokiness, peat, peaty, peated, peatier, peatiest, campfire, bonfire, ash, ashy, soot, char, charred, tar, barbecue, bbq, fireside smoke, burnt wood',
  herbal: 'herbal, herb, herby, herbaceous, botanical, juniper, basil, rosemary, thyme, sage, green and herbal, vegetal, grassy, heather, eucalyptus, tea, tea like, chamomile',
  citrusy: 'citrus, citrusy, citric, lemony, limey, zesty, zest, zingy, lime like, orangey, grapefruity, citrus oil',
  spicy: 'spicy, spice, spiced, spicier, spicyness, peppery, pepper, hot and spicy, fiery, chilli, chili, jalapeno, cinnamon, clove, baking spice, kick of spice, zing, heat, picante, nutmeg',
  fruity: 'fruity, fruit, fruitier, fruit forward, berry, cherry, plum, apple, pear, peach, juicy, raspberry, strawberry, blackberry, orchard, raisin, sultana, fig, dried fruit, dark fruit, dark fruited, sherried, sherry, apricot, melon',
  tropical: 'tropical, tiki, exotic, beachy, island, caribbean, hawaiian, pineapple, coconut, mango, passion fruit, passionfruit, guava, banana, beach, holiday in a glass, vacation',
  floral: 'floral, flowery, flower, rose, violet, elderflower, lavender, blossom, perfumed, hibiscus, jasmine',
  creamy: 'creamy, cream, silky, milky, milkshake, buttery, frothy, foamy, luxurious texture',
  nutty: 'nutty, nut, almond, hazelnut, walnut, pecan, marzipan, peanut, pistachio, praline',
  coffee: 'coffee, espresso, cafe, mocha, latte, cold brew',
  chocolate: 'chocolate, chocolatey, chocolaty, cocoa, cacao',
  dry: 'dry, drier, dryer, driest, crisp, brisk, bone dry, austere, clean, martini like, unsweetened',
  salty: 'salty, salt, saline, savoury, savory, briny, brine, umami, maritime, sea, iodine, seaweed, olive, coastal',
  sparkling: 'sparkling, bubbly, bubble, fizzy, fizz, effervescent, carbonated, spritzy, spritz, champagne like',
  minty: 'minty, mint, menthol, spearmint',
  ginger: 'ginger, gingery, gingerbread',
  oaky: 'oaky, oak, woody, wood, barrel, leather, leathery, tobacco, old leather, polished wood, toasted oak',
  rich: 'rich, richer, full bodied, dark, deep, heavy, robust, dense, lush, decadent, indulgent, full, complex, intense, bold flavour, bold flavor, big flavour, luxurious, warming, cozy, cosy, comforting',
  smooth: 'smooth, smoother, smoothest, soft, mellow, gentle, round, easygoing, easy going, easy drinking, easy to drink, silk, approachable, delicate, subtle, polished, light bodied, velvet, velvety',
  refreshing: 'refreshing, refreshment, refresh, refreshed, fresh, thirst quenching, thirst, thirsty, quench, cooling, cool, long and cool, crushable, crisp and cold, bright, icy, cucumber, light and fresh',
};

/** Flavour words as lookup keys. */
export const FLAVOUR_BY_WORD: ReadonlyMap<string, Flavour> = new Map(
  FLAVOURS.flatMap((flavour) =>
    phrases(FLAVOUR_WORDS[flavour]).map((word): [string, Flavour] => [phraseKey(word), flavour]),
  ),
);

/** How a flavour is named in a sentence about a drink. */
export const FLAVOUR_ADJECTIVE: Record<Flavour, string> = {
  sweet: 'sweet',
  bitter: 'bitter',
  sour: 'tart',
  smoky: 'smoky',
  herbal: 'herbal',
  citrusy: 'citrusy',
  spicy: 'spicy',
  fruity: 'fruity',
  tropical: 'tropical',
  floral: 'floral',
  creamy: 'creamy',
  nutty: 'nutty',
  coffee: 'coffee-forward',
  chocolate: 'chocolatey',
  dry: 'dry',
  salty: 'salty',
  sparkling: 'sparkling',
  minty: 'minty',
  ginger: 'gingery',
  oaky: 'oaky',
  rich: 'rich',
  smooth: 'smooth',
  refreshing: 'refreshing',
};
