import { type ChatCase, type PlaceCase, type WhiskeyCase, type WishCase } from '../../case-types.js';
import * as drinks from '../../expected-words.js';
import { NO, REFUSAL } from '../../expected-words.js';

/** Whiskeys as labels, shops, reviews and friends write them, and what guests ask about them. */
export const PASTED_POURS: readonly (ChatCase | PlaceCase | WhiskeyCase | WishCase)[] = [
  {
    whiskey: [
      'Glendronach 12 Year Old Original',
      'Highland Single Malt Scotch Whisky',
      '70 cl / 43%',
      '£46.95 (£67.07 per litre)',
      'Matured in Pedro Ximénez and Oloroso casks.',
      'Nose: vanilla, sultana, ginger',
      'Palate: creamy, raisins, soft spice',
      'Finish: long, nutty',
    ],
    expect: {
      name: 'Glendronach 12 Year Old Original|Glendronach 12 Year Old',
      spirit: 'single malt',
      proof: 86,
      notes: 'vanilla|sultana|raisin',
    },
  },
  {
    whiskey:
      "Booker's 2021-02 Tagalong Batch | 127.9 proof | 6 yrs 5 mos | Uncut, unfiltered Kentucky bourbon. Peanut brittle, vanilla, heat.",
    expect: {
      name: "Booker's 2021-02 Tagalong Batch|Booker's",
      spirit: 'bourbon',
      proof: 127.9,
      notes: 'peanut|vanilla',
    },
  },
  {
    whiskey: 'WhistlePig 10, 50% abv, 100% rye from Vermont. Caramel, allspice and orange zest',
    expect: { name: 'WhistlePig 10', spirit: 'rye', proof: 100, notes: 'caramel|allspice|orange' },
  },
  {
    whiskey: [
      'Review #214: Springbank 10',
      'Region: Campbeltown',
      'ABV: 46%',
      'Price: $95',
      'Nose: brine, wet hay, pear drops',
      'Palate: oily, engine grease, vanilla',
      'Finish: salty and long with a little peat',
      'Score: 8.5/10 – would buy again',
    ],
    expect: { name: 'Springbank 10', spirit: 'single malt|Scotch', proof: 92, notes: 'brine|pear|vanilla' },
  },
  {
    whiskey: 'green spot, single pot still irish, 40 vol, orchard fruit + barley + spice',
    expect: { name: 'Green Spot', spirit: 'Irish', proof: 80, notes: 'orchard|barley|spice' },
  },
  {
    whiskey: [
      'KENTUCKY STRAIGHT BOURBON WHISKEY',
      'KNOB CREEK',
      'AGED 9 YEARS',
      'SMALL BATCH',
      '50% ALC./VOL. (100 PROOF)',
    ],
    expect: {
      name: 'Knob Creek|Knob Creek Small Batch|Knob Creek 9 Year|Knob Creek 9 Years',
      spirit: 'bourbon',
      proof: 100,
    },
  },
  {
    whiskey:
      'Just opened the Oban 14. It is a West Highland malt at 43 percent: smells of sea spray and orange marmalade, tastes of honey, dried fig and a hint of smoke.',
    expect: { name: 'Oban 14', spirit: 'single malt', proof: 86, notes: 'sea|marmalade|honey|fig' },
  },
  {
    whiskey: ['Yamazaki 12', 'Single Malt Japanese Whisky', '43% vol. 700ml', 'peach, pineapple, mizunara'],
    expect: { name: 'Yamazaki 12', spirit: 'Japanese', proof: 86, notes: 'peach|pineapple' },
  },
  {
    whiskey:
      'Name: Wild Turkey Rare Breed\nType: Bourbon\nProof: 116.8\nTasting notes: toffee, citrus, tobacco\nRest: 10 minutes\nWater: a teaspoon',
    expect: {
      name: 'Wild Turkey Rare Breed',
      spirit: 'bourbon',
      proof: 116.8,
      notes: 'toffee',
      water: 'teaspoon',
      rest: '10 min',
    },
  },
  {
    whiskey:
      "Add Bushmills 16. It's a triple distilled single malt from Northern Ireland, finished in port pipes, bottled at 40% ABV. Think nougat, dark plum, almonds.",
    expect: { name: 'Bushmills 16', spirit: 'Irish', proof: 80, notes: 'nougat|plum|almond' },
  },
  {
    whiskey: [
      'Compass Box – The Peat Monster',
      'Blended malt Scotch, 46 %',
      'Smoky, medicinal, with vanilla & gentle fruit',
      '€54,90',
    ],
    expect: {
      name: 'Compass Box The Peat Monster|Compass Box – The Peat Monster|The Peat Monster',
      spirit: 'Scotch|malt',
      proof: 92,
      notes: 'vanilla|fruit',
    },
  },
  {
    whiskey: 'Stagg Jr batch 15 (131.1pf) - chocolate covered cherries, tobacco, huge. Bourbon.',
    expect: { name: 'Stagg Jr Batch 15|Stagg Jr', spirit: 'bourbon', proof: 131.1, notes: 'cherr|tobacco' },
  },
  {
    whiskey: 'Old Grand-Dad 114 bourbon',
    expect: { name: 'Old Grand-Dad 114', spirit: 'bourbon', proof: 114 },
  },
  {
    whiskey: [
      'Bottle name: Amrut Fusion',
      'Country: India',
      'Category: Single malt',
      'Strength: 50% vol',
      'Aroma: barley, cocoa, peat',
      'Taste: oak, fruit, toffee',
    ],
    expect: { name: 'Amrut Fusion', spirit: 'single malt', proof: 100, notes: 'barley|cocoa|toffee' },
  },
  {
    whiskey:
      'Tonight’s new bottle is Kilchoman Machir Bay – young Islay stuff, 46% – lemon, vanilla, coastal peat. Give it five minutes and a few drops of water.',
    expect: {
      name: 'Kilchoman Machir Bay',
      spirit: 'single malt',
      proof: 92,
      notes: 'lemon|vanilla',
      rest: '5 min|five min',
      water: 'few drops',
    },
  },
  {
    whiskey: [
      'Jack Daniel’s Single Barrel Select',
      'Tennessee Whiskey',
      '94 proof / 47% ABV',
      'caramel • toasted oak • ripe banana',
    ],
    expect: {
      name: "Jack Daniel's Single Barrel Select",
      spirit: 'Tennessee',
      proof: 94,
      notes: 'caramel|oak|banana',
    },
  },
  {
    whiskey: 'Craigellachie 13yo Speyside 46% – meaty, waxy, baked apple, a touch of sulphur',
    expect: {
      name: 'Craigellachie 13yo|Craigellachie 13|Craigellachie 13 Year|Craigellachie 13 Year Old',
      spirit: 'single malt',
      proof: 92,
      notes: 'apple',
    },
  },
  {
    whiskey: [
      '1) New Riff Bottled in Bond Rye',
      '100 proof, at least 4 years old',
      'clove, black pepper, dill',
      'No water, rest 4 minutes',
    ],
    expect: {
      name: 'New Riff Bottled in Bond Rye|New Riff Bottled in Bond',
      spirit: 'rye',
      proof: 100,
      notes: 'clove|pepper|dill',
      rest: '4 min',
    },
  },
  {
    whiskey:
      'Aberlour A’bunadh, batch 75, cask strength 60.9%. Speyside, all oloroso. Christmas pudding, orange, cinnamon.',
    expect: {
      name: "Aberlour A'bunadh|Aberlour A'bunadh Batch 75|Aberlour A'bunadh, Batch 75",
      spirit: 'single malt',
      proof: 121.8,
      notes: 'pudding|orange|cinnamon',
    },
  },
  {
    whiskey: [
      'Teeling Small Batch',
      'Blended Irish whiskey finished in rum casks',
      'Alcohol by volume: 46%',
      'On the nose: vanilla and rose petals. On the palate: spiced apple, molasses.',
    ],
    expect: { name: 'Teeling Small Batch', spirit: 'Irish', proof: 92, notes: 'vanilla|rose|apple|molasses' },
  },
  {
    whiskey: 'monkey shoulder (blended malt) 43%, easy, sweet, vanilla and orange, good for beginners',
    expect: { name: 'Monkey Shoulder', spirit: 'malt|Scotch', proof: 86, notes: 'vanilla|orange' },
  },
  {
    whiskey: ['Lot No. 40', 'Canadian Rye Whisky', '43% ABV', 'rye bread, lilac, allspice'],
    expect: {
      name: 'Lot No. 40|Lot No 40',
      spirit: 'rye|Canadian',
      proof: 86,
      notes: 'lilac|allspice|rye bread',
    },
  },
  {
    whiskey:
      'The bottle says "Weller Antique 107 – The Original Wheated Bourbon", so 53.5%. We get cherry, cinnamon and caramel.',
    expect: { name: 'Weller Antique 107', spirit: 'bourbon', proof: 107, notes: 'cherry|cinnamon|caramel' },
  },
  {
    whiskey: [
      'Glenmorangie Quinta Ruban 14yr',
      '*Highland*',
      'abv 46',
      'mint chocolate / tangerine / walnut',
    ],
    expect: {
      name: 'Glenmorangie Quinta Ruban 14yr|Glenmorangie Quinta Ruban 14 Year|Glenmorangie Quinta Ruban|Glenmorangie Quinta Ruban 14',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'chocolate|tangerine|walnut',
    },
  },
  {
    whiskey:
      'Michter’s US*1 Sour Mash Whiskey, 86 proof. Sweet corn, cherry, baking spices. Profile: soft and mellow.',
    expect: {
      name: "Michter's US*1 Sour Mash|Michter's US*1 Sour Mash Whiskey|Michter's US 1 Sour Mash",
      proof: 86,
      notes: 'corn|cherry',
      profile: 'soft',
    },
  },
  {
    whiskey: [
      'LAPHROAIG QUARTER CASK',
      'Islay Single Malt Scotch Whisky, 48%',
      'peat, coconut, banana, sea salt',
    ],
    expect: {
      name: 'Laphroaig Quarter Cask',
      spirit: 'single malt',
      proof: 96,
      notes: 'coconut|banana|peat',
    },
  },
  {
    whiskey:
      'Got a bottle of Four Roses Small Batch Select yesterday – non chill filtered, 104 proof, raspberry, clove & nutmeg',
    expect: {
      name: 'Four Roses Small Batch Select',
      spirit: 'bourbon',
      proof: 104,
      notes: 'raspberry|clove|nutmeg',
    },
  },
  {
    whiskey: [
      'Dalmore 15 Year Old (Highland, 40%)',
      'Finished in matusalem sherry casks',
      'Nose - orange marmalade',
      'Palate - chocolate orange, winter spice',
      'Finish - full, rounded',
    ],
    expect: {
      name: 'Dalmore 15 Year Old|Dalmore 15',
      spirit: 'single malt',
      proof: 80,
      notes: 'orange|chocolate',
    },
  },
  {
    whiskey: 'Powers Three Swallow single pot still @ 43.2% - apples, cinnamon, toasted wood',
    expect: { name: 'Powers Three Swallow', spirit: 'Irish', proof: 86.4, notes: 'apple|cinnamon' },
  },
  {
    whiskey: [
      'Nikka Coffey Grain',
      'JP, 45%abv',
      'corn, melon, vanilla custard. Sweet & soft.',
      'rest 4 min',
    ],
    expect: {
      name: 'Nikka Coffey Grain',
      spirit: 'Japanese',
      proof: 90,
      notes: 'melon|custard|corn',
      rest: '4 min',
    },
  },
  {
    whiskey: 'E.H. Taylor Small Batch BiB, 100 proof bourbon. Caramel corn, butterscotch, licorice',
    expect: {
      name: 'E.H. Taylor Small Batch BiB|E.H. Taylor Small Batch|EH Taylor Small Batch',
      spirit: 'bourbon',
      proof: 100,
      notes: 'caramel|butterscotch|licorice',
    },
  },
  {
    whiskey: [
      'Ardnamurchan AD/',
      '46.8 % vol',
      'Single malt, West Highlands, partly peated',
      'Lemon sherbet, brine, bonfire ash',
    ],
    expect: { proof: 93.6, spirit: 'single malt', notes: 'lemon|brine|ash' },
  },
  {
    whiskey: 'A peated Irish for a change: Connemara Original, 40% abv, honey and turf smoke',
    expect: { name: 'Connemara Original|Connemara', spirit: 'Irish', proof: 80, notes: 'honey|smoke' },
  },
  {
    whiskey: [
      'Kavalan Solist Vinho Barrique',
      'Taiwanese single malt',
      '57.8% cask strength',
      'ripe mango, kiwi, dark chocolate, pepper',
      'needs 10 drops of water',
    ],
    expect: {
      name: 'Kavalan Solist Vinho Barrique',
      spirit: 'single malt',
      proof: 115.6,
      notes: 'mango|chocolate',
      water: '10 drops',
    },
  },
  {
    whiskey: 'bulleit bourbon 45% high rye, spicy, maple and nutmeg',
    expect: { name: 'Bulleit Bourbon|Bulleit', spirit: 'bourbon', proof: 90, notes: 'maple|nutmeg' },
  },
  {
    whiskey: [
      'Spirit: Rye',
      'Name: Sagamore Double Oak',
      'Strength: 96.6 proof',
      'Character: sweet, oaky',
      'Notes: toffee, black walnut',
    ],
    expect: { name: 'Sagamore Double Oak', spirit: 'rye', proof: 96.6, profile: 'sweet', notes: 'toffee' },
  },
  {
    whiskey: 'Glenfarclas 105, 60% ABV, Speyside sherry bomb: raisins, apple, oak',
    expect: { name: 'Glenfarclas 105', spirit: 'single malt', proof: 120, notes: 'raisin|apple' },
  },
  {
    whiskey: [
      'Blanton’s Original Single Barrel Bourbon',
      'Proof: 93',
      'Tasting Notes: Citrus, dried vanilla, corn, hint of mint',
      'Awards: Double Gold 2022',
      'SKU 10034',
    ],
    expect: {
      name: "Blanton's Original Single Barrel|Blanton's Original Single Barrel Bourbon|Blanton's Original",
      spirit: 'bourbon',
      proof: 93,
      notes: 'citrus|vanilla|mint',
    },
  },
  {
    whiskey:
      'Please add Clynelish 14: coastal Highland malt, waxy, lime zest, honeycomb, bottled at 46 per cent',
    expect: { name: 'Clynelish 14', spirit: 'single malt', proof: 92, notes: 'lime|honeycomb' },
  },
  {
    whiskey: [
      'Johnnie Walker Black Label 12',
      'Blended Scotch Whisky',
      '40% / 80 proof',
      'dried fruit, vanilla, light smoke',
    ],
    expect: {
      name: 'Johnnie Walker Black Label 12',
      spirit: 'blended|Scotch',
      proof: 80,
      notes: 'fruit|vanilla|smoke',
    },
  },
  {
    whiskey: 'Crown Royal Northern Harvest Rye. Canadian, 90 proof. Sharp rye, butterscotch, green apple.',
    expect: {
      name: 'Crown Royal Northern Harvest Rye|Crown Royal Northern Harvest',
      spirit: 'rye|Canadian',
      proof: 90,
      notes: 'butterscotch|apple',
    },
  },
  {
    whiskey:
      'Balcones Baby Blue is a corn whisky from Texas, 92 proof, tasting of tortilla, honey and brown butter',
    expect: { name: 'Balcones Baby Blue', proof: 92, notes: 'honey|butter|tortilla' },
  },
  // wishes and chats
  {
    ask: 'a bourbon with cherry notes',
    expect: { within: ['Eagle Rare 10 Year', 'Old Forester 1920 Prohibition Style'], type: 'whiskey' },
  },
  { ask: 'the least smoky scotch you have', expect: { within: drinks.UNPEATED_MALTS, not: drinks.PEATED } },
  { ask: 'something from Orkney', expect: { top: ['Highland Park 12 Year'] } },
  {
    ask: 'a creamy irish whiskey',
    expect: { top: ['Redbreast 12 Year', 'Jameson Irish Whiskey'], type: 'whiskey' },
  },
  { ask: 'whisky with notes of tea', expect: { within: ['Lagavulin 16 Year', 'Basil Hayden'] } },
  { ask: 'bottled in bond', expect: { within: ['Rittenhouse Rye'] } },
  {
    ask: 'a scotch under 90 proof without peat',
    expect: { within: drinks.UNPEATED_MALTS, not: drinks.PEATED, type: 'whiskey' },
  },
  {
    ask: 'a single malt but not from Islay',
    expect: {
      top: [
        'The Glenlivet 12 Year',
        'The Balvenie DoubleWood 12 Year',
        'The Macallan 12 Year Sherry Oak',
        'Highland Park 12 Year',
        'Talisker 10 Year',
      ],
      not: drinks.ISLAY,
    },
  },
  { ask: 'high proof rye', expect: { top: ['Pikesville Rye', 'Rittenhouse Rye'] } },
  {
    ask: 'I love Macallan, what else',
    expect: { within: [...drinks.SHERRIED.filter((n) => !n.includes('Macallan')), 'The Glenlivet 12 Year'] },
  },
  {
    ask: 'whiskey for dessert with chocolate',
    expect: {
      within: [
        'Woodford Reserve',
        'Rittenhouse Rye',
        'Pikesville Rye',
        ...drinks.SHERRIED,
        ...drinks.BOURBONS,
      ],
      type: 'whiskey',
    },
  },
  {
    ask: 'honey and vanilla, easy to sip, neat',
    expect: {
      within: [...drinks.GENTLE_POURS, ...drinks.BOURBONS, 'The Balvenie DoubleWood 12 Year'],
      type: 'whiskey',
    },
  },
  {
    say: 'which whiskeys are over 100 proof?',
    expect: { has: ['Pikesville', 'Old Forester'], lacks: ['Jameson'] },
  },
  { say: 'do you have any ryes?', expect: { has: ['Sazerac', 'Rittenhouse', 'Pikesville'] } },
  { say: 'what is the difference between Islay and Speyside', expect: { has: ['smok|peat'] } },
  { say: 'is Redbreast smoky?', expect: { has: [drinks.NO, 'Redbreast'] } },
  { say: 'how many japanese whiskies are there', expect: { has: ['2|two'] } },
  { say: 'whats the proof on the buffalo trace', expect: { has: ['90'] } },
  { say: 'which whiskey comes after the Eagle Rare', expect: { has: ['Four Roses'] } },
  { say: 'what does wheated mean', expect: { has: ['wheat', 'rye|soft|sweet'] } },
  {
    say: 'I usually drink Jameson, what next?',
    expect: { any: ['Redbreast', 'Glenlivet', 'Toki', 'Basil Hayden', "Maker's"] },
  },
  { say: 'name three peaty ones', expect: { any: drinks.PEATED } },
  {
    say: 'whats good with a cigar?',
    expect: {
      any: [...drinks.PEATED, ...drinks.SHERRIED, ...drinks.BOURBONS, ...drinks.RYES].map((n) =>
        n.replace(/^The /, ''),
      ),
    },
  },
  {
    say: 'which of your bourbons is wheated?',
    expect: { any: ["Maker's Mark", 'Larceny'], lacks: ['Buffalo Trace'] },
  },
  { say: 'should i add ice to the Ardbeg?', expect: { has: ['Ardbeg', 'water|neat|ice'] } },
  { say: 'who makes the lagavulin?', expect: { has: ['Lagavulin'] } },
  {
    whiskey: [
      'Bruichladdich "The Classic Laddie"',
      'Unpeated Islay single malt',
      '50% vol',
      'barley sugar, mint, wild flowers',
    ],
    expect: {
      name: 'The Classic Laddie|Classic Laddie|Bruichladdich The Classic Laddie|Bruichladdich "The Classic Laddie"|Bruichladdich Classic Laddie',
      spirit: 'single malt',
      proof: 100,
      notes: 'barley|mint|flower',
    },
  },
  {
    whiskey: 'Writers’ Tears Copper Pot, Irish, 40%. Green apple, honey, ginger. Light and lively.',
    expect: { name: "Writers' Tears Copper Pot", spirit: 'Irish', proof: 80, notes: 'apple|honey|ginger' },
  },
  {
    whiskey: [
      '1792 Full Proof',
      'Kentucky Straight Bourbon',
      '125 Proof',
      'Nose: vanilla, oak',
      'Palate: brown sugar, cinnamon',
      'Finish: long & hot',
    ],
    expect: { name: '1792 Full Proof', spirit: 'bourbon', proof: 125, notes: 'vanilla|brown sugar' },
  },
  {
    whiskey: 'Chichibu The Peated 2022 — Japan, 53 ABV — lemon, ash, pear',
    expect: {
      name: 'Chichibu The Peated 2022|Chichibu The Peated',
      spirit: 'Japanese',
      proof: 106,
      notes: 'lemon|ash|pear',
    },
  },
  {
    whiskey: ['Old Overholt Bonded', 'rye / 100 pf / 4 yrs', 'grass, pepper, vanilla'],
    expect: { name: 'Old Overholt Bonded', spirit: 'rye', proof: 100, notes: 'pepper|vanilla|grass' },
  },
  {
    whiskey:
      'we now pour Glenallachie 10 Cask Strength batch 9, a speyside at 58.1 %, big sherry, fig, dark honey',
    expect: {
      name: 'Glenallachie 10 Cask Strength Batch 9|Glenallachie 10 Cask Strength|Glenallachie 10',
      spirit: 'single malt',
      proof: 116.2,
      notes: 'sherry|fig|honey',
    },
  },
  {
    whiskey: [
      'Penderyn Madeira',
      'Welsh single malt whisky',
      'Alc 46% Vol, 0.7 l',
      'Tropical fruit, raisins, vanilla',
    ],
    expect: { name: 'Penderyn Madeira', spirit: 'single malt', proof: 92, notes: 'fruit|raisin|vanilla' },
  },
  {
    whiskey:
      'Stranahan’s Original (Colorado, American single malt), 94 proof; sweet, woody; chocolate and banana',
    expect: { name: "Stranahan's Original", spirit: 'single malt', proof: 94, notes: 'chocolate|banana' },
  },
  {
    whiskey: [
      'Name – Heaven Hill Bottled-in-Bond 7',
      'Type – bourbon',
      'Proof – 100',
      'Profile – mature, caramel-rich',
      'Notes – caramel, leather, cinnamon',
      'Water – 2 drops',
      'Rest – 6 minutes',
    ],
    expect: {
      name: 'Heaven Hill Bottled-in-Bond 7',
      spirit: 'bourbon',
      proof: 100,
      profile: 'mature',
      notes: 'leather',
      water: '2 drops',
      rest: '6 min',
    },
  },
  {
    whiskey: 'Tonight I’d like to add Ledaig 10, from Mull: 92.6 proof, smoky, meaty, with pepper and iodine',
    expect: { name: 'Ledaig 10', spirit: 'single malt', proof: 92.6, notes: 'pepper|iodine' },
  },
  {
    whiskey: [
      'Angel’s Envy',
      'Kentucky straight bourbon finished in port wine barrels, 43.3%',
      'maple, raisin, toasted nuts',
    ],
    expect: { name: "Angel's Envy", spirit: 'bourbon', proof: 86.6, notes: 'maple|raisin|nut' },
  },
  { whiskey: 'Mars Iwai 45', expect: { name: 'Mars Iwai 45' } },
  {
    whiskey: 'Tomatin 14 port cask: strawberry jam, walnut. 46%. Highland.',
    expect: {
      name: 'Tomatin 14 port cask|Tomatin 14',
      spirit: 'single malt',
      proof: 92,
      notes: 'strawberry|walnut',
    },
  },
  {
    place: {
      name: 'Octomore 13.1',
      spirit: 'single malt',
      proof: 118.4,
      profile: 'Ferociously peated',
      notes: 'Smoke, tar, lime',
    },
    expect: { from: 20, to: 24 },
  },
  {
    place: {
      name: 'Weller Special Reserve',
      spirit: 'bourbon',
      proof: 90,
      profile: 'Soft, wheated',
      notes: 'Caramel, honey',
    },
    expect: { from: 4, to: 12 },
  },
  {
    place: {
      name: 'Glenfiddich 12',
      spirit: 'single malt',
      proof: 80,
      profile: 'Light, fruity',
      notes: 'Pear, oak',
    },
    expect: { from: 1, to: 6 },
  },
  {
    place: {
      name: 'Bunnahabhain 12',
      spirit: 'single malt',
      proof: 92.6,
      profile: 'Nutty, sherried',
      notes: 'Sherry, sea air',
    },
    expect: { from: 11, to: 20 },
  },
  {
    ask: 'what whiskey goes with oysters',
    expect: { within: [...drinks.PEATED, 'Highland Park 12 Year'], type: 'whiskey' },
  },
  {
    ask: 'vanilla and caramel, nothing smoky, bourbon',
    expect: { within: drinks.BOURBONS, not: drinks.PEATED },
  },
  { ask: 'the smokiest you have, no kidding', expect: { top: drinks.PEATED } },
  { ask: 'something sherried but below 90 proof', expect: { within: drinks.SHERRIED, type: 'whiskey' } },
  { ask: 'japanese, delicate', expect: { top: ['Suntory Toki'] } },
  {
    ask: 'fiery whiskey that burns going down',
    expect: { within: [...drinks.STRONG_POURS, ...drinks.RYES, 'Talisker 10 Year'] },
  },
  { ask: 'irish, the richer one', expect: { top: ['Redbreast 12 Year'] } },
  {
    ask: 'like Woodford but spicier',
    expect: {
      within: [
        'Four Roses Single Barrel',
        ...drinks.RYES,
        'Basil Hayden',
        'Old Forester 1920 Prohibition Style',
      ],
    },
  },
  { ask: 'whisky with sea salt and pepper', expect: { top: ['Talisker 10 Year'] } },
  {
    ask: 'a pour that is light in colour and floral',
    expect: { within: ['The Glenlivet 12 Year', 'Basil Hayden', 'Suntory Toki', 'Jameson Irish Whiskey'] },
  },
  { ask: 'scotch for someone who hates peat', expect: { top: drinks.UNPEATED_MALTS, not: drinks.PEATED } },
  { say: 'what order should I taste the islay malts in?', expect: { any: drinks.ISLAY } },
  { say: 'how much water in the 1920?', expect: { has: ['teaspoon|drop'] } },
  { say: 'which scotch is the sweetest', expect: { any: drinks.SCOTCH.map((n) => n.replace(/^The /, '')) } },
  { say: 'tell me about number 7', expect: { has: ['Larceny'] } },
  { say: 'is eagle rare older than buffalo trace', expect: { has: ['Eagle Rare', 'Buffalo Trace'] } },
  { say: 'any peated irish?', expect: { has: [`${NO}|smok|Irish`] } },
  { say: 'what whiskey would you pour in an old fashioned', expect: { has: ['bourbon|Old Fashioned'] } },
  {
    say: 'recommend something similar to Ardbeg but less medicinal',
    expect: { any: ['Talisker', 'Highland Park', 'Lagavulin'] },
  },
  { say: 'whats the weakest whiskey on the flight', expect: { has: ['80'] } },
  {
    whiskey: [
      'Mortlach 16',
      'The Beast of Dufftown. Speyside single malt, 43.4%',
      'Meaty, rich; dark fruit, clove, polished leather',
    ],
    expect: { name: 'Mortlach 16', spirit: 'single malt', proof: 86.8, notes: 'fruit|clove|leather' },
  },
  {
    whiskey:
      'Adding to the shelf: Dickel Bottled in Bond 13 – Tennessee – 100 proof – maple, orchard fruit, cinnamon',
    expect: {
      name: 'Dickel Bottled in Bond 13|Dickel Bottled in Bond',
      spirit: 'Tennessee',
      proof: 100,
      notes: 'maple|cinnamon',
    },
  },
  {
    whiskey: [
      'Redbreast Lustau',
      '46% ABV | Single Pot Still Irish Whiskey | €75',
      'Sherry finished. Fig, hazelnut, marzipan.',
    ],
    expect: { name: 'Redbreast Lustau', spirit: 'Irish', proof: 92, notes: 'fig|hazelnut|marzipan' },
  },
  {
    whiskey: 'Hakushu 12, 43%, Japan. Green and herbal, a wisp of smoke: basil, pear, pine.',
    expect: { name: 'Hakushu 12', spirit: 'Japanese', proof: 86, notes: 'basil|pear|pine' },
  },
  {
    whiskey: 'new bottle: rittenhouse rye bottled in bond 100 proof, cocoa and pepper',
    expect: {
      name: 'Rittenhouse Rye Bottled in Bond|Rittenhouse Rye|Rittenhouse',
      spirit: 'rye',
      proof: 100,
      notes: 'cocoa|pepper',
    },
  },
  {
    whiskey: [
      'Tullibardine 225 Sauternes Finish',
      'HIGHLAND SINGLE MALT',
      '43% ALC BY VOL',
      'Apricot. Custard. Honey.',
    ],
    expect: {
      name: 'Tullibardine 225 Sauternes Finish|Tullibardine 225',
      spirit: 'single malt',
      proof: 86,
      notes: 'apricot|custard|honey',
    },
  },
  { ask: 'bourbon, oaky, at least 10 years old', expect: { within: ['Eagle Rare 10 Year'] } },
  {
    ask: 'whisky that is not scotch and not american',
    expect: { top: [...drinks.IRISH, ...drinks.JAPANESE] },
  },
  { ask: 'medium peat, not a monster', expect: { within: ['Highland Park 12 Year', 'Talisker 10 Year'] } },
  {
    say: 'which is your most expensive tasting whiskey?',
    expect: { has: [`${REFUSAL}|${drinks.anyOf(drinks.WHISKEYS)}`] },
  },
  {
    say: 'tell me the notes of talisker and how long to rest it',
    expect: { has: ['Talisker'], any: ['salt', 'chilli', 'minute'] },
  },
  { say: 'got any tennessee?', expect: { has: [NO] } },
  { say: 'is there a whisky with coffee notes', expect: { has: ['Ardbeg'] } },
  { say: 'which is gentler, toki or glenlivet', expect: { has: ['Toki', 'Glenlivet'] } },
];
