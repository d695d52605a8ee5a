import { type WhiskeyCase } from '../../case-types.js';

/** Whiskeys as hosts describe them in sentences and hurried notes. */
export const PEOPLE_POURS_IN_WORDS: readonly WhiskeyCase[] = [
  {
    whiskey:
      'Last night we opened a Stagg, batch 22A, a barrel proof bourbon at 132.2 proof that somehow drinks like 110. Dark chocolate, cherry cola and a mountain of oak. It really needs a splash of water and a good fifteen minutes in the glass. I would put it last because nothing tastes of anything after it.',
    expect: {
      name: 'Stagg|Stagg Batch 22A|Stagg, Batch 22A',
      spirit: 'bourbon',
      proof: 132.2,
      notes: 'chocolate|cherry',
      water: 'splash',
      rest: '15|fifteen',
      rationale: 'nothing tastes',
    },
  },
  {
    whiskey: 'uncle nearest 1856 - tn whiskey - 100pf - maple, pumpkin seed, caramel corn',
    expect: { name: 'Uncle Nearest 1856', spirit: 'Tennessee', proof: 100, notes: 'maple|caramel' },
  },
  {
    whiskey:
      'Add a new pour: Hibiki Harmony. It is a Japanese blend of malt and grain, 43% alcohol, with rose, lychee, rosemary and sandalwood.',
    expect: { name: 'Hibiki Harmony', spirit: 'Japanese', proof: 86, notes: 'rose|lychee|rosemary' },
  },
  {
    whiskey: '#2 Writers’ Tears Copper Pot. Irish, 40%. Apple, ginger, honey. Soft & friendly.',
    expect: {
      name: "Writers' Tears Copper Pot|Writers Tears Copper Pot",
      number: 2,
      spirit: 'Irish',
      proof: 80,
      notes: 'apple|ginger|honey',
    },
  },
  {
    whiskey:
      'Lagavulin 8 should be served after the Talisker since it is smokier. Islay single malt, 48% ABV, lapsang tea, lime, soot. One drop of water.',
    expect: {
      name: 'Lagavulin 8',
      spirit: 'single malt',
      proof: 96,
      notes: 'tea|lime|soot',
      water: 'one drop|1 drop',
      rationale: 'smokier',
    },
  },
  {
    whiskey: [
      'Paul John Edited',
      'India',
      '46% ABV',
      'cocoa, coffee, a thread of peat',
      'served blind as no. 5',
    ],
    expect: { name: 'Paul John Edited', proof: 92, number: 5, notes: 'cocoa|coffee' },
  },
  {
    whiskey:
      'Larceny Barrel Proof: wheated bourbon, uncut, 61.3% ABV (122.6 proof), hazelnut, toffee and cinnamon toast.',
    expect: { name: 'Larceny Barrel Proof', spirit: 'bourbon', proof: 122.6, notes: 'hazelnut|toffee' },
  },
  {
    whiskey:
      'Its a 12 year old highland single malt from Deanston, 46.3 percent, unchillfiltered, honey and gingerbread',
    expect: { spirit: 'single malt', proof: 92.6, notes: 'honey|gingerbread' },
  },
  {
    whiskey:
      "Maker's 46 - bourbon finished with french oak staves. 94 proof, so not cask strength. Caramel, baking spice, vanilla. Drink it neat, no water needed, no need to rest either.",
    expect: {
      name: "Maker's 46",
      spirit: 'bourbon',
      proof: 94,
      notes: 'caramel|vanilla',
      water: 'neat|no|none',
    },
  },
  {
    whiskey:
      'Aultmore 12 (46%, Speyside single malt): grassy, green apple, fresh laundry. Delicate, a good opener, so pour it first.',
    expect: { name: 'Aultmore 12', number: 1, spirit: 'single malt', proof: 92, notes: 'apple|grass' },
  },
  {
    whiskey: 'talisker storm 45.8 skye smoky briny chilli pepper',
    expect: { name: 'Talisker Storm', proof: 91.6, notes: 'chilli|pepper|brin' },
  },
  {
    whiskey:
      'Rye again! Russell’s Reserve 6 Year Rye, 90 proof, all the pepper and rye bread you want, plus a bit of honey. Rest: three minutes. Add: 2 drops of water.',
    expect: {
      name: "Russell's Reserve 6 Year Rye|Russell's Reserve 6 Year",
      spirit: 'rye',
      proof: 90,
      notes: 'pepper|rye bread|honey',
      rest: '3 min|three min',
      water: '2 drops',
    },
  },
  {
    whiskey:
      'Starward Nova, Australia, single malt matured in red wine barrels, 41%, berries + orchard fruit + spice',
    expect: { name: 'Starward Nova', spirit: 'single malt', proof: 82, notes: 'berries|orchard|spice' },
  },
  {
    whiskey:
      'Tasting notes for the Glengoyne 10: yellow apple, toffee, nutty. Unpeated Highland single malt; 40% ABV.',
    expect: { name: 'Glengoyne 10', spirit: 'single malt', proof: 80, notes: 'apple|toffee' },
  },
  {
    whiskey:
      'High West Double Rye! Blend of straight ryes, 92 proof, mint, clove, licorice, dry. Visible: yes. In stock: no.',
    expect: {
      name: 'High West Double Rye!|High West Double Rye',
      spirit: 'rye',
      proof: 92,
      notes: 'mint|clove|licorice',
      isVisible: true,
      isAvailable: false,
    },
  },
];
