import { type ChatCase, type PlaceCase, type WhiskeyCase, type WishCase } from '../../case-types.js';
import { BOURBONS, IRISH, ISLAY } from '../../expected-words.js';

export const POURS: readonly (ChatCase | PlaceCase | WhiskeyCase | WishCase)[] = [
  // Short notes
  {
    whiskey: 'Glenfarclas 15, Highland single malt, 46%, sherry casks. raisins, walnut, orange',
    expect: {
      name: 'Glenfarclas 15|Glenfarclas 15 Year|Glenfarclas 15 Year Old',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'raisin|walnut|orange',
    },
  },
  {
    whiskey: 'bushmills black bush. 40%. blended irish whiskey, sherry casks, dark fruits nd nuts',
    expect: {
      name: 'Bushmills Black Bush|Black Bush',
      spirit: 'Irish',
      proof: 80,
      notes: 'dark fruit|nut',
    },
  },
  {
    whiskey: 'Weller Antique 107 — wheated bourbon, 107 proof, cherry, caramel, cinnamon',
    expect: {
      name: 'Weller Antique 107|Weller Antique',
      spirit: 'bourbon',
      proof: 107,
      notes: 'cherry|caramel|cinnamon',
    },
  },
  {
    whiskey: 'Stagg Jr Batch 17, 128.7 pf bourbon. cherry cola, brown sugar, heat',
    expect: {
      name: 'Stagg Jr Batch 17|Stagg Jr|Stagg Jr (Batch 17)',
      spirit: 'bourbon',
      proof: 128.7,
      notes: 'cherry|cola|brown sugar',
    },
  },
  {
    whiskey: 'High West Double Rye! 92 proof, mint, cinnamon and honey.',
    expect: { name: 'High West Double Rye', spirit: 'rye', proof: 92, notes: 'mint|cinnamon|honey' },
  },
  {
    whiskey: 'old grand-dad bonded, 100pf, high-rye bourbon. peanut, orange, rye spice',
    expect: {
      name: 'Old Grand-Dad Bonded',
      spirit: 'bourbon',
      proof: 100,
      notes: 'peanut|orange|spice',
    },
  },
  {
    whiskey: 'tastes of banana, caramel and char; 95 proof',
    expect: { proof: 95, notes: 'banana|caramel|char' },
  },
  {
    whiskey: 'Roe & Co, blended Irish whiskey, 45% ABV, aged in bourbon casks. Pear, vanilla, spice',
    expect: { name: 'Roe & Co|Roe and Co', spirit: 'Irish', proof: 90, notes: 'pear|vanilla|spice' },
  },
  {
    whiskey: 'Bruichladdich The Classic Laddie, unpeated Islay single malt, 50%. barley sugar, mint, apple',
    expect: {
      name: 'Bruichladdich The Classic Laddie|Bruichladdich Classic Laddie|Classic Laddie',
      spirit: 'single malt|Scotch',
      proof: 100,
      notes: 'barley|mint|apple',
    },
  },
  {
    whiskey: 'Teeling Small Batch - blended Irish - 46 % - rum cask finish - vanilla, tropical fruit',
    expect: {
      name: 'Teeling Small Batch',
      spirit: 'Irish',
      proof: 92,
      notes: 'vanilla|tropical',
    },
  },
  // Labels
  {
    whiskey: [
      'BUNNAHABHAIN',
      'AGED 12 YEARS',
      'ISLAY SINGLE MALT SCOTCH WHISKY',
      'UN-CHILLFILTERED',
      '46.3% ALC/VOL   700ml',
    ],
    expect: {
      name: 'Bunnahabhain 12 Year|Bunnahabhain 12|Bunnahabhain 12 Years|Bunnahabhain 12 Year Old|Bunnahabhain Aged 12 Years|Bunnahabhain 12 Years Old|Bunnahabhain',
      spirit: 'single malt|Scotch',
      proof: 92.6,
    },
  },
  {
    whiskey: [
      "JACK DANIEL'S",
      'SINGLE BARREL BARREL PROOF',
      'TENNESSEE WHISKEY',
      '64.5% alc. by vol. (129 proof)',
    ],
    expect: {
      name: "Jack Daniel's Single Barrel Barrel Proof|Jack Daniel's Single Barrel Barrel Proof Tennessee Whiskey|Jack Daniel's Single Barrel|Jack Daniel's",
      spirit: 'Tennessee|whiskey|bourbon',
      proof: 129,
    },
  },
  {
    whiskey: [
      'Yamazaki 12 Year Old',
      'Suntory · Single Malt Japanese Whisky',
      '43% alc. by vol.',
      'coconut, cranberry, mizunara oak',
    ],
    expect: {
      name: 'Yamazaki 12 Year Old|Yamazaki 12 Year|Yamazaki 12',
      spirit: 'Japanese|single malt',
      proof: 86,
      notes: 'coconut|cranberry|mizunara|oak',
    },
  },
  {
    whiskey: [
      'Heaven Hill',
      'Bottled-in-Bond',
      '7 Years Old',
      'Kentucky Straight Bourbon Whiskey',
      '100 Proof',
    ],
    expect: {
      name: 'Heaven Hill|Heaven Hill Bottled-in-Bond|Heaven Hill 7 Year|Heaven Hill 7 Years Old|Heaven Hill 7 Year Old|Heaven Hill Bottled-in-Bond 7 Year|Heaven Hill Bottled-in-Bond 7 Years Old|Heaven Hill Bottled-in-Bond 7 Year Old|Heaven Hill 7 Year Bottled-in-Bond|Heaven Hill 7 Years Old Bottled-in-Bond|Heaven Hill 7 Year Old Bottled-in-Bond',
      spirit: 'bourbon',
      proof: 100,
    },
  },
  // Nose, palate, finish
  {
    whiskey: [
      'Wild Turkey Rare Breed',
      'Kentucky straight bourbon, barrel proof: 116.8',
      'Nose: honey, tobacco',
      'Palate: toasted oak, pepper',
      'Finish: long and warm',
    ],
    expect: {
      name: 'Wild Turkey Rare Breed',
      spirit: 'bourbon',
      proof: 116.8,
      notes: 'honey|tobacco|oak|pepper',
    },
  },
  {
    whiskey: [
      'Kilchoman Machir Bay',
      'Islay single malt, 46% vol.',
      'N: lemon, peat smoke, vanilla',
      'P: tropical fruit, pepper',
      'F: smoky, sweet',
    ],
    expect: {
      name: 'Kilchoman Machir Bay',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'lemon|smoke|vanilla|tropical|pepper',
    },
  },
  {
    whiskey: [
      "Blanton's Original",
      'Bourbon / 93 proof',
      'On the nose: citrus and honey.',
      'On the palate: corn, vanilla, nutmeg.',
      'The finish is medium and dry.',
    ],
    expect: {
      name: "Blanton's Original|Blanton's",
      spirit: 'bourbon',
      proof: 93,
      notes: 'citrus|honey|corn|vanilla|nutmeg',
    },
  },
  {
    whiskey: [
      'Hakushu 12',
      'Japanese single malt',
      'ABV 43%',
      'Nose - green apple, basil. Palate - pear, mint, kiwi. Finish - green tea, a little smoke.',
    ],
    expect: {
      name: 'Hakushu 12|Hakushu 12 Year|Hakushu 12 Year Old',
      spirit: 'Japanese|single malt',
      proof: 86,
      notes: 'apple|basil|pear|mint|kiwi|green tea',
    },
  },
  // Water and rest
  {
    whiskey:
      'Arran 10 (46%, single malt Scotch). Let it sit for 5 minutes, then add a few drops of water: pear, vanilla and a little cinnamon.',
    expect: {
      name: 'Arran 10|Arran 10 Year|Arran 10 Year Old',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'pear|vanilla|cinnamon',
      water: 'drop',
      rest: '5 min|five min',
    },
  },
  {
    whiskey:
      'Ardbeg Uigeadail, 54.2%, islay single malt. Smoke, raisins, espresso. Give it ten minutes and a teaspoon of water.',
    expect: {
      name: 'Ardbeg Uigeadail',
      spirit: 'single malt|Scotch',
      proof: 108.4,
      notes: 'smok|raisin|espresso',
      water: 'teaspoon|tsp',
      rest: '10 min|ten min',
    },
  },
  {
    whiskey: [
      'Oban 14',
      'West Highland single malt',
      '43% vol',
      'Sea salt, orange peel, honey',
      'Water: 2-3 drops',
      'Rest: 6 minutes',
    ],
    expect: {
      name: 'Oban 14|Oban 14 Year|Oban 14 Year Old',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'sea salt|orange|honey',
      water: 'drop|2-3|2 to 3|2–3',
      rest: '6 min|six min',
    },
  },
  {
    whiskey:
      'Evan Williams White Label, bottled in bond bourbon, 100 proof. Caramel, black pepper. Drink it neat, no water.',
    expect: {
      name: 'Evan Williams White Label|Evan Williams White Label Bottled in Bond|Evan Williams',
      spirit: 'bourbon',
      proof: 100,
      notes: 'caramel|pepper',
      water: 'none|no|neat|without',
    },
  },
  {
    whiskey:
      'Caol Ila 12, 43 percent, Islay single malt: lemon, ash, green olives. Three drops of water wake it up.',
    expect: {
      name: 'Caol Ila 12|Caol Ila 12 Year|Caol Ila 12 Year Old',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'lemon|ash|olive',
      water: 'drop',
    },
  },
  // Shop copy and reviews
  {
    whiskey: [
      "Aberlour A'Bunadh Batch 75 | 70cl",
      'In stock – £79.95 – Add to basket',
      'Cask strength, 61.2% vol',
      'Matured exclusively in Oloroso sherry butts, this Speyside single malt is loaded with cherry, dark chocolate and ginger.',
      'Free delivery over £100',
    ],
    expect: {
      name: "Aberlour A'Bunadh Batch 75|Aberlour A'Bunadh",
      spirit: 'single malt|Scotch',
      proof: 122.4,
      notes: 'cherry|chocolate|ginger',
    },
  },
  {
    whiskey:
      'Elijah Craig Barrel Proof C923. Batch strength is 133 proof, 66.5% ABV. Kentucky straight bourbon, uncut. We found dark caramel, leather and baking spice.',
    expect: {
      name: 'Elijah Craig Barrel Proof C923|Elijah Craig Barrel Proof|Elijah Craig Barrel Proof Batch C923',
      spirit: 'bourbon',
      proof: 133,
      notes: 'caramel|leather|baking spice|spice',
    },
  },
  {
    whiskey: [
      'Compass Box The Peat Monster',
      'Blended Malt Scotch Whisky',
      '46% ABV – 70cl – $59.99',
      'Customer rating 4.5/5 (88 reviews)',
      'Flavours of bonfire, bacon and sweet pear.',
    ],
    expect: {
      name: 'Compass Box The Peat Monster|Compass Box Peat Monster|Peat Monster',
      spirit: 'blend|malt|Scotch',
      proof: 92,
      notes: 'bonfire|bacon|pear',
    },
  },
  {
    whiskey:
      'Benromach 10 – Speyside single malt, 43%. Gentle smoke, red apple, malt. Would buy again, 8/10.',
    expect: {
      name: 'Benromach 10|Benromach 10 Year|Benromach 10 Year Old',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'smoke|apple|malt',
    },
  },
  {
    whiskey:
      'The Dalmore 15 Year Old is a Highland single malt bottled at 40% ABV, with notes of chocolate orange, rosemary and ginger.',
    expect: {
      name: 'The Dalmore 15 Year Old|Dalmore 15 Year|Dalmore 15',
      spirit: 'single malt|Scotch',
      proof: 80,
      notes: 'chocolate|orange|rosemary|ginger',
    },
  },
  {
    whiskey: [
      'Kavalan Solist Vinho Barrique',
      'Single malt whisky from Taiwan, 57.8 % vol',
      'mango, dark berries, vanilla',
    ],
    expect: {
      name: 'Kavalan Solist Vinho Barrique|Kavalan Vinho Barrique',
      spirit: 'single malt|Taiwan',
      proof: 115.6,
      notes: 'mango|berr|vanilla',
    },
  },
  // As people say it
  {
    whiskey:
      "we got a bottle of powers john's lane, it's a single pot still irish whiskey at 46 percent, tastes of leather, honey and dark chocolate",
    expect: {
      name: "Powers John's Lane",
      spirit: 'Irish|pot still',
      proof: 92,
      notes: 'leather|honey|chocolate',
    },
  },
  {
    whiskey:
      "Please add Michter's Straight Rye. It's 84.8 proof and I get cherry, orange and black pepper from it.",
    expect: {
      name: "Michter's Straight Rye|Michter's Rye",
      spirit: 'rye',
      proof: 84.8,
      notes: 'cherry|orange|pepper',
    },
  },
  {
    whiskey:
      "Angel's Envy, 86.6 proof Kentucky bourbon finished in port casks. Raisin, maple, toasted nuts. Why it's here: it shows what a port cask does to a bourbon.",
    expect: {
      name: "Angel's Envy",
      spirit: 'bourbon',
      proof: 86.6,
      notes: 'raisin|maple|nut',
      rationale: 'port',
    },
  },
  {
    whiskey: 'Amrut Fusion, an indian single malt at fifty percent. peach, custard, a bit of smoke',
    expect: {
      name: 'Amrut Fusion',
      spirit: 'single malt|Indian',
      proof: 100,
      notes: 'peach|custard|smoke',
    },
  },
  // Lists with labels
  {
    whiskey: [
      'Name: Balcones Baby Blue',
      'Type: corn whisky',
      'Region: Texas',
      'Proof: 92',
      'Profile: sweet and grainy',
      'Notes: popcorn, honey, brown butter',
      'Water: none',
      'Rest: 4 minutes',
    ],
    expect: {
      name: 'Balcones Baby Blue',
      spirit: 'corn|whisk|American',
      proof: 92,
      profile: 'sweet|grain',
      notes: 'popcorn|honey|butter',
      water: 'none|no|neat',
      rest: '4 min|four min',
    },
  },
  {
    whiskey: [
      'Bottle: Glen Scotia Double Cask',
      'Style: single malt Scotch (Campbeltown)',
      'Strength: 46%',
      'Flight number: 9',
      'Tasting notes: toffee, brine, vanilla fudge',
    ],
    expect: {
      name: 'Glen Scotia Double Cask',
      spirit: 'single malt|Scotch',
      proof: 92,
      number: 9,
      notes: 'toffee|brine|vanilla|fudge',
    },
  },
  {
    whiskey: [
      '- Redbreast 12 Cask Strength',
      '- single pot still Irish',
      '- 57.2% / 114.4 proof',
      '- raisin, cinnamon, toasted wood',
      '- leave it for 8 minutes',
      '- half a teaspoon of water',
    ],
    expect: {
      name: 'Redbreast 12 Cask Strength|Redbreast 12 Year Cask Strength',
      spirit: 'Irish|pot still',
      proof: 114.4,
      notes: 'raisin|cinnamon|wood',
      water: 'teaspoon|tsp',
      rest: '8 min|eight min',
    },
  },
  // Asking for a pour
  { ask: 'an islay please', expect: { top: ISLAY, type: 'whiskey' } },
  { ask: 'irish and soft, for someone who never drinks whiskey', expect: { top: IRISH } },
  { ask: 'a rye over 100 proof, neat', expect: { top: ['Pikesville Rye'] } },
  { ask: 'a malt with just a wisp of smoke, not a bonfire', expect: { within: ['Highland Park 12 Year'] } },
  { ask: 'neat bourbon after a heavy dinner', expect: { top: BOURBONS, type: 'whiskey' } },
  { ask: 'japanese whisky, the stronger one', expect: { top: ['Nikka From The Barrel'] } },
  {
    say: 'which whiskey for a beginner whos scared of smoke?',
    expect: {
      any: [
        'Jameson',
        'Glenlivet',
        'Basil Hayden',
        'Toki',
        'Redbreast',
        "Maker's",
        'Balvenie',
        'Larceny',
        'Buffalo Trace',
      ],
    },
  },
  {
    say: 'got a sherried malt?',
    expect: { any: ['Macallan', 'Balvenie', 'Highland Park', 'Redbreast'] },
  },
  {
    say: 'whats the weakest whiskey u have',
    expect: { any: ['Jameson', 'Glenlivet', 'Basil Hayden', 'Redbreast'] },
  },
  // A place in the flight
  {
    place: {
      name: 'Caol Ila 12 Year',
      spirit: 'single malt',
      proof: 86,
      profile: 'Smoky, maritime, lemony',
      notes: 'Lemon, peat smoke, olive',
    },
    expect: { from: 16, to: 21 },
  },
  {
    place: {
      name: 'Bushmills Original',
      spirit: 'Irish whiskey',
      proof: 80,
      profile: 'Light, smooth, honeyed',
      notes: 'Honey, apple, vanilla',
    },
    expect: { from: 1, to: 6 },
  },
  {
    place: {
      name: "Booker's",
      spirit: 'bourbon',
      proof: 125,
      profile: 'Powerful, nutty, hot',
      notes: 'Peanut, vanilla, char',
    },
    expect: { from: 22, to: 24 },
  },
];
