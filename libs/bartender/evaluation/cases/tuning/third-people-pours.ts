import { type WhiskeyCase } from '../../case-types.js';

/** Everyday texts about a whiskey: what an owner pastes or types most often. */
export const THIRD_PEOPLE_POURS: readonly WhiskeyCase[] = [
  {
    whiskey: 'Glenfiddich 12 Year Old Single Malt Scotch Whisky, Speyside, 40% ABV',
    expect: {
      name: 'Glenfiddich 12 Year Old|Glenfiddich 12|Glenfiddich 12 Year Old Single Malt Scotch Whisky|Glenfiddich 12 Year Old Single Malt',
      spirit: 'single malt|Scotch',
      proof: 80,
    },
  },
  {
    whiskey: 'Wild Turkey 101 - bourbon - 101 proof - caramel, vanilla, black pepper - a splash of water',
    expect: {
      name: 'Wild Turkey 101',
      spirit: 'bourbon',
      proof: 101,
      notes: 'caramel|vanilla|pepper',
      water: 'splash',
    },
  },
  {
    whiskey: [
      'Oban 14',
      'Nose: rich sweetness and fruits, with sea salt and peaty smokiness',
      'Palate: mouth-filling late autumn fruits, dried figs and honey-sweet spices',
      'Finish: long, smooth-sweet with oak-dryness and a grain of salt',
      'ABV: 43%',
      'Region: Highlands',
    ],
    expect: { name: 'Oban 14', spirit: 'single malt|Scotch', proof: 86, notes: 'figs|sea salt|fruits' },
  },
  {
    whiskey: 'Bulleit Bourbon. 90 proof. Spicy and dry with hints of maple, oak and nutmeg. No water needed.',
    expect: {
      name: 'Bulleit|Bulleit Bourbon',
      spirit: 'bourbon',
      proof: 90,
      notes: 'maple|oak|nutmeg',
      water: 'no|none|neat',
    },
  },
  {
    whiskey: [
      'Aberlour A’Bunadh',
      'Speyside Single Malt Scotch',
      '61.2% ABV, cask strength, matured in oloroso sherry butts',
      'Dried fruit, orange, dark chocolate and ginger. Add a teaspoon of water and let it sit for ten minutes.',
    ],
    expect: {
      name: 'Aberlour A’Bunadh',
      spirit: 'single malt|Scotch',
      proof: 122.4,
      notes: 'orange|chocolate|ginger',
      water: 'teaspoon',
      rest: '10|ten',
    },
  },
  {
    whiskey: 'bushmills 10, irish single malt, 40 percent, honey vanilla and milk chocolate',
    expect: {
      name: 'Bushmills 10',
      spirit: 'Irish|single malt',
      proof: 80,
      notes: 'honey|vanilla|chocolate',
    },
  },
  {
    whiskey: [
      "Russell's Reserve 10 Year Kentucky Straight Bourbon",
      '$39.99 / 750ml',
      'Proof: 90',
      'Aged 10 years in charred white oak barrels, this bourbon offers rich notes of caramel, toffee and vanilla with a long, warm finish.',
      'Add to cart',
    ],
    expect: {
      name: "Russell's Reserve 10 Year|Russell's Reserve 10|Russell's Reserve 10 Year Kentucky Straight Bourbon|Russell's Reserve 10 Year Bourbon",
      spirit: 'bourbon',
      proof: 90,
      notes: 'caramel|toffee|vanilla',
    },
  },
  {
    whiskey: 'JACK DANIELS SINGLE BARREL. TENNESSEE WHISKEY. 94 PROOF. BANANA, OAK, CARAMEL. REST 5 MINUTES.',
    expect: {
      name: "Jack Daniel's Single Barrel|Jack Daniels Single Barrel",
      spirit: 'Tennessee',
      proof: 94,
      notes: 'banana|oak|caramel',
      rest: '5 min',
    },
  },
  {
    whiskey:
      'Dalwhinnie 15 is a gentle Highland malt at 43%. It tastes of heather honey, vanilla and a little peat.',
    expect: { name: 'Dalwhinnie 15', spirit: 'single malt|Scotch', proof: 86, notes: 'honey|vanilla' },
  },
  {
    whiskey:
      'Name: Yamazaki 12. Type: Japanese single malt. Proof: 86. Notes: peach, pineapple, clove, mizunara oak.',
    expect: {
      name: 'Yamazaki 12',
      spirit: 'Japanese|single malt',
      proof: 86,
      notes: 'peach|pineapple|clove',
    },
  },
  {
    whiskey: [
      'Green Spot',
      'Single Pot Still Irish Whiskey',
      '40% ABV',
      'Crisp apple, pear, honey and a touch of spice.',
      'Drink it neat, it does not need water.',
    ],
    expect: {
      name: 'Green Spot',
      spirit: 'Irish|pot still',
      proof: 80,
      notes: 'apple|pear|honey',
      water: 'neat|no water|none|does not need',
    },
  },
  {
    whiskey: 'Whistlepig 10 year rye, 100 proof. I would serve it 5th, because it is the spiciest we have.',
    expect: {
      name: 'Whistlepig 10 Year|Whistlepig 10|Whistlepig 10 Year Rye',
      spirit: 'rye',
      proof: 100,
      number: 5,
      rationale: 'spiciest',
    },
  },
  {
    whiskey: [
      'Bowmore 15',
      'Islay',
      '43%',
      'sherry cask finish',
      'dark chocolate, raisins, smoke',
      'a few drops of water',
      'rest 10 min',
    ],
    expect: {
      name: 'Bowmore 15',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'chocolate|raisins|smoke',
      water: 'few drops',
      rest: '10 min',
    },
  },
  {
    whiskey:
      'We have a new bottle, Angels Envy. It is a bourbon finished in port casks, 86.6 proof. On the nose vanilla, raisins and maple syrup. On the palate ripe fruit, toast and bittersweet chocolate.',
    expect: {
      name: "Angel's Envy|Angels Envy",
      spirit: 'bourbon',
      proof: 86.6,
      notes: 'vanilla|raisins|fruit',
    },
  },
  {
    whiskey:
      'Monkey Shoulder (blended malt, 43%) - vanilla, orange marmalade, spice. Easy going, good for beginners.',
    expect: { name: 'Monkey Shoulder', spirit: 'blended|Scotch|malt', proof: 86, notes: 'orange|vanilla' },
  },
  {
    whiskey: 'Blanton’s Original Single Barrel 46.5% ABV',
    expect: {
      name: 'Blanton’s Original Single Barrel|Blanton’s Original|Blanton’s Single Barrel',
      proof: 93,
    },
  },
  {
    whiskey: [
      'Craigellachie 13 Year Old',
      'Country: Scotland',
      'Region: Speyside',
      'Age: 13',
      'Strength: 46%',
      'Bottle size: 70cl',
      'Colour: Gold',
      'Tasting notes: baked apple, cloves, a whiff of struck match.',
    ],
    expect: {
      name: 'Craigellachie 13 Year Old|Craigellachie 13',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'apple|cloves|match',
    },
  },
  {
    whiskey:
      'Teeling Small Batch, 46% alc, rum cask finish, sweet vanilla and dried herbs, let it open up for 5 minutes',
    expect: {
      name: 'Teeling Small Batch',
      proof: 92,
      notes: 'vanilla|herbs',
      rest: '5 min',
    },
  },
  {
    whiskey:
      'Lagavulin 16 Year Old. Islay’s classic smoky malt. 43% vol. Intense peat smoke with iodine and seaweed and a rich, deep sweetness. Best with a small splash of water. Let it breathe for 15 minutes.',
    expect: {
      name: 'Lagavulin 16 Year Old|Lagavulin 16|Lagavulin 16 Year',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'peat|iodine|seaweed',
      water: 'splash',
      rest: '15 min',
    },
  },
  {
    whiskey: '1792 Full Proof, 125 proof, bourbon. butterscotch, cherry, oak. needs water',
    expect: { name: '1792 Full Proof', spirit: 'bourbon', proof: 125, notes: 'butterscotch|cherry|oak' },
  },
  {
    whiskey: [
      "Booker's Bourbon",
      'Batch 2023-01',
      '126.6 proof',
      '7 years, 1 month',
      'peanut brittle, vanilla, charred oak',
    ],
    expect: {
      name: "Booker's Bourbon|Booker's|Booker's Batch 2023-01|Booker's Bourbon Batch 2023-01",
      spirit: 'bourbon',
      proof: 126.6,
      notes: 'peanut|vanilla|oak',
    },
  },
  {
    whiskey: 'Crown Royal Canadian whisky 80 proof smooth, vanilla, light fruit',
    expect: { name: 'Crown Royal', spirit: 'Canadian', proof: 80, notes: 'vanilla|fruit' },
  },
  {
    whiskey: 'Arran 10 (46%, Isle of Arran, non chill filtered): citrus, apple, cinnamon, vanilla',
    expect: { name: 'Arran 10', spirit: 'single malt|Scotch', proof: 92, notes: 'citrus|apple|cinnamon' },
  },
  {
    whiskey:
      'Please add Maker’s Mark 46 to the list, it’s a wheated bourbon finished with French oak staves, 94 proof, caramel and baking spice.',
    expect: {
      name: 'Maker’s Mark 46',
      spirit: 'bourbon',
      proof: 94,
      notes: 'caramel|spice',
    },
  },
  {
    whiskey: [
      '3. Templeton Rye 6 Year',
      '91.5 proof',
      'Notes: butterscotch, toffee, allspice',
      'Water: a couple of drops',
      'Rest: 5 min',
    ],
    expect: {
      name: 'Templeton Rye 6 Year|Templeton Rye 6|Templeton 6 Year',
      number: 3,
      spirit: 'rye',
      proof: 91.5,
      notes: 'butterscotch|toffee',
      water: 'couple of drops',
      rest: '5 min',
    },
  },
  {
    whiskey: [
      'Auchentoshan Three Wood',
      'Lowland single malt matured in three different cask types, from American bourbon to Spanish oloroso sherry to Pedro Ximenez.',
      'Alcohol: 43%',
      'Nose – blackcurrant, brown sugar, orange, plum and raisin',
      'Palate – fruit and syrup with hazelnut, cinnamon and lemon',
      'Finish – oak sweetness, long lasting',
    ],
    expect: {
      name: 'Auchentoshan Three Wood',
      spirit: 'single malt|Scotch',
      proof: 86,
      notes: 'blackcurrant|plum|hazelnut',
    },
  },
  {
    whiskey: 'Tullamore DEW 12, irish, 80pf, sherry and spice, no ice, no water',
    expect: {
      name: 'Tullamore DEW 12',
      spirit: 'Irish',
      proof: 80,
      notes: 'sherry|spice',
      water: 'no|none|neat',
    },
  },
  {
    whiskey:
      'the whiskey is Old Grand-Dad 114. bourbon at 114 proof with notes of peanuts, rye spice and oak.',
    expect: {
      name: 'Old Grand-Dad 114',
      spirit: 'bourbon',
      proof: 114,
      notes: 'peanut|spice|oak',
    },
  },
  {
    whiskey:
      'Glenmorangie Quinta Ruban 14, finished in port pipes, 46%. Dark mint chocolate, tangerine and walnut. It comes before the smoky ones because it is sweet and soft.',
    expect: {
      name: 'Glenmorangie Quinta Ruban 14|Glenmorangie Quinta Ruban',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'mint|chocolate|tangerine',
      rationale: 'sweet and soft',
    },
  },
  {
    whiskey: [
      'Springbank 10 Year Old, Campbeltown Single Malt',
      '46% abv',
      'Brine, pear, malt, light smoke, vanilla',
      'Let it sit in the glass for about 10 minutes, then try a drop of water.',
    ],
    expect: {
      name: 'Springbank 10 Year Old|Springbank 10|Springbank 10 Year Old, Campbeltown Single Malt',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'brine|pear|malt',
      water: 'drop',
      rest: '10 min',
    },
  },
];
