import { type WhiskeyCase } from '../../case-types.js';

/** Whiskeys as shops, labels, reviewers and hosts write them down. */
export const PEOPLE_POURS: readonly WhiskeyCase[] = [
  {
    whiskey: 'Ardbeg 10, Islay single malt, 46%',
    expect: { name: 'Ardbeg 10', spirit: 'single malt', proof: 92 },
  },
  {
    whiskey: [
      'Bunnahabhain 12 Year Old / 46.3% / 70cl',
      '£44.95',
      'In stock – delivered tomorrow',
      'An unpeated Islay malt with a sweet, nutty character. Aged in bourbon and sherry casks.',
      'NOSE Fresh and aromatic, dried fruit, subtle smoke',
      'PALATE Light fruit and nut, vanilla, caramel',
      'FINISH Lingering, rich and full',
    ],
    expect: {
      name: 'Bunnahabhain 12 Year Old|Bunnahabhain 12',
      spirit: 'single malt|Scotch',
      proof: 92.6,
      notes: 'dried fruit',
    },
  },
  {
    whiskey: [
      'ELIJAH CRAIG',
      'BARREL PROOF',
      'BATCH B523',
      'KENTUCKY STRAIGHT BOURBON WHISKEY',
      '12 YEARS OLD',
      '62.1% ALC/VOL 124.2 PROOF',
      '750 ML',
    ],
    expect: {
      name: 'Elijah Craig Barrel Proof|Elijah Craig Barrel Proof Batch B523|Elijah Craig Barrel Proof 12 Years Old|Elijah Craig',
      spirit: 'bourbon',
      proof: 124.2,
    },
  },
  {
    whiskey:
      'Caol Ila 12. Islay, 43% abv. Nose: lemon, oyster shell, ash. Palate: olive oil, smoke, pear. Finish: clean and dry. A few drops of water opens it up.',
    expect: {
      name: 'Caol Ila 12',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'lemon',
      water: 'few drops',
    },
  },
  {
    whiskey:
      'Knob Creek 12, 100 proof bourbon. Let it rest 10 minutes before you drink it. Oak, dark cherry, tobacco. Number 6 in the flight.',
    expect: {
      name: 'Knob Creek 12',
      spirit: 'bourbon',
      proof: 100,
      number: 6,
      rest: '10 min',
      notes: 'oak|cherry|tobacco',
    },
  },
  {
    whiskey: [
      'Name: Old Forester 1910',
      'Kind: Bourbon',
      'Proof: 93',
      'Nose: marshmallow, dark chocolate',
      'Palate: charred oak, sweet corn',
      'Finish: long, smoky-sweet',
      'Rest: 5 minutes',
      'Water: none',
      'Why here: the double barrel makes a dessert of it, so it comes near the end',
    ],
    expect: {
      name: 'Old Forester 1910',
      spirit: 'bourbon',
      proof: 93,
      notes: 'marshmallow|chocolate',
      rest: '5 min',
      water: 'none|neat|no water',
      rationale: 'double barrel',
    },
  },
  {
    whiskey:
      'we should pour the Nikka Coffey Grain third because it is sweet and makes a bridge between the bourbons and the scotch. 45%, japanese grain whisky, coconut and vanilla',
    expect: {
      name: 'Nikka Coffey Grain',
      spirit: 'Japanese|grain',
      proof: 90,
      number: 3,
      notes: 'coconut|vanilla',
      rationale: 'bridge',
    },
  },
  { whiskey: 'henry mckenna 10 bib', expect: { name: 'Henry McKenna 10 BIB|Henry McKenna 10', proof: 100 } },
  {
    whiskey: 'OLD OVERHOLT BONDED RYE 100 PROOF',
    expect: { name: 'Old Overholt Bonded Rye|Old Overholt Bonded', spirit: 'rye', proof: 100 },
  },
  {
    whiskey: [
      '- Benromach 10',
      '- Speyside',
      '- 43% ABV',
      '- lightly peated, malty, red apple, pepper',
      '- no water, 5 min rest',
    ],
    expect: {
      name: 'Benromach 10',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'apple|pepper',
      rest: '5 min',
    },
  },
  {
    whiskey:
      "Got my hands on a bottle of Michter's Toasted Barrel Finish, it's 91.4 proof. S'mores and campfire marshmallow. Leave it in the glass for a quarter of an hour.",
    expect: {
      name: "Michter's Toasted Barrel Finish",
      proof: 91.4,
      notes: "marshmallow|s'mores",
      rest: '15 min|quarter',
    },
  },
  {
    whiskey: [
      'Tobermory 12',
      'Isle of Mull · Single Malt · 46.3% vol',
      'Orange peel, sea salt, gingerbread',
      'Medium-bodied and spicy',
    ],
    expect: { name: 'Tobermory 12', spirit: 'single malt|Scotch', proof: 92.6, notes: 'orange|gingerbread' },
  },
  {
    whiskey: 'Redbreast Lustau (sherry finish) | single pot still | 92 proof | Ireland',
    expect: {
      name: 'Redbreast Lustau|Redbreast Lustau (sherry finish)',
      spirit: 'Irish|pot still',
      proof: 92,
    },
  },
  {
    whiskey:
      'Number four: Pikesville. Rye, 110 proof. Profile: big, spicy, dry. Notes: cocoa, cinnamon, mint. Water: half a teaspoon. Rest: 8 minutes.',
    expect: {
      name: 'Pikesville',
      number: 4,
      spirit: 'rye',
      proof: 110,
      profile: 'big',
      notes: 'cocoa|cinnamon|mint',
      water: 'half a teaspoon',
      rest: '8 min',
    },
  },
  {
    whiskey:
      "Glen Scotia Victoriana is from Campbeltown and bottled at cask strength, 54.2%. There's crème brûlée on the nose and burnt sugar and black fruit on the palate.",
    expect: {
      name: 'Glen Scotia Victoriana',
      spirit: 'single malt|Scotch',
      proof: 108.4,
      notes: 'creme brulee|burnt sugar|black fruit',
    },
  },
  {
    whiskey: [
      'Bottle: Powers John’s Lane 12',
      'ABV: 46',
      'From: Ireland',
      'Tastes like: leather, honey, toffee',
    ],
    expect: {
      name: "Powers John's Lane 12",
      spirit: 'Irish|pot still',
      proof: 92,
      notes: 'leather|honey|toffee',
    },
  },
  {
    whiskey: 'Glenallachie 15 yo, 46 %, PX and oloroso, treacle, raisin, orange. rest it for ten mins',
    expect: {
      name: 'Glenallachie 15 yo|Glenallachie 15|Glenallachie 15 Year Old|Glenallachie 15 Year',
      proof: 92,
      notes: 'treacle|raisin|orange',
      rest: '10 min|ten min',
    },
  },
  {
    whiskey: [
      'REVIEW: Penelope Four Grain Straight Bourbon',
      'Proof – 80',
      'Age – 2-3 years',
      'Mash – 76% corn, 15% wheat, 6% rye, 3% malted barley',
      'Nose – light caramel, corn, fresh bread',
      'Taste – vanilla, honey, a little pepper',
      'Finish – short, sweet',
      'Rating – 6.5',
    ],
    expect: {
      name: 'Penelope Four Grain Straight Bourbon|Penelope Four Grain|Penelope Four Grain Bourbon',
      spirit: 'bourbon',
      proof: 80,
      notes: 'caramel|vanilla',
    },
  },
  { whiskey: 'rest 7 minutes, add one teaspoon of water', expect: { rest: '7 min', water: 'teaspoon' } },
  { whiskey: 'Hide the Oban for now, and it is 86 proof', expect: { proof: 86, isVisible: false } },
  {
    whiskey: 'George Dickel Bottled in Bond, Tennessee, 100 proof. The bottle is empty at the moment.',
    expect: {
      name: 'George Dickel Bottled in Bond',
      spirit: 'Tennessee',
      proof: 100,
      isAvailable: false,
    },
  },
  {
    whiskey:
      'Hey, the whisky you liked on Saturday was called Ledaig 10. Peated, from Mull, 46.3. Wet dog and barbecue, in the best way.',
    expect: { name: 'Ledaig 10', proof: 92.6, notes: 'barbecue|peat' },
  },
  {
    whiskey: [
      'Woodinville Port Cask Finish',
      'Straight Bourbon Whiskey finished in Port casks',
      'Alc. 45% by Vol. (90 Proof)',
      'Cherry, dark fruit, chocolate, creamy mouthfeel.',
    ],
    expect: {
      name: 'Woodinville Port Cask Finish|Woodinville Port Finish',
      spirit: 'bourbon',
      proof: 90,
      notes: 'cherry|fruit|chocolate',
    },
  },
  {
    whiskey:
      'the macallan 15 double cask 43 abv highland single malt honey vanilla dried fruit let it sit five minutes no water',
    expect: {
      name: 'The Macallan 15 Double Cask|Macallan 15 Double Cask',
      spirit: 'single malt',
      proof: 86,
      notes: 'honey|vanilla',
      rest: '5 min|five min',
    },
  },
  {
    whiskey: [
      'Bruichladdich Port Charlotte 10',
      'Heavily peated (40 ppm) Islay single malt',
      'ABV 50%',
      'Colour: 24 carat gold',
      'Character: the balance is astonishing',
      'Nose: smoke, mango, vanilla fudge, orange',
      'Palate: oak, coconut, smoked oysters',
    ],
    expect: {
      name: 'Bruichladdich Port Charlotte 10|Port Charlotte 10',
      spirit: 'single malt',
      proof: 100,
      profile: 'balance|peated',
      notes: 'mango|vanilla|coconut',
    },
  },
];
