import { withDefaults } from '../drinks/with-defaults.js';
import type { WhiskeyCreation, WhiskeyInput } from '../drinks/whiskey.js';

/**
 * A guided journey from gentle to bold, in the order it is poured. Proofs are those on the label in the
 * United States; bottles whose strength changes from batch to batch are left out on purpose.
 */
const FLIGHT: readonly Omit<WhiskeyCreation, 'number'>[] = [
  {
    name: 'Jameson Irish Whiskey',
    spirit: 'Irish whiskey',
    proof: 80,
    profile: 'Light, smooth, softly sweet',
    notes: 'Green apple, vanilla, toasted nut',
    water: 'None',
    rest: '2 minutes',
    rationale:
      'Three distillations make it the softest handshake in the house. It sets the baseline: this is what whiskey tastes like when nothing is in a hurry.',
  },
  {
    name: 'The Glenlivet 12 Year',
    spirit: 'single malt',
    proof: 80,
    profile: 'Floral, bright, easy-going',
    notes: 'Pineapple, orchard blossom, cream',
    water: 'None',
    rest: '3 minutes',
    rationale:
      'A first single malt without a trace of smoke. Beside the Irish pour it shows how much fruit malted barley carries on its own.',
  },
  {
    name: 'Basil Hayden',
    spirit: 'bourbon',
    proof: 80,
    profile: 'Airy bourbon with a tea-like spice',
    notes: 'Honey, chamomile, white pepper',
    water: 'None',
    rest: '3 minutes',
    rationale:
      'The gentlest way into bourbon: new oak and a high share of rye, at a strength that never bites. Notice the vanilla that the first two glasses did not have.',
  },
  {
    name: 'Suntory Toki',
    spirit: 'Japanese whisky',
    proof: 86,
    profile: 'Crisp, clean, quietly herbal',
    notes: 'Grapefruit, basil, ginger finish',
    water: 'None, or soda for a highball',
    rest: '3 minutes',
    rationale:
      'Precision after comfort. The blend is built on light, bright whiskies and clears the palate like a cold window opened for a moment.',
  },
  {
    name: 'Redbreast 12 Year',
    spirit: 'Irish whiskey',
    proof: 80,
    profile: 'Creamy, nutty, gently sherried',
    notes: 'Dried fruit, marzipan, clove',
    water: 'None',
    rest: '5 minutes',
    rationale:
      'Same strength as the first pour, three times the body. Single pot still whiskey, part of it from sherry casks, teaches that weight has little to do with proof.',
  },
  {
    name: "Maker's Mark",
    spirit: 'bourbon',
    proof: 90,
    profile: 'Soft, round, wheated',
    notes: 'Caramel, vanilla, warm bread',
    water: 'A few drops',
    rest: '3 minutes',
    rationale:
      'Winter wheat stands where rye usually does, so the sweetness comes forward and the edges disappear. Ten proof stronger than before, and you hardly feel it.',
  },
  {
    name: 'Larceny Small Batch',
    spirit: 'bourbon',
    proof: 92,
    profile: 'Wheated, buttery, a touch darker',
    notes: 'Toffee, honey, cinnamon bread',
    water: 'A few drops',
    rest: '3 minutes',
    rationale:
      'A second wheated bourbon, right after the first, to train the tongue: the same grain idea with more toffee and a longer finish.',
  },
  {
    name: 'Buffalo Trace',
    spirit: 'bourbon',
    proof: 90,
    profile: 'Balanced, classic Kentucky',
    notes: 'Brown sugar, mint, gentle oak',
    water: 'A few drops',
    rest: '5 minutes',
    rationale:
      'Rye returns in a modest part and the familiar bourbon shape appears: sugar in front, oak in the middle, spice at the door. A reference for the next three glasses.',
  },
  {
    name: 'Woodford Reserve',
    spirit: 'bourbon',
    proof: 90.4,
    profile: 'Polished, rich, cocoa-edged',
    notes: 'Dried orange, cocoa, toasted oak',
    water: 'A few drops',
    rest: '5 minutes',
    rationale:
      'Partly made in copper pot stills, and it shows in the texture. Same strength as its neighbour, but the oak turns toward cocoa and citrus.',
  },
  {
    name: 'Eagle Rare 10 Year',
    spirit: 'bourbon',
    proof: 90,
    profile: 'Mature, dry, leathery',
    notes: 'Cherry, old leather, bitter almond',
    water: 'A few drops',
    rest: '5 minutes',
    rationale:
      'What ten years of Kentucky summers do. Strength stands still so that age can speak: less sugar, more oak, a dry and elegant finish.',
  },
  {
    name: 'Four Roses Single Barrel',
    spirit: 'bourbon',
    proof: 100,
    profile: 'Fruity, spicy, full',
    notes: 'Ripe plum, rose, long pepper',
    water: 'A few drops',
    rest: '5 minutes',
    rationale:
      'The first 100-proof glass, and a bourbon with more than a third rye. It is the bridge: still plum and honey, already pepper.',
  },
  {
    name: 'Sazerac Rye',
    spirit: 'rye',
    proof: 90,
    profile: 'Spiced, bright, candied',
    notes: 'Clove, orange peel, anise',
    water: 'None',
    rest: '3 minutes',
    rationale:
      'The grain changes sides: rye leads. We step back to 90 proof so that the spice arrives as flavour and not as heat.',
  },
  {
    name: 'Rittenhouse Rye',
    spirit: 'rye',
    proof: 100,
    profile: 'Bonded, firm, peppery',
    notes: 'Cocoa, citrus oil, black pepper',
    water: 'A few drops',
    rest: '5 minutes',
    rationale:
      'Bottled in bond, and the backbone of many a Manhattan. The same spice with its sleeves rolled up: drier, firmer, built to be noticed.',
  },
  {
    name: 'The Balvenie DoubleWood 12 Year',
    spirit: 'single malt',
    proof: 86,
    profile: 'Honeyed malt, sherry-kissed',
    notes: 'Honey, sultana, nutmeg',
    water: 'A few drops',
    rest: '7 minutes',
    rationale:
      'A rest after the rye, and the door to Scotland. Years in bourbon oak, then months in sherry wood: you can taste where one ends and the other begins.',
  },
  {
    name: 'The Macallan 12 Year Sherry Oak',
    spirit: 'single malt',
    proof: 86,
    profile: 'Rich, dark-fruited, sherried',
    notes: 'Fig, ginger, polished wood',
    water: 'A few drops',
    rest: '10 minutes',
    rationale:
      'Sherry oak from the first day to the last. After the DoubleWood it answers the question of what happens if you never leave the sherry cask.',
  },
  {
    name: 'Highland Park 12 Year',
    spirit: 'single malt',
    proof: 86,
    profile: 'Heather honey with a wisp of smoke',
    notes: 'Heather, orange cake, soft smoke',
    water: 'A few drops',
    rest: '7 minutes',
    rationale:
      'Sherry sweetness still holds the floor, but from Orkney comes the first thread of peat smoke. It is the gentlest way across the line.',
  },
  {
    name: 'Talisker 10 Year',
    spirit: 'single malt',
    proof: 91.6,
    profile: 'Maritime, peppery, smoky',
    notes: 'Sea salt, chilli, bonfire',
    water: '3 to 5 drops',
    rest: '7 minutes',
    rationale:
      'From Skye, with salt on the lips. Smoke grows from a thread to a rope here, and a pepper catch at the end prepares you for the island to the south.',
  },
  {
    name: 'Lagavulin 16 Year',
    spirit: 'single malt',
    proof: 86,
    profile: 'Deep, smoky, contemplative',
    notes: 'Lapsang tea, iodine, dried fig',
    water: '3 to 5 drops',
    rest: '10 minutes',
    rationale:
      'Sixteen years make the peat broad and calm. Take it slowly: the smoke opens in layers, and sweetness waits at the bottom of the glass.',
  },
  {
    name: 'Laphroaig 10 Year',
    spirit: 'single malt',
    proof: 86,
    profile: 'Medicinal, briny, unapologetic',
    notes: 'Seaweed, tar, vanilla sweetness',
    water: '3 to 5 drops',
    rest: '7 minutes',
    rationale:
      'Islay with the gloves off. Where the last glass was a fireside, this one is the harbour: iodine, kelp and a sweetness you have to earn.',
  },
  {
    name: 'Ardbeg 10 Year',
    spirit: 'single malt',
    proof: 92,
    profile: 'Intensely peated, citric, precise',
    notes: 'Soot, lime, espresso, brine',
    water: '3 to 5 drops',
    rest: '10 minutes',
    rationale:
      'The summit of smoke in this flight. Heavily peated yet lemon-sharp, it proves that power can be exact. Eat a piece of bread before you go on.',
  },
  {
    name: 'Nikka From The Barrel',
    spirit: 'Japanese whisky',
    proof: 102.8,
    profile: 'Dense, spiced, finely blended',
    notes: 'Orange, caramel, winter spice',
    water: '5 drops',
    rest: '7 minutes',
    rationale:
      'Smoke has had its say; now strength takes over. Malt and grain are married in cask before bottling, so even above 100 proof every part is in its place.',
  },
  {
    name: 'Pikesville Rye',
    spirit: 'rye',
    proof: 110,
    profile: 'Powerful, spiced, chocolate-dark',
    notes: 'Clove, dark chocolate, char',
    water: '5 drops, then taste again',
    rest: '10 minutes',
    rationale:
      "Rittenhouse's older, stronger sibling. Six years and 110 proof turn rye spice into something close to dessert, if dessert could glare.",
  },
  {
    name: 'Old Forester 1920 Prohibition Style',
    spirit: 'bourbon',
    proof: 115,
    profile: 'Full-throttle, dark, lingering',
    notes: 'Dark cherry, maple, seared oak',
    water: 'A teaspoon, added by halves',
    rest: '12 minutes',
    rationale:
      'The last pour honours the years when whiskey needed a prescription. At 115 proof it gathers the whole flight, sugar, spice, oak and fire, and leaves the light on until morning.',
  },
];

/** The flight of a new bar, numbered from 1. */
export const SEED_WHISKEYS: readonly WhiskeyInput[] = FLIGHT.map((pour, index) =>
  withDefaults('whiskey', { number: index + 1, ...pour }),
);
