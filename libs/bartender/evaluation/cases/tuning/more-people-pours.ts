import { type WhiskeyCase } from '../../case-types.js';

/** Whiskeys in still other voices: auction lots, apps, menus, club nights, postcards and voice notes. */
export const MORE_PEOPLE_POURS: readonly WhiskeyCase[] = [
  {
    whiskey:
      'Lot 118: Springbank 12 Cask Strength, 55.3% vol, 70cl. Campbeltown single malt. Level: into neck.',
    expect: { name: 'Springbank 12 Cask Strength', spirit: 'single malt', proof: 110.6 },
  },
  {
    whiskey: ['GLENKINCHIE 12 ........ £9', 'Lowland single malt, 43%', 'Cut grass, lemon, shortbread'],
    expect: { name: 'Glenkinchie 12', spirit: 'single malt', proof: 86, notes: 'grass|lemon|shortbread' },
  },
  {
    whiskey:
      'voice memo: next bottle is the pikesville rye hundred and ten proof its chocolatey and spicy give it ten minutes and about half a teaspoon of water',
    expect: {
      name: 'Pikesville Rye|Pikesville',
      spirit: 'rye',
      proof: 110,
      rest: '10 min|ten min',
      water: 'half a teaspoon|1/2 teaspoon',
    },
  },
  {
    whiskey: [
      'Whisky: Tamdhu 12',
      'Region: Speyside',
      'ABV: 43%',
      'Cask: 100% Oloroso sherry',
      'N: cinnamon rolls, orange zest',
      'P: stewed fruit, malt biscuit',
      'F: medium, drying oak',
      '86/100',
    ],
    expect: { name: 'Tamdhu 12', spirit: 'single malt|Scotch', proof: 86, notes: 'cinnamon|orange|fruit' },
  },
  {
    whiskey:
      'Hey, can you add the bottle Jim brought? It’s called Barrell Dovetail, 122.94 proof, finished in rum, port and Dunn Vineyards cabernet barrels. Fig jam, brown butter, baked peach.',
    expect: { name: 'Barrell Dovetail', proof: 122.9, notes: 'fig|butter|peach' },
  },
  {
    whiskey: [
      '3. Old Pulteney 12',
      '    - Highland (Wick)',
      '    - 40%',
      '    - salty, honey, a bit of spice',
      '    - water? no',
    ],
    expect: { name: 'Old Pulteney 12', spirit: 'single malt|Scotch', proof: 80, notes: 'honey|spice|salt' },
  },
  {
    whiskey: 'Eagle Rare 10, 90 pf, bourbon (KY). Orange, leather, cocoa. Pour it 4th, after the Larceny.',
    expect: { name: 'Eagle Rare 10', spirit: 'bourbon', proof: 90, number: 4, notes: 'orange|leather|cocoa' },
  },
  {
    whiskey:
      'The nose opens with ripe banana and vanilla custard, then clove. On the palate Glen Moray Port Cask is syrupy: strawberry jam, milk chocolate. 40% abv, Speyside. Best neat.',
    expect: {
      name: 'Glen Moray Port Cask',
      spirit: 'single malt|Scotch',
      proof: 80,
      notes: 'banana|vanilla|strawberry',
      water: 'none|neat',
    },
  },
  {
    whiskey: 'aberfeldy 12 - 80 proof - highland single malt - honey heather smoke wisp - no water - 3 mins',
    expect: {
      name: 'Aberfeldy 12',
      spirit: 'single malt',
      proof: 80,
      notes: 'honey',
      water: 'none',
      rest: '3 min',
    },
  },
  {
    whiskey: [
      'TULLIBARDINE 228',
      'BURGUNDY FINISH',
      'HIGHLAND SINGLE MALT SCOTCH WHISKY',
      '43% VOL 700ML',
      'NON CHILL FILTERED',
    ],
    expect: { name: 'Tullibardine 228|Tullibardine 228 Burgundy Finish', spirit: 'single malt', proof: 86 },
  },
  {
    whiskey:
      'Why I chose it: because it shows what wheat does to a bourbon. Weller 12, 90 proof. Caramel, almond, buttered toast.',
    expect: { name: 'Weller 12', spirit: 'bourbon', proof: 90, rationale: 'wheat', notes: 'caramel|almond' },
  },
  {
    whiskey:
      'Kilkerran 12 | Campbeltown | 46% | citrus, toffee, brine, light peat | 2-3 drops of water | rest 5-8 min',
    expect: {
      name: 'Kilkerran 12',
      spirit: 'single malt',
      proof: 92,
      notes: 'citrus|toffee|brine',
      water: '2',
      rest: '5',
    },
  },
  {
    whiskey: [
      'Dear all, tonight we start with something gentle.',
      'It is the Auchentoshan American Oak, a triple distilled Lowland at 40% ABV.',
      'Expect vanilla, coconut and a squeeze of lemon.',
      'It goes first because it will not tire anybody’s tongue.',
    ],
    expect: {
      name: 'Auchentoshan American Oak',
      spirit: 'single malt|Scotch',
      proof: 80,
      number: 1,
      notes: 'vanilla|coconut',
      rationale: 'tongue',
    },
  },
  {
    whiskey: 'Heaven Hill 7 year BiB bourbon',
    expect: { name: 'Heaven Hill 7 Year BiB|Heaven Hill 7 Year', spirit: 'bourbon', proof: 100 },
  },
  {
    whiskey: 'rationale: it is the palate cleanser between the two heavy ones. water: a splash',
    expect: { rationale: 'palate cleanser', water: 'splash' },
  },
  {
    whiskey:
      'Yellow Spot 12 is out at the moment, hide it. Irish pot still, 46%. Malaga casks, honey and peach.',
    expect: {
      name: 'Yellow Spot 12',
      spirit: 'Irish|pot still',
      proof: 92,
      notes: 'honey|peach',
      isVisible: false,
    },
  },
  {
    whiskey: [
      '🥃 New in the cabinet: Nikka Days 🥃',
      'Japanese blend, 40%',
      '👃 apple blossom, light smoke',
      '👅 toffee, pear',
      '#whisky #nikka #dramtime',
    ],
    expect: { name: 'Nikka Days', spirit: 'Japanese', proof: 80, notes: 'apple|toffee|pear' },
  },
  {
    whiskey:
      'Tomatin 14 (port finish, Highland). Bottled at 46% without chill filtration. I get cranberry, honey, rich fruit. You should let the glass sit for about ten minutes and add two drops of water.',
    expect: {
      name: 'Tomatin 14',
      spirit: 'single malt|Scotch',
      proof: 92,
      notes: 'cranberry|honey|fruit',
      rest: '10 min|ten min',
      water: '2 drops|two drops',
    },
  },
  {
    whiskey: 'Old Ezra 7 barrel strength 117 kentucky straight bourbon, candied orange, cola, chewy',
    expect: {
      name: 'Old Ezra 7 Barrel Strength 117|Old Ezra 7 Barrel Strength|Old Ezra 7',
      spirit: 'bourbon',
      notes: 'orange|cola',
    },
  },
  {
    whiskey: [
      'Bottle: Rebel Yell 10 Single Barrel',
      'Class: Bourbon (wheated)',
      'Strength: 50 % / 100 proof',
      'In the flight: 5',
      'In the glass: apricot, vanilla bean, sawdust',
      'Rest it: 6 min',
      'Water: none needed',
    ],
    expect: {
      name: 'Rebel Yell 10 Single Barrel',
      spirit: 'bourbon',
      proof: 100,
      number: 5,
      notes: 'apricot|vanilla',
      rest: '6 min',
      water: 'none',
    },
  },
  {
    whiskey:
      'This is Loch Lomond 12. Highland single malt. 46 percent. Peach, biscuit, soft smoke. Number 7.',
    expect: { name: 'Loch Lomond 12', spirit: 'single malt', proof: 92, number: 7, notes: 'peach|biscuit' },
  },
  {
    whiskey: 'glenlivet nadura 16, cask stregnth 54.8 abv, speysde, vanila, pineaple, ginger',
    expect: { name: 'Glenlivet Nadura 16', proof: 109.6, notes: 'vanil|pineap|ginger' },
  },
  {
    whiskey:
      'Smooth Ambler Contradiction, a blend of bourbons (46% ABV / 92 Proof). Profile: sweet and easy. Tasting: maple, mint, black pepper.',
    expect: {
      name: 'Smooth Ambler Contradiction',
      spirit: 'bourbon',
      proof: 92,
      profile: 'sweet',
      notes: 'maple|mint|pepper',
    },
  },
  {
    whiskey: [
      'Found this at the airport: Amrut Peated',
      'Indian single malt, 46 % alc/vol',
      'barley sugar, campfire, clove',
      'I think it should come right before the Ardbeg, since it is smoky but lighter.',
    ],
    expect: {
      name: 'Amrut Peated',
      spirit: 'single malt',
      proof: 92,
      notes: 'barley|clove|campfire',
      rationale: 'lighter',
    },
  },
  {
    whiskey: 'Bernheim Original Wheat Whiskey, 7 years, 45% – honey, bread, berries',
    expect: {
      name: 'Bernheim Original Wheat Whiskey|Bernheim Original Wheat|Bernheim Original',
      proof: 90,
      notes: 'honey|bread|berries',
    },
  },
  {
    whiskey:
      'One for the nerds: Mackmyra Svensk Ek. Swedish single malt at 46.1%. Matured partly in Swedish oak: sandalwood, dried ginger, roasted bread.',
    expect: {
      name: 'Mackmyra Svensk Ek',
      spirit: 'single malt',
      proof: 92.2,
      notes: 'sandalwood|ginger|bread',
    },
  },
  {
    whiskey: 'Proof 107, bourbon, name is Old Weller Antique, it tastes of cherries and cinnamon',
    expect: { name: 'Old Weller Antique', spirit: 'bourbon', proof: 107, notes: 'cherr|cinnamon' },
  },
  {
    whiskey: [
      'Jura Seven Wood',
      'Single Malt · Isle of Jura · 42%',
      'Light peach, milk chocolate, liquorice',
      'Rest: 4',
      'Water: 1 drop',
    ],
    expect: {
      name: 'Jura Seven Wood',
      spirit: 'single malt',
      proof: 84,
      notes: 'peach|chocolate',
      rest: '4',
      water: '1 drop',
    },
  },
  {
    whiskey:
      'Have it as number 9: Bowmore 18. 43%. Islay. Dark chocolate, smoked plum, sea air. It wants a quarter of an hour in the glass.',
    expect: {
      name: 'Bowmore 18',
      spirit: 'single malt',
      proof: 86,
      number: 9,
      notes: 'chocolate|plum',
      rest: '15|quarter',
    },
  },
  {
    whiskey:
      'Basil Hayden Dark Rye: rye finished with a splash of port, 80 proof. Dried fruit, oak, a little caramel. Easy sipper.',
    expect: {
      name: 'Basil Hayden Dark Rye|Basil Hayden Dark',
      spirit: 'rye',
      proof: 80,
      notes: 'fruit|oak|caramel',
    },
  },
];
