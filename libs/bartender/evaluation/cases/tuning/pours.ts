import { type ChatCase, type PlaceCase, type WhiskeyCase, type WishCase } from '../../case-types.js';
import * as drinks from '../../expected-words.js';

const { BOURBONS, GENTLE_POURS, IRISH, ISLAY, PEATED, RYES, SCOTCH, SHERRIED, STRONGEST_POURS } = drinks;

export const POURS: readonly (WishCase | ChatCase | WhiskeyCase | PlaceCase)[] = [
  // By style and region
  { ask: 'a smoky dram', expect: { top: PEATED, type: 'whiskey' } },
  { ask: 'rye not bourbon', expect: { top: [...RYES, 'Manhattan'], not: BOURBONS } },
  { ask: 'anything Irish?', expect: { top: IRISH, type: 'whiskey' } },
  { ask: 'something from the island of Skye', expect: { top: ['Talisker 10 Year'] } },
  {
    ask: 'speyside please, no smoke',
    expect: { top: drinks.UNPEATED_MALTS, not: PEATED, type: 'whiskey' },
  },
  { ask: 'kentucky straight, neat', expect: { top: BOURBONS, type: 'whiskey' } },
  { ask: 'blended japanese whisky', expect: { top: drinks.JAPANESE, type: 'whiskey' } },
  { ask: 'single pot still', expect: { top: ['Redbreast 12 Year', 'Jameson Irish Whiskey'] } },
  // By taste and cask
  { ask: 'sherry cask, dried fruit, christmas cake', expect: { top: SHERRIED } },
  {
    ask: 'a wheated bourbon, soft as butter',
    expect: { top: ["Maker's Mark", 'Larceny Small Batch'], type: 'whiskey' },
  },
  {
    ask: 'seaweed and iodine, as medicinal as it gets',
    expect: { top: ISLAY },
  },
  {
    ask: 'a spicy pour with a lot of pepper',
    expect: { top: [...RYES, 'Talisker 10 Year', 'Four Roses Single Barrel'] },
  },
  {
    ask: 'whiskey that tastes of toffee and caramel',
    expect: { within: [...BOURBONS, 'Nikka From The Barrel'] },
  },
  // By strength
  { ask: 'cask strength or close to it', expect: { top: STRONGEST_POURS, type: 'whiskey' } },
  {
    ask: 'neat, nothing over 90 proof',
    expect: {
      type: 'whiskey',
      not: [
        ...drinks.STRONG_POURS,
        'Ardbeg 10 Year',
        'Talisker 10 Year',
        'Larceny Small Batch',
        'Woodford Reserve',
      ],
    },
  },
  { ask: 'gentle pour to start the evening', expect: { top: GENTLE_POURS, type: 'whiskey' } },
  {
    ask: 'at least 100 proof, a bourbon',
    expect: { top: ['Four Roses Single Barrel', 'Old Forester 1920 Prohibition Style'] },
  },
  // By occasion and comparison
  {
    ask: 'a pour for a cigar on the terrace',
    expect: { within: [...PEATED, ...SHERRIED, ...BOURBONS, ...RYES], type: 'whiskey' },
  },
  {
    ask: 'like Lagavulin but softer',
    expect: { top: ['Highland Park 12 Year', 'Talisker 10 Year', ...SHERRIED] },
  },
  {
    ask: 'I drink Bulleit Rye at home',
    expect: { within: [...RYES, 'Manhattan'] },
  },
  {
    ask: 'a nightcap dram, rich and sweet',
    expect: { within: [...SHERRIED, ...BOURBONS, 'Pikesville Rye', 'Lagavulin 16 Year'], type: 'whiskey' },
  },
  { ask: "wiskey, not peety, i'm new to it", expect: { top: [...GENTLE_POURS, ...BOURBONS], not: PEATED } },
  {
    ask: 'a dram, but bourbon gives me heartburn and rye is too spicy',
    expect: { without: ['bourbon', 'rye'], type: 'whiskey' },
  },
  {
    ask: 'an old scotch, the older the better',
    expect: {
      top: [
        'Lagavulin 16 Year',
        'The Balvenie DoubleWood 12 Year',
        'The Macallan 12 Year Sherry Oak',
        'Highland Park 12 Year',
        'The Glenlivet 12 Year',
      ],
    },
  },
  // As most ask
  { ask: 'a glass of bourbon, neat', expect: { top: BOURBONS, type: 'whiskey' } },
  { ask: 'a smooth whiskey, nothing harsh', expect: { within: [...GENTLE_POURS, ...BOURBONS, ...SHERRIED] } },
  { ask: 'peaty and salty', expect: { top: PEATED } },
  {
    ask: { preferredSpirit: 'whiskey', strength: 'light' },
    expect: { within: [...GENTLE_POURS, ...SHERRIED], not: STRONGEST_POURS },
  },
  // In the chat
  { say: 'which dram is the peatiest?', expect: { any: ['Ardbeg', 'Laphroaig', 'Lagavulin'] } },
  { say: 'got anything from Islay?', expect: { any: ISLAY } },
  {
    say: 'what would you pour a bourbon drinker who is curious about scotch?',
    expect: { any: SCOTCH.map((name) => name.replace(/^The /, '')) },
  },
  {
    say: 'build me a flight of three, gentle to bold',
    expect: {
      any: GENTLE_POURS.map((name) => name.replace(/^The /, '')),
      has: [drinks.anyOf([...drinks.STRONG_POURS, ...PEATED])],
    },
  },
  { say: 'lagavulin or laphroaig, which is sweeter?', expect: { has: ['Lagavulin', 'Laphroaig'] } },
  { say: 'how do I drink the Pikesville, water or not?', expect: { has: ['5 drops|five drops'] } },
  { say: 'highest proof you got?', expect: { has: ['Old Forester 1920', '115'] } },
  {
    say: 'anything smokier?',
    before: [
      'a scotch with just a hint of smoke',
      'The **Highland Park 12 Year**: heather honey with a wisp of smoke.',
    ],
    expect: { any: PEATED },
  },
  {
    say: 'what are the tasting notes of the macallan',
    expect: { has: ['Macallan'], any: ['fig', 'ginger', 'sherr'] },
  },
  {
    say: 'tell me about the Redbreast',
    expect: { has: ['Redbreast'], any: ['marzipan', 'dried fruit', 'sherr'] },
  },
  { say: 'which bourbons do you have?', expect: { has: ['Buffalo Trace', 'Eagle Rare', "Maker's Mark"] } },
  // Bottles, read
  {
    whiskey: [
      'Bunnahabhain 12 – Islay Single Malt – 46.3%',
      'Unpeated for an Islay. Sherry sweetness, sea air, roasted nuts.',
    ],
    expect: { name: 'Bunnahabhain 12', spirit: 'single malt', proof: 92.6, notes: 'sherry|sea|nut' },
  },
  {
    whiskey:
      "Russell's Reserve 13 (bourbon, 114.8 proof). Nose: cherry cola, oak. Palate: dense caramel, tobacco.",
    expect: {
      name: "Russell's Reserve 13",
      spirit: 'bourbon',
      proof: 114.8,
      notes: 'cherry|caramel|tobacco',
    },
  },
  {
    whiskey: 'High West Double Rye, 46 percent, minty and spicy, from Utah. Let it breathe 5 minutes.',
    expect: { name: 'High West Double Rye', spirit: 'rye', proof: 92, rest: '5 min' },
  },
  {
    whiskey: [
      'BOWMORE 15 DARKEST',
      'ISLAY SINGLE MALT SCOTCH WHISKY',
      '43% ALC/VOL  750 ML',
      'RAISINS, DARK CHOCOLATE, GENTLE SMOKE',
    ],
    expect: { name: 'Bowmore 15 Darkest', spirit: 'single malt', proof: 86, notes: 'raisin|chocolate' },
  },
  // Where a new one stands
  {
    place: {
      name: 'Tullamore D.E.W.',
      spirit: 'Irish whiskey',
      proof: 80,
      profile: 'Light and gentle',
      notes: 'Apple, honey',
    },
    expect: { from: 1, to: 5 },
  },
  {
    place: {
      name: 'Caol Ila 12',
      spirit: 'single malt',
      proof: 86,
      profile: 'Oily, smoky',
      notes: 'Bonfire, lemon, peat',
    },
    expect: { from: 16, to: 21 },
  },
  {
    place: {
      name: 'Elijah Craig Barrel Proof',
      spirit: 'bourbon',
      proof: 124.2,
      profile: 'Huge, dark',
      notes: 'Molasses',
    },
    expect: { from: 22, to: 24 },
  },
  {
    place: {
      name: 'Wild Turkey 81',
      spirit: 'bourbon',
      proof: 81,
      profile: 'Soft, honeyed',
      notes: 'Vanilla',
    },
    expect: { from: 1, to: 11 },
  },
];
